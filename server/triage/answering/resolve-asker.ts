// Everyone may ask. What a patient asks goes into their record and uses their chart; a guest's goes nowhere. While nobody has
// seen who the owner of the account is, nothing of the chart is used: the answer would show it.
import type { PersonFacts } from '#contract/triage/symptoms.ts';
import { findOwnPatient, type PatientRow } from '#server/patients/find-patient.ts';
import type { Actor, Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findProfile } from '#server/records/find-profile.ts';
import type { WhoPays } from '../ai/count-call.ts';
import { asksForThemselves } from '../policy.ts';
import { type ChartReadings, findChartReadings, isSomeoneElse, NO_READINGS } from './chart-readings.ts';
import { wholePerson } from './merge-person-facts.ts';

export type Asker = {
  /** Null for a guest, and for anyone who works here: they ask as guests do. */
  patient: PatientRow | null;
  person: PersonFacts;
  /** What was measured in the last day. */
  readings: ChartReadings;
  /** What must not be sent to a model. */
  own: { name?: string; pud?: string };
  by: WhoPays;
};

type Asked = { person?: PersonFacts | undefined; withoutReadings?: string[] | undefined };

export async function whoAsks(
  deps: Deps,
  caller: Caller,
  { person: said, withoutReadings = [] }: Asked,
  address: string | null,
): Promise<Asker> {
  const by = { caller, address };
  const bare = { person: wholePerson(said), readings: NO_READINGS, by };
  if (!asksForThemselves(caller)) return { ...bare, patient: null, own: {} };
  const actor = caller as Actor;
  const patient = await findOwnPatient(deps.db, actor);
  const own = { name: patient.name, pud: patient.pud };
  if (patient.record_held_since) return { ...bare, patient, own };
  const chart = await findProfile(deps, patient.id);
  const readings = isSomeoneElse(said, chart.age)
    ? NO_READINGS
    : await findChartReadings(deps, actor, patient.id, withoutReadings);
  return { patient, person: wholePerson(said, chart), readings, own, by };
}
