import type { AccessEntry } from '#contract/patients/opened-by.ts';
import { t, tFromServer } from '#web/language/say.ts';
import { dayAndTime } from '#web/ui/time/time.ts';

/** Who looked last, in one line. What happens by itself, such as a request that expires, is nobody's look. */
export function lastLookInWords(opened: readonly AccessEntry[], timeZone: string): string {
  const last = opened.find(({ who, how }) => who !== 'You' && how !== 'by-itself');
  if (!last) return t('Nobody but you has looked');
  const said = { who: tFromServer(last.who), dayAndTime: dayAndTime(last.at, timeZone) };
  return last.how === 'refused'
    ? t('{who} tried to look and was refused, {dayAndTime}', said)
    : t('{who} looked {dayAndTime}', said);
}
