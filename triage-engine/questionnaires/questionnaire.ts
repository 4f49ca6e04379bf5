// A body part's questionnaire: questions with four options each, what each option means, and what stays the baseline
// whatever is answered.

import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { SpecialistAdvice } from '#contract/triage/specialists.ts';
import type { Urgency } from '../answer.ts';

export type Option = {
  label: string;
  /** Findings of the engine that this answer states, or denies. */
  present?: readonly string[];
  absent?: readonly string[];
  /** It speaks for something harmless, or denies what would be dangerous. */
  isHarmless?: true;
};

export type Question = { text: string; options: readonly [Option, Option, Option, Option] };

export type Baseline = {
  specialist: SpecialistAdvice;
  tests: readonly string[];
  action: string;
  /** Answers can raise it; only harmless ones to every question lower it (floor-of-part.ts). */
  urgency: Urgency;
  summary: string;
};

export type Questionnaire = {
  part: BodyPart;
  /** As a title shows it: 'Left arm'. */
  label: string;
  questions: readonly Question[];
  baseline: Baseline;
};

export type Side = 'left' | 'right';
