// Between what is surely a trifle and what nobody knows: the dangers that matter for it are asked by name before the answer, and for
// whoever has none of them it is looked after at home. Whoever taps one is rated by it, as ever.
import { CRISIS_DANGERS, type DangerId, type DangerTap } from '#contract/triage/dangers.ts';
import type { DangerAsk, RaisedFlag, Urgency } from '../answer.ts';
import { DANGER_SIGNS } from '../dangers/danger-signs.ts';
import { withoutReassurance } from '../dangers/hear-alarms.ts';
import { dangersOfTrifle } from '../dangers/of-trifle.ts';
import type { Rated, Unrated } from '../rate.ts';
import { isPlainStatement } from '../text/plain-statement.ts';
import type { Understanding } from '../understand.ts';
import { GOES_ON } from './telling-words.ts';
import { type About, isLookedAt, isRuledOut, isToldAsIllness, onlyAsTrifle } from './told-like-trifle.ts';

/** Of texts of writers whom no reader had learnt from: see decision 90. */
const PERHAPS = { trifle: 0.85, mild: 0.15, grave: 0.1, loudest: 0.9 };
/** Told so, what the lexicon has read of it is asked for, and forbids nothing once it was denied. */
const SURELY = { trifle: 0.95, mild: 0.05, grave: 0.03, loudest: 0.97 };
const NOTHING = 0.12;
const HALF_HEARD = 0.25;

/** As it is rated once none of the dangers is there; nothing where it is no trifle. */
export function perhapsTrifle({ all, rated, heard, gist }: About): Understanding | undefined {
  const told = withoutReassurance(all.text).trim();
  if (isRuledOut(all, rated, told) || heard.some(({ certainty }) => certainty >= HALF_HEARD)) return;
  const { trifle, mild, grave, nothing, loudest } = gist();
  const is = (least: typeof PERHAPS) =>
    trifle >= least.trifle && mild < least.mild && grave < least.grave && loudest < least.loudest;
  if (nothing >= NOTHING || isPlainStatement(told) || isToldAsIllness(all) || [...all.stated].some(isLookedAt)) return;
  if (is(SURELY)) return rated.flags.every(isAskedFor) ? onlyAsTrifle(all, true) : undefined;
  if (!is(PERHAPS) || rated.flags.length > 0 || rated.asks.some(({ reason }) => reason === 'heard')) return;
  return GOES_ON.test(told) ? undefined : onlyAsTrifle(all);
}

/** A flag for today, of a danger that has a question of its own. */
const isAskedFor = ({ urgency, danger }: RaisedFlag): boolean =>
  urgency <= 3 && danger !== undefined && !CRISIS_DANGERS.includes(danger);

const asked = (danger: DangerId): DangerAsk => ({
  danger,
  tile: DANGER_SIGNS[danger].tile,
  reason: 'close',
});

/** With its two or three questions; those that were to be asked in any case stay, and the long list is enough. */
export function askedFirst<Any extends Rated | Unrated>(rated: Any, all: Understanding, heard: About['heard']): Any {
  if (rated.asks.some(({ reason }) => reason === 'unread')) return rated;
  const own = rated.flags.flatMap(({ danger }) => danger ?? []);
  const isNew = (danger: DangerId) => !rated.asks.some((one) => one.danger === danger);
  const more = [...new Set([...own, ...dangersOfTrifle(all, heard)])].filter(isNew).map(asked);
  // Those of a flag are never left out.
  const asks = [...rated.asks, ...more].toSorted((a, b) => rank(a, own) - rank(b, own)).slice(0, MOST);
  return { ...rated, asks, urgency: Math.max(2, rated.urgency ?? 2) as Urgency };
}
const MOST = 3;
const rank = ({ danger }: DangerAsk, own: readonly DangerId[]): number => (own.includes(danger) ? 0 : 1);

/** Every question was answered, and each with no. */
export const isDenied = (asks: readonly DangerAsk[], taps: readonly DangerTap[]): boolean =>
  asks.length > 0 &&
  taps.every(({ state }) => state === 'absent') &&
  asks.every((ask) => taps.some(({ danger }) => danger === ask.danger));
