import type { HomeDose, HomeMedicine, SkipReason } from '#contract/medicines/doses.ts';
import { msg, t, tFromServer, tMarked } from '#web/language/say.ts';
import { atStart, timeOfDay } from '../ui/time/time.ts';

export const REASON_WORDS: Record<SkipReason, string> = {
  forgot: msg('I forgot it'),
  'ran-out': msg('I have none left'),
  'felt-unwell': msg('It made me unwell'),
  'told-to': msg('I was told to leave it out'),
  other: msg('Another reason'),
};

/** "Taken 08:05" · "Left out: I forgot it" · "Missed, or not marked" */
export function statusInWords({ status, answer, snoozedUntil }: HomeDose, timeZone: string): string {
  if (status === 'taken') return t('Taken {time}', { time: timeOfDay(answer?.at ?? '', timeZone) });
  if (status === 'skipped') {
    const reason = answer?.note || tMarked(REASON_WORDS[answer?.reason ?? 'other']);
    const why = t('Left out: {reason}', { reason });
    return answer?.reason === 'felt-unwell' ? t('{why}. Your doctor has been told.', { why }) : why;
  }
  if (status === 'snoozed') return t('Again at {time}', { time: timeOfDay(snoozedUntil ?? '', timeZone) });
  if (status === 'missed') return t('Missed, or not marked');
  return status === 'due' ? t('Due now') : t('Later');
}

/** "By mouth, once a day, at 08:00" · "By mouth, once a week, every Monday, at 08:00" */
export function takenInWords({ inWords, dosage, onDays, times }: HomeMedicine): string {
  const how = inWords.startsWith(`${dosage} `) ? inWords.slice(dosage.length + 1) : inWords;
  const days = onDays && !how.includes(onDays) ? [onDays] : [];
  const at = times.length > 0 ? [t('at {times}', { times: times.join(', ') })] : [];
  return [atStart(tFromServer(how)), ...days.map((each) => tFromServer(each)), ...at].join(', ');
}

/** "2 of 3 taken, 1 missed" */
export function dayInWords(doses: readonly HomeDose[]): string {
  const count = (status: HomeDose['status']) => doses.filter((dose) => dose.status === status).length;
  const [taken, skipped, missed] = [count('taken'), count('skipped'), count('missed')];
  const parts = [
    skipped > 0 && t('{skipped} left out', { skipped }),
    missed > 0 && t('{missed} missed or not marked', { missed }),
  ];
  return [t('{taken} of {all} taken', { taken, all: doses.length }), ...parts.filter(Boolean)].join(', ');
}
