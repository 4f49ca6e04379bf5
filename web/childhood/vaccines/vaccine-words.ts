import type { DoseLine, DoseState, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { dayInWords } from '../growth/growth-words.ts';

export const STATE_WORDS: Record<DoseState, string> = {
  given: 'Given',
  later: 'Later',
  due: 'Due now',
  overdue: 'Overdue',
  'too-late': 'Too late to give',
  'not-needed': 'Not needed',
  contraindicated: 'Not to be given',
  postponed: 'Put off',
  ask: 'Ask your doctor before this one',
};

export const STATE_TONES: Record<DoseState, 'ok' | 'attention' | 'urgent' | 'info' | undefined> = {
  given: 'ok',
  later: undefined,
  due: 'attention',
  overdue: 'urgent',
  'too-late': 'info',
  'not-needed': undefined,
  contraindicated: 'urgent',
  postponed: 'info',
  ask: 'info',
};

/** Days in sentences of the server are written as 2026-11-17. */
const withDays = (words: string) => words.replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => dayInWords(day));

/** The last day is always said; near the end the sentence of the server says it. */
const openSince = (dueOn: string | null, lastOn: string | null, words: string): string =>
  dueOn ? `Since ${dayInWords(dueOn)}${lastOn && !words ? `, last day ${dayInWords(lastOn)}` : ''}` : '';

/** What stands beneath the state: since when, until when, why. */
export function lineInWords({ state, givenOn, dueOn, lastOn, words }: DoseLine): string {
  const days: Partial<Record<DoseState, string>> = {
    given: givenOn ? dayInWords(givenOn) : '',
    later: dueOn ? `From ${dayInWords(dueOn)}` : '',
    due: openSince(dueOn, lastOn, words),
    overdue: openSince(dueOn, lastOn, words),
    postponed: dueOn ? `Until ${dayInWords(dueOn)}${lastOn ? `, last day ${dayInWords(lastOn)}` : ''}` : '',
    'too-late': lastOn ? `Last day was ${dayInWords(lastOn)}` : '',
  };
  return [days[state], withDays(words)].filter(Boolean).join('. ');
}

export const countOf = (lines: readonly DoseLine[]) => ({
  given: lines.filter(({ state }) => state === 'given').length,
  needed: lines.filter(({ state }) => state !== 'not-needed').length,
});

export const nameOfSeries = ({ series }: Pick<VaccineRecord, 'series'>, code: string): string =>
  series.find((each) => each.series === code)?.name ?? code;

/** What asks for something first, in the order of the schedule otherwise. */
const FIRST: readonly DoseState[] = ['overdue', 'due', 'ask', 'postponed'];
export const byUrgency = (lines: readonly DoseLine[]): DoseLine[] =>
  lines.toSorted((a, b) => rank(a.state) - rank(b.state));
const rank = (state: DoseState) => (FIRST.includes(state) ? FIRST.indexOf(state) : FIRST.length);
