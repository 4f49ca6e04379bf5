import { type CardFact, type EmergencyCard, USUALLY_SHOWN } from '#contract/patients/emergency-card.ts';
import type { Deps } from '../platform/deps.ts';
import { findOpenings } from './read-card.ts';
import { choiceOf } from './store.ts';

const ALL = 100_000;

/** For the export of one's own data. The caller has checked that it is the patient who asks. */
export async function copyCard(
  { db }: Pick<Deps, 'db'>,
  patientId: string,
): Promise<Pick<EmergencyCard, 'shows' | 'openings'>> {
  const choice = await choiceOf(db, patientId);
  return {
    shows: (choice?.shows ?? [...USUALLY_SHOWN]) as CardFact[],
    openings: await findOpenings(db, patientId, ALL),
  };
}
