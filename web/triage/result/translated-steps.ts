// First steps in another language than the engine's: what the urgency asks for, then what the dangers ask for.
import { crisisOf } from '#contract/dangers.ts';
import type { TriageResult } from '#contract/triage-result.ts';
import type { ScreenWords } from '../language/screen-words.ts';

type Told = Pick<TriageResult, 'urgency' | 'flags'>;

/** In an emergency or a crisis. Otherwise the headline says what to do, and the rest stays in English. */
export function translatedSteps({ urgency, flags }: Told, words: ScreenWords, emergencyNumber: string): string[] {
  const dangers = new Set(flags.flatMap(({ danger }) => danger ?? []));
  const doNow = [...dangers].map((danger) => words.signs.dangers[danger].doNow);
  const crisis = crisisOf(flags);
  if (crisis) return [words.steps.crisis[crisis](emergencyNumber), ...doNow];
  if (urgency !== 4 && urgency !== 5) return [];
  return [words.steps.first[urgency](emergencyNumber), ...doNow, ...(urgency === 4 ? [words.steps.medicines] : [])];
}
