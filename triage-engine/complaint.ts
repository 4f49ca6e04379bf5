// The complaint in one line, as a heading: "Sore throat, fever and cough, for 3 days".
import { inSentence } from '#contract/in-sentence.ts';
import { isCrisis } from '#contract/triage/dangers.ts';
import type { RaisedFlag } from './answer.ts';
import { findingName, narrowest } from './explain.ts';
import { FINDING_BY_ID } from './knowledge/library.ts';
import { countsAtHomeOnly } from './trifles/is-trifle.ts';
import type { Understanding } from './understand.ts';

const MOST = 3;

/** In the order in which it was told, what raised an emergency first; in a crisis that alone. Empty where nothing was told. */
export function complaintInWords(
  { stated, complains = stated, text, attributes }: Understanding,
  flags: readonly RaisedFlag[] = [],
): string {
  const isInCrisis = isCrisis(flags);
  const raising = flags.filter((flag) => flag.urgency >= GRAVE || isCrisis([flag]));
  const grave = new Set(raising.flatMap(({ findings }) => findings).filter((id) => !isHistory(id)));
  const present = [...complains].filter(
    ([id, { state }]) => state === 'present' && (grave.has(id) || (isComplaint(id) && !(isInCrisis && grave.size > 0))),
  );
  // What happened, a bite or a swallowed poison, is the complaint; what is felt comes with it.
  const isNamedFirst = (id: string) => grave.has(id) && !isComplaint(id);
  const place = new Map(present.map(([id, { words }]) => [id, words ? text.indexOf(words) : Infinity]));
  const told = narrowest(present.map(([id]) => id)).sort(
    (a, b) => Number(isNamedFirst(b)) - Number(isNamedFirst(a)) || (place.get(a) ?? 0) - (place.get(b) ?? 0),
  );
  // The name of a trifle says again what was told with it.
  const own = told.filter((id) => !countsAtHomeOnly(id));
  const said = own.length > 0 ? own : told;
  if (said.length === 0) return '';
  const lasting = durationInWords(attributes.durationDays);
  // "Fever for a week or more, for 6 days"
  const nameOf = (id: string) =>
    lasting ? findingName(id).replace(/ for a (?:week|month) or more$/, '') : findingName(id);
  const [first = '', ...more] = [...new Set(said.map(nameOf))].slice(0, MOST);
  const last = more.pop();
  const names = [first, ...more.map(inSentence)].join(', ') + (last ? ` and ${inSentence(last)}` : '');
  return lasting ? `${names}, ${lasting}` : names;
}

const GRAVE = 4;

const isHistory = (id: string) => FINDING_BY_ID.get(id)?.kind === 'history';

const isComplaint = (id: string) => /^(symptom|sign)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');

function durationInWords(days: number | undefined): string | null {
  if (days === undefined) return null;
  if (days < 1) return 'since today';
  if (days < 14) return `for ${counted(days, 'day')}`;
  if (days < 60) return `for ${counted(days / 7, 'week')}`;
  if (days < 730) return `for ${counted(days / 30, 'month')}`;
  return `for ${counted(days / 365, 'year')}`;
}

function counted(exact: number, unit: string): string {
  const count = Math.round(exact);
  return count === 1 ? `a ${unit}` : `${count} ${unit}s`;
}
