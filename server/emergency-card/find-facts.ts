import { type CardFact, type CardFacts, USUALLY_SHOWN } from '#contract/patients/emergency-card.ts';
import { findPatient } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findProfile } from '../records/find-profile.ts';
import { composeFacts } from './compose-facts.ts';
import { findMedicines } from './find-medicines.ts';
import { choiceOf } from './store.ts';

export type CardNow = {
  shows: CardFact[];
  version: number;
  facts: CardFacts;
  medicines: { name: string; inWords: string }[];
};

/** The card as its owner has chosen it, from the record of this moment. The caller has checked who asks. */
export async function findFacts(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  owner: Actor,
  patientId: string,
): Promise<CardNow> {
  const choice = await choiceOf(deps.db, patientId);
  const shows = (choice?.shows ?? [...USUALLY_SHOWN]) as CardFact[];
  const { name } = await findPatient(deps.db, patientId);
  const profile = await findProfile(deps, patientId);
  const medicines = await findMedicines(deps, owner, { patientId, home: profile.medicines });
  const known = { name, profile, medicines, clinic: deps.config.clinic.name, now: deps.clock.now() };
  return { shows, version: choice?.version ?? 0, facts: composeFacts(shows, known), medicines };
}
