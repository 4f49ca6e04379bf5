// The recommendation box of a questionnaire: the part's baseline, unless the answers asked for more, or for less.
import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { Recommendation, TriageResult } from '#contract/triage/triage-result.ts';
import { HARMLESS_ANSWERS, QUESTIONNAIRES } from './all-parts.ts';

const MAX_TESTS = 5;

export function recommendationFor(part: BodyPart, result: TriageResult): Recommendation {
  const { baseline } = QUESTIONNAIRES[part];
  // A questionnaire always has a number: the part's own is its floor.
  const urgency = result.urgency ?? baseline.urgency;
  const isRaised = urgency > baseline.urgency;
  const because = result.flags.map((flag) => flag.because);
  return {
    specialist: isRaised ? result.specialist : baseline.specialist,
    tests: [...new Set(isRaised ? [...result.tests, ...baseline.tests] : baseline.tests)].slice(0, MAX_TESTS),
    action: urgency === baseline.urgency ? baseline.action : (result.nextSteps[0] ?? baseline.action),
    urgency,
    summary: urgency < baseline.urgency ? HARMLESS_ANSWERS : [...because, baseline.summary].join(' '),
  };
}
