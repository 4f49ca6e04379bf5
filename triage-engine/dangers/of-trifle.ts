// What is asked before somebody is told to look after a small trouble at home that was not surely one: what sounds nearest to it,
// what matters for what was read of it, and what it could be by its place. Two or three, each with a tile.
import { CRISIS_DANGERS, type DangerId } from '#contract/triage/dangers.ts';
import type { FindingId } from '../knowledge/ids.generated.ts';
import type { Understanding } from '../understand.ts';
import { fitsPerson } from './fits-person.ts';
import { fitsPlace } from './fits-place.ts';
import type { HeardAlarm } from './hear-alarms.ts';
import { dangersOfComplaint } from './of-complaint.ts';
import { OF_PLACES } from './of-places.ts';

const FEWEST = 2;
const MOST = 3;
/** So softly an alarm is no reason to ask; where something is asked in any case, it says what. */
const NEAREST = 0.1;

/** Who has none of them is not asked again. */
const OF_MENINGITIS: readonly FindingId[] = ['fever', 'neck-stiffness', 'rash'];

/** What nothing said of the place leaves open. */
const OF_ANYTHING: readonly DangerId[] = ['breath', 'chest-pain', 'sepsis'];

export function dangersOfTrifle(understood: Understanding, heard: readonly HeardAlarm[]): DangerId[] {
  const { text, who, stated } = understood;
  const nearest = heard.filter(({ certainty }) => certainty >= NEAREST).map(({ danger }) => danger);
  const rows = OF_PLACES.filter(({ said }) => said.test(text)).map(({ dangers }) => dangers);
  const inTurn = Array.from({ length: MOST }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
  const fits = (danger: DangerId) =>
    !CRISIS_DANGERS.includes(danger) &&
    fitsPerson(danger, who) &&
    fitsPlace(danger, understood) &&
    (danger !== 'pregnancy' || who.sex === 'female') &&
    !(danger === 'meningitis' && OF_MENINGITIS.every((id) => stated.get(id)?.state === 'absent'));
  const own = [...new Set([...nearest.slice(0, MOST - 1), ...dangersOfComplaint(understood), ...inTurn])].filter(fits);
  const missing = OF_ANYTHING.filter((danger) => !own.includes(danger)).slice(0, Math.max(0, FEWEST - own.length));
  return [...own.slice(0, MOST), ...missing];
}
