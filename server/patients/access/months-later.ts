import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** That many months from now, no more than the clinic allows. The 31st becomes the last day of a shorter month. */
export function monthsLater({ clock, config }: Pick<Deps, 'clock' | 'config'>, months: number): Date {
  const most = config.family.helpMonths;
  if (months > most) throw new Refusal('bad_input', { fields: { months: `At most ${most} months at a time.` } });
  const now = clock.now();
  const later = new Date(now);
  later.setUTCMonth(now.getUTCMonth() + months);
  if (later.getUTCDate() !== now.getUTCDate()) later.setUTCDate(0);
  return later;
}
