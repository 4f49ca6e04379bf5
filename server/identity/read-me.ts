import type { Me } from '#contract/identity.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { stageOf } from './sessions/find-session.ts';
import { endOf, limitsOf, WARNING_MS } from './sessions/session-limits.ts';
import { meBySession } from './sessions/store.ts';

export async function readMe(deps: Pick<Deps, 'db' | 'clock' | 'config'>, sessionId: string): Promise<Me> {
  const row = await meBySession(deps.db, sessionId);
  if (!row) throw new Refusal('not_signed_in');
  const { role } = row;
  const stage = stageOf(deps, row, deps.clock.now());
  if (stage === 'second-factor') throw new Refusal('second_factor_needed');
  return {
    id: row.id,
    role,
    name: row.name,
    email: row.email,
    phone: row.phone,
    pud: role === 'patient' ? row.login : null,
    patientId: row.patient_id,
    ...(row.record_held_since ? { isRecordHeld: true } : {}),
    title: row.title,
    department: row.department,
    hasSecondFactor: row.app_since !== null || row.passkeys > 0,
    hasAuthenticator: row.app_since !== null,
    passkeys: row.passkeys,
    ...(row.language ? { language: row.language } : {}),
    session: {
      id: sessionId,
      stage,
      idleSeconds: limitsOf(deps, role).lockMs / 1000,
      warnSeconds: WARNING_MS / 1000,
      endsAt: endOf(deps, row).toISOString(),
      ...(row.has_pin ? { hasPin: true } : {}),
    },
  };
}
