import type { LastDose } from '#contract/medicines/dose-checks.ts';
import { durationInWords } from '#web/ui/time/duration.ts';
import { atStart } from '#web/ui/time/time.ts';
import { minutesBetween } from '../minutes.ts';
import { substanceOf } from './dose-facts.ts';

/** "Paracetamol was given 3 min ago" */
export function givenAgo({ ingredients, medication, at }: LastDose, now: Date): string {
  const gone = durationInWords(Math.max(0, minutesBetween(at, now)));
  return `${atStart(substanceOf(ingredients, medication))} was given ${gone} ago`;
}
