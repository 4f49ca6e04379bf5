// What a doctor reads before an order takes the place of another: when the first dose comes after the last one, and what becomes of a
// dose that is due.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { LastDose } from '#server/pharmacy/timing/first-moment.ts';
import { hasTimes } from '#server/pharmacy/timing/intervals.ts';
import { momentInWords } from '#server/pharmacy/timing/moment-in-words.ts';
import type { Before, Beginning } from './in-place-of.ts';

type Known = {
  before: readonly Before[];
  last: readonly LastDose[];
  at: Date;
  /** Of orders that ended a while ago, of the same ingredients: nobody recorded them. */
  unrecorded: readonly { medication: string; due_at: Date }[];
  /** The order itself is changed: what is open of it may stay. */
  isChange: boolean;
};

export function beginsInWords(
  { first, passedOn, keepsOpen }: Beginning,
  { before, last, at, isChange, unrecorded }: Known,
  timeZone: string,
): string[] {
  const words = (moment: Date) => momentInWords(moment, timeZone);
  const due = before.flatMap(({ open }) => open.filter((each) => each <= at));
  const stays = (each: Date) => (isChange ? keepsOpen : each.getTime() === passedOn?.getTime());
  const newest = last
    .filter(({ frequency }) => hasTimes(frequency))
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())[0];
  const next = first && first > at ? first : null;
  return [
    ...unrecorded.map(
      ({ medication, due_at }) =>
        `${medication} of ${words(due_at)} is not recorded, and ended with its order. Ask the ward whether it was given; if not, and it is needed, order it once.`,
    ),
    ...due.map((each) =>
      stays(each)
        ? `The dose of ${words(each)} is not recorded. It is given as this order says.`
        : `The dose of ${words(each)} is not recorded, and ends with the earlier ${isChange ? 'terms' : 'order'}. Ask the ward; to have it given, order it once.`,
    ),
    ...(newest && next
      ? [`Last dose ${words(newest.at)}, first dose of this order ${words(next)}: ${apart(newest.at, next)} apart.`]
      : []),
  ];
}

function apart(from: Date, to: Date): string {
  const ms = to.getTime() - from.getTime();
  if (ms >= 3 * DAY_MS) return `${Math.round(ms / DAY_MS)} days`;
  const hours = Math.round(ms / HOUR_MS);
  return ms < HOUR_MS ? `${Math.round(ms / MINUTE_MS)} minutes` : `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}
