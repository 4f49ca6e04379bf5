import type { Neighbour } from '#contract/medicines/dose-checks.ts';
import { areAlike, fold } from '#contract/patients/likeness.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfiles } from '../records/find-profiles.ts';
import { type InpatientRow, listEveryLive } from './find-inpatient.ts';

/** Someone else who lies here under a name that is easily taken for this patient's. A doctor sees their own patients only. */
export async function findAlike(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
): Promise<(patientId: string) => Neighbour | null> {
  const here = (await listEveryLive(deps, actor)).map((row) => ({ row, plain: fold(row.patient) }));
  const alike = new Map<string, InpatientRow>();
  for (const one of here) {
    const other = here.find(({ row, plain }) => row.patient_id !== one.row.patient_id && areAlike(one.plain, plain));
    if (other) alike.set(one.row.patient_id, other.row);
  }
  const profileOf = await findProfiles(
    deps,
    [...alike.values()].map(({ patient_id }) => patient_id),
  );
  return (patientId) => {
    const other = alike.get(patientId);
    if (!other) return null;
    const { age, sex, dateOfBirth } = profileOf(other.patient_id);
    const { patient: name, room, bed, pud } = other;
    return { patientId: other.patient_id, name, room, bed, pud, age, sex, dateOfBirth };
  };
}
