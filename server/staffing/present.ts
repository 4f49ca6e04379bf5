import type { AccountReply } from '#contract/staffing/accounts.ts';
import type { ApplicationReply } from '#contract/staffing/staffing.ts';
import type { ApplicationRow, WorkerRow } from './store.ts';

export const presentApplication = (row: ApplicationRow): ApplicationReply => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  licenseNumber: row.license_number,
  department: row.department,
  message: row.message,
  status: row.status,
  reason: row.reason,
  appliedAt: row.applied_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  decidedBy: row.decided_by_name,
});

export const presentAccount = (row: WorkerRow): AccountReply => ({
  id: row.id,
  role: row.role,
  name: row.name,
  email: row.email,
  title: row.title,
  department: row.department,
  licenseNumber: row.license_number,
  licenceEndsOn: row.licence_ends_on,
  languages: row.languages,
  employeeId: row.employee_id,
  state: row.disabled_at ? 'disabled' : row.has_password ? 'active' : 'invited',
  hasSecondFactor: row.second_factor_since !== null,
  createdAt: row.created_at.toISOString(),
  lastLoginAt: row.last_login_at?.toISOString() ?? null,
  sessions: row.sessions,
  version: row.version ?? 1,
});
