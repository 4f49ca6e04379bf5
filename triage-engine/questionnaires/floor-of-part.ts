// The least urgency that a part of the body has: its own, unless every answer speaks for something harmless.
import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { Correction, Urgency } from '../answer.ts';
import type { Option, Questionnaire } from './questionnaire.ts';

/** What was told beside the answers: chips that were corrected, and how strong it is, from 0 to 10. */
export type MoreTold = { corrections?: readonly Correction[]; painScore?: number | undefined };

/** However harmless the answers are: two questions do not exclude the heart (AHA/ACC chest pain guideline 2021). */
const LEAST: Partial<Record<BodyPart, Urgency>> = { chest: 3 };
const USUAL_LEAST: Urgency = 2;
// CTAS 2016: severe pain is 8 to 10.
const SEVERE_FROM = 8;

export function floorOfPart(
  { part, questions, baseline }: Questionnaire,
  answers: readonly number[],
  { corrections = [], painScore = 0 }: MoreTold = {},
): Urgency {
  const isHarmless = questions.every(({ options }, index) => options[answers[index] ?? -1]?.isHarmless);
  const alarming = alarmingFindings(questions.flatMap(({ options }) => options));
  const isAlarmed = corrections.some(({ finding, state }) => state === 'present' && alarming.has(finding));
  if (!isHarmless || isAlarmed || painScore >= SEVERE_FROM) return baseline.urgency;
  return Math.min(baseline.urgency, LEAST[part] ?? USUAL_LEAST) as Urgency;
}

/** What only the other answers state: whoever adds it afterwards has not answered harmlessly. */
function alarmingFindings(options: readonly Option[]): Set<string> {
  const harmless = new Set(options.flatMap(({ isHarmless, present = [] }) => (isHarmless ? present : [])));
  const others = options.flatMap(({ isHarmless, present = [] }) => (isHarmless ? [] : present));
  return new Set(['severe-pain', ...others.filter((finding) => !harmless.has(finding))]);
}
