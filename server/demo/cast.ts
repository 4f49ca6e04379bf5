// The people of the demo clinic as those who act: each use case is called by the person who would call it.
import type { Role } from '#contract/endpoint.ts';
import { findAccount } from '../identity/public.ts';
import { findPatientByPud } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { listDoctorsOf } from '../schedule/find-doctor.ts';
import { readDemoAccounts } from './demo-accounts.ts';
import { type DemoPatient, PATIENTS } from './patients.ts';

export type CastPatient = DemoPatient & { actor: Actor; pud: string };
export type CastDoctor = { id: string; name: string; department: string; actor: Actor };
export type Cast = { patients: CastPatient[]; doctors: CastDoctor[] };

/** Nobody logged in for these days, so there is no session behind them. */
export const actingAs = (role: Role, accountId: string): Actor => ({ accountId, role, sessionId: '', requestId: null });

export async function findCast({ db }: Pick<Deps, 'db'>): Promise<Cast> {
  const patients: CastPatient[] = [];
  for (const { role, login, name } of await readDemoAccounts(db)) {
    const known = PATIENTS.find((patient) => patient.name === name);
    const account = role === 'patient' ? await findAccount(db, 'patient', login) : undefined;
    if (!known || !account) continue;
    const { id: patientId } = await findPatientByPud(db, login);
    patients.push({ ...known, pud: login, actor: { ...actingAs('patient', account.id), patientId } });
  }
  const doctors = await listDoctorsOf(db);
  return {
    patients,
    doctors: doctors.map(({ id, name, department }) => ({ id, name, department, actor: actingAs('doctor', id) })),
  };
}

export function doctorNamed({ doctors }: Cast, name: string): CastDoctor {
  const doctor = doctors.find((one) => one.name === name);
  if (!doctor) throw new Error(`The demo clinic has no ${name}.`);
  return doctor;
}
