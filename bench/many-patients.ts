// Patients by the hundred, each with an open session: put straight into the tables, because Argon2 takes its time.
import { randomUUID } from 'node:crypto';
import { drawToken, hashToken } from '#server/identity/sessions/session-token.ts';
import { drawPud } from '#server/patients/draw-pud.ts';
import type { Clinic } from './clinic.ts';

export type BenchPatient = { id: string; accountId: string; login: string; cookie: string };

const DAY_MS = 86_400_000;

export async function manyPatients(
  { db }: Pick<Clinic, 'db'>,
  count: number,
  passwordHash = '',
): Promise<BenchPatient[]> {
  const now = new Date();
  const drawn = Array.from({ length: count }, () => ({
    id: randomUUID(),
    accountId: randomUUID(),
    login: drawPud(),
    token: drawToken(),
  }));
  const person = { name: 'Asha Rao', email: 'asha@mail.example', phone: '+91 98200 14477' };
  const session = { stage: 'open', device: 'Firefox on Linux', started_at: now, seen_at: now } as const;
  for (let from = 0; from < count; from += 500) {
    const some = drawn.slice(from, from + 500);
    await db
      .insertInto('accounts')
      .values(
        some.map(({ accountId, login }) => ({
          ...person,
          id: accountId,
          role: 'patient' as const,
          login,
          password_hash: passwordHash || null,
          created_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('patients')
      .values(
        some.map(({ id, accountId, login }) => ({
          ...person,
          id,
          account_id: accountId,
          pud: login,
          name_key: 'asha rao',
          registered_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('sessions')
      .values(
        some.map(({ accountId, token }) => ({
          ...session,
          account_id: accountId,
          token_hash: hashToken(token),
          ends_at: new Date(now.getTime() + DAY_MS),
        })),
      )
      .execute();
  }
  return drawn.map(({ token, ...patient }) => ({ ...patient, cookie: `nadi_session=${token}` }));
}
