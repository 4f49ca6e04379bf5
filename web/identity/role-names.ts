import type { Role } from '#contract/endpoint.ts';

export const ROLE_NAMES: Record<Role, { one: string; many: string; login: string; loginPath: LoginPath }> = {
  patient: { one: 'Patient', many: 'patients', login: 'Patient Login', loginPath: '/login/patient' },
  doctor: { one: 'Doctor', many: 'doctors', login: 'Doctor Login', loginPath: '/login/doctor' },
  staff: { one: 'Staff', many: 'staff', login: 'Staff Login', loginPath: '/login/staff' },
  desk: { one: 'Reception', many: 'the reception', login: 'Reception Login', loginPath: '/login/desk' },
  admin: { one: 'Administrator', many: 'administrators', login: 'Administrator Login', loginPath: '/login/admin' },
};

export type LoginPath = `/login/${Role}`;
