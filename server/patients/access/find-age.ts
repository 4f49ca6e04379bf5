import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { ageOn } from '../age.ts';
import { ownBirth } from './store.ts';

/** In years today; null: nobody knows. */
export async function findAge(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
): Promise<number | null> {
  const born = await ownBirth(db, patientId);
  return born ? ageOn(born, dayIn(config.clinic.timeZone, clock.now())) : null;
}

/** Someone whose age nobody has written down counts as an adult: children are registered with their birth. */
export async function requireAdult(deps: Pick<Deps, 'db' | 'clock' | 'config'>, patientId: string): Promise<void> {
  const age = await findAge(deps, patientId);
  if (age !== null && age < deps.config.family.adultFrom) throw new Refusal('adults_only');
}

export async function isChild(deps: Pick<Deps, 'db' | 'clock' | 'config'>, patientId: string): Promise<boolean> {
  const age = await findAge(deps, patientId);
  return age !== null && age < deps.config.family.adultFrom;
}
