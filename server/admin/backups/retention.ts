// Which backups are kept: the newest of each of the last so many days, weeks and months that have one, and of several the one that
// was tried out. A clinic that makes none for a while loses none by waiting.
import { DAY_MS } from '#contract/durations.ts';
import { addDays, dayIn, weekdayOf } from '#server/platform/zoned-time.ts';

export type Keep = { daily: number; weekly: number; monthly: number };
export type KeptAs = 'day' | 'week' | 'month' | 'tested' | 'asked for' | 'to look into';
export type Candidate = {
  id: string;
  madeAt: Date;
  /** Asked for by a person, who had a reason. */
  isAskedFor: boolean;
  /** It came back as it was. */
  isTested: boolean;
  /** It did not come back as it was: it stands for no day. The newest of them is kept for a while to be looked into. */
  isBad: boolean;
};

/** Why each is kept; those that are not in it may go. */
export function keptBackups(
  candidates: readonly Candidate[],
  { keep, timeZone, now }: { keep: Keep; timeZone: string; now: Date },
): Map<string, KeptAs[]> {
  const kept = new Map<string, KeptAs[]>();
  const because = (one: Candidate | undefined, why: KeptAs) => {
    if (one) kept.set(one.id, [...(kept.get(one.id) ?? []), why]);
  };
  const newestFirst = candidates.toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const usable = newestFirst.filter(({ isBad }) => !isBad);

  const spans: [KeptAs, number, (day: string) => string][] = [
    ['day', keep.daily, (day) => day],
    ['week', keep.weekly, (day) => addDays(day, 1 - weekdayOf(day))],
    ['month', keep.monthly, (day) => day.slice(0, 7)],
  ];
  for (const [why, most, spanOf] of spans) {
    const bySpan = Map.groupBy(usable, ({ madeAt }) => spanOf(dayIn(timeZone, madeAt)));
    for (const own of [...bySpan.values()].slice(0, most)) because(own.find(({ isTested }) => isTested) ?? own[0], why);
  }
  const lastTested = usable.find(({ isTested }) => isTested);
  if (lastTested && !kept.has(lastTested.id)) because(lastTested, 'tested');
  // A newer one that was not tried out holds what the tested ones do not.
  const [newest] = usable;
  if (newest && !kept.has(newest.id)) because(newest, 'day');

  const isYoung = ({ madeAt }: Candidate) => now.getTime() - madeAt.getTime() < keep.daily * DAY_MS;
  const lastBad = newestFirst.find(({ isBad }) => isBad);
  if (lastBad && isYoung(lastBad)) because(lastBad, 'to look into');
  for (const one of usable) if (one.isAskedFor && isYoung(one) && !kept.has(one.id)) because(one, 'asked for');
  return kept;
}
