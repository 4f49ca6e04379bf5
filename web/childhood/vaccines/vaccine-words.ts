import type { DoseLine, DoseState, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { msg, shownLanguage, t, tFromServer, tMarked } from '#web/language/say.ts';
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
const withDays = (words: string) => words.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => dayInWords(day));

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

/** What server/vaccines puts together. Two that begin alike: the longer first. */
export const SENTENCES = [
  msg('Only until {day}.'),
  msg('After {name}, {gap} later.'),
  msg('After {name}.'),
  msg('It could be given from {day} on, which is after its last age. {more}'),
  msg('It could be given from {day} on, which is after its last age.'),
  msg('{name} was not given in time. {more}'),
  msg('Only where the other vaccine can no longer be begun.'),
  msg(
    'Given in endemic districts only. Where this clinic lies in one, its administrator changes the schedule to everywhere.',
  ),
  msg('One more than the schedule has.'),
  msg('Not in the schedule.'),
  msg('Given after the last age of the schedule. It is counted.'),
  msg('Too early, does not count: not before the age of {age}.'),
  msg('Too early, does not count: {name} comes before it, and none is counted.'),
  msg('Too early, does not count: {gap} after the dose before are the least.'),
  msg(
    'Too early, does not count: {gap} after the last dose of this vaccine are the least, also after one that does not count.',
  ),
  msg('Does not count: less than {gap} after another live vaccine, and not on the same day.'),
];
const SHAPES: Record<string, string> = {
  day: '\\d{4}-\\d{2}-\\d{2}',
  age: '\\d+ \\w+',
  gap: '\\d+ \\w+',
  name: '[^.]+?',
  more: '.+',
};
const shapeOf = (sentence: string) =>
  new RegExp(
    `^${sentence.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, (_, value: string) => `(?<${value}>${SHAPES[value]})`)}$`,
  );

const SAID: Record<string, (value: string) => string> = {
  day: dayInWords,
  age: scheduledAge,
  gap: scheduledAge,
  name: (name) => tFromServer(name),
  more: (more) => reasonInWords(more),
};

/** Why a dose is in its state, in the language shown. What a doctor or a clinic wrote stays as it is, and what hangs on it too. */
export function reasonInWords(words: string): string {
  for (const sentence of SENTENCES) {
    const values = shapeOf(sentence).exec(words)?.groups;
    if (!values && sentence !== words) continue;
    const said = Object.entries(values ?? {}).map(([name, value]) => [name, SAID[name]?.(value) ?? value] as const);
    const hasUnknown =
      shownLanguage() !== 'en' && said.some(([name, text]) => name === 'more' && text === values?.more);
    if (!hasUnknown) return tMarked(sentence, Object.fromEntries(said));
  }
  return withDays(tFromServer(words));
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
