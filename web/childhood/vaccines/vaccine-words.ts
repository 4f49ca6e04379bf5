import type { DoseLine, DoseState, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { msg, t } from '#web/language/say.ts';
import { dayInWords, scheduledAge } from '../growth/growth-words.ts';

export const STATE_WORDS: Record<DoseState, string> = {
  given: msg('Given'),
  later: msg('Later'),
  due: msg('Due now'),
  overdue: msg('Overdue'),
  'too-late': msg('Too late to give'),
  'not-recorded': msg('Not recorded here'),
  'not-needed': msg('Not needed'),
  contraindicated: msg('Not to be given'),
  postponed: msg('Put off'),
  ask: msg('Ask your doctor before this one'),
};

export const STATE_TONES: Record<DoseState, 'ok' | 'attention' | 'urgent' | 'info' | undefined> = {
  given: 'ok',
  later: undefined,
  due: 'attention',
  overdue: 'urgent',
  'too-late': 'info',
  'not-recorded': undefined,
  'not-needed': undefined,
  contraindicated: 'urgent',
  postponed: 'info',
  ask: 'info',
};

/** Days in sentences of the server are written as 2026-11-17. */
export const withDays = (words: string) => words.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => dayInWords(day));

const lastDay = (lastOn: string | null) => (lastOn ? t(', last day {day}', { day: dayInWords(lastOn) }) : '');

/** The last day is always said; near the end the sentence of the server says it. */
const openSince = (dueOn: string | null, lastOn: string | null, words: string): string =>
  dueOn ? `${t('Since {day}', { day: dayInWords(dueOn) })}${words ? '' : lastDay(lastOn)}` : '';

/** What stands beneath the state: since when and until when. Why is in the words of the server. */
export function daysOfLine({ state, givenOn, dueOn, lastOn, words }: DoseLine): string {
  const days: Partial<Record<DoseState, string>> = {
    given: givenOn ? dayInWords(givenOn) : '',
    later: dueOn ? t('From {day}', { day: dayInWords(dueOn) }) : '',
    due: openSince(dueOn, lastOn, words),
    overdue: openSince(dueOn, lastOn, words),
    postponed: dueOn ? `${t('Until {day}', { day: dayInWords(dueOn) })}${lastDay(lastOn)}` : '',
    'too-late': lastOn ? t('Last day was {day}', { day: dayInWords(lastOn) }) : '',
  };
  return days[state] ?? '';
}

/** "Only until 2026-11-17." and "After OPV 1, 4 weeks later." in the language shown; other sentences as they are. */
export function reasonInWords(words: string): string {
  const until = /^Only until (\d{4}-\d{2}-\d{2})\.$/.exec(words)?.[1];
  if (until) return t('Only until {day}.', { day: dayInWords(until) });
  const { name, gap } = /^After (?<name>.+?)(?:, (?<gap>\d+ \w+) later)?\.$/.exec(words)?.groups ?? {};
  if (name)
    return gap ? t('After {name}, {gap} later.', { name, gap: scheduledAge(gap) }) : t('After {name}.', { name });
  return withDays(words);
}

export const countOf = (lines: readonly DoseLine[]) => ({
  given: lines.filter(({ state }) => state === 'given').length,
  needed: lines.filter(({ state }) => state !== 'not-needed').length,
  /** Of somebody of age. */
  notRecorded: lines.filter(({ state }) => state === 'not-recorded').length,
});

export const nameOfSeries = ({ series }: Pick<VaccineRecord, 'series'>, code: string): string =>
  series.find((each) => each.series === code)?.name ?? code;

/** What asks for something first, in the order of the schedule otherwise. */
const FIRST: readonly DoseState[] = ['overdue', 'due', 'ask', 'postponed'];
export const byUrgency = (lines: readonly DoseLine[]): DoseLine[] =>
  lines.toSorted((a, b) => rank(a.state) - rank(b.state));
const rank = (state: DoseState) => (FIRST.includes(state) ? FIRST.indexOf(state) : FIRST.length);

/** The states that nothing is to be done about now, in the order in which they are counted. */
const AT_REST: readonly DoseState[] = ['given', 'later', 'not-recorded', 'too-late', 'not-needed'];
export const linesByState = (lines: readonly DoseLine[]) => ({
  asking: byUrgency(lines).filter(({ state }) => !AT_REST.includes(state)),
  rest: AT_REST.map((state) => ({ state, lines: lines.filter((line) => line.state === state) })).filter(
    (each) => each.lines.length > 0,
  ),
});
