// A complaint of which the lexicon made nothing, but of which a place or what sort of trouble is there, and that both learnt readers hear no
// danger are known: it is for a doctor within days, after the danger signs were asked for. What nobody understood has no number.
import type { Gist } from './alarms/gist.ts';
import type { Urgency } from './answer.ts';
import { type HeardAlarm, withoutReassurance } from './dangers/hear-alarms.ts';
import { maySwallow } from './text/may-be-swallowed.ts';
import { placeAndTrouble } from './text/place-and-trouble.ts';
import type { Understanding } from './understand.ts';
import { isInThirdPerson } from './urgency/examined.ts';

/** Alarms that are softer than this are none. */
const SILENT = 0.25;
/** Of dangers that no reader had learnt from, hardly one sounds so harmless. */
const CAN_WAIT = 0.7;
const GRAVE = 0.25;
/** What may be no complaint has no number. */
const NOTHING = 0.03;
const SHORTEST = 4;
/** They hide more: a doctor looks today (NICE NG143, NG51). */
const YOUNG_YEARS = 1;

/** Its level; nothing where it is not known well enough. */
export function levelToldPlainly(
  { text, who }: Understanding,
  heard: readonly HeardAlarm[],
  gist: () => Gist,
): Urgency | undefined {
  const told = withoutReassurance(text).trim();
  if (maySwallow(text)) return;
  const isOfSomebody = isInThirdPerson(text);
  const isLoud = heard.some(({ certainty }) => certainty >= SILENT);
  if (told.split(/\s+/).length < SHORTEST || (isLoud && !isOfSomebody)) return;
  const { place, trouble } = placeAndTrouble(told);
  if (!place && !trouble && !isOfSomebody) return;
  const { trifle, mild, grave, nothing } = gist();
  if (nothing >= NOTHING) return;
  const canWait = !isLoud && trifle + mild >= CAN_WAIT && grave < GRAVE;
  if (!canWait) return isOfSomebody ? 3 : undefined;
  const isDelicate = who.pregnant === true || who.afterBirth || (who.ageYears ?? YOUNG_YEARS) < YOUNG_YEARS;
  return isDelicate ? 3 : 2;
}
