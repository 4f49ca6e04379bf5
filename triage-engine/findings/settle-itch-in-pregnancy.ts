// Palms and soles that itch: in pregnancy they have no rash because of their name, and without one they are no sign of it.
import type { Stated } from './from-text.ts';

const FROM_THE_PLACE = ['palm-sole-rash', 'foot-rash', 'burrows'];
const RASH =
  /rash|spots?\b|blister|bumps?\b|patch|flak|crack|scal|peel|burrow|red\b|daane|dane\b|chakat|chhal|लाल|दान|चकत|छाल/iu;
const ITCHES = ['itchy-rash', 'itching-all-over', 'foot-rash', 'palm-sole-rash'];
const IN_PREGNANCY = 'itch-in-pregnancy';

export function settleItchInPregnancy(stated: Map<string, Stated>, isPregnant: boolean): void {
  const isPresent = (id: string) => stated.get(id)?.state === 'present';
  if (!isPresent(IN_PREGNANCY)) return;
  if (isPregnant || isPresent('pregnant') || isPresent('pregnant-late')) {
    for (const id of FROM_THE_PLACE) if (!RASH.test(stated.get(id)?.words ?? 'rash')) stated.delete(id);
  } else if (ITCHES.some(isPresent)) stated.delete(IN_PREGNANCY);
}
