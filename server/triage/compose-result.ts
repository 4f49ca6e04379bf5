// The whole answer for a screen: our engine's, with what a model added behind it. A model can raise the urgency, never
// lower it; where there is danger it says nothing about what to do.
import { nextStepsOf, withoutRepeats } from '../../contract/next-steps.ts';
import {
  type AiProvider,
  type TriageResult,
  URGENCY_WORDS,
  type Urgency,
  type UsedReading,
} from '../../contract/triage-result.ts';
import type { TriageAnswer } from '../../triage-engine/answer.ts';
import type { ModelWords } from './ai/model-words.ts';

export type Made = {
  answer: TriageAnswer;
  fromModel: ModelWords | null;
  provider: AiProvider;
  notice: string | null;
  department: string;
  whereToday: string | null;
  emergencyNumber: string;
  resultId: string | null;
  readings: UsedReading[];
};

export const urgencyOf = (answer: TriageAnswer, fromModel: ModelWords | null): Urgency =>
  Math.max(answer.urgency, fromModel?.urgency ?? 1) as Urgency;

/** A questionnaire's own specialist stands wherever the engine named another. */
export const withSpecialist = (answer: TriageAnswer, specialist: string): TriageAnswer => ({
  ...answer,
  specialist,
  nextSteps: answer.nextSteps.map((step) => step.replace(answer.specialist, specialist)),
});

export function composeResult(made: Made): TriageResult {
  const { answer, fromModel, department } = made;
  const urgency = urgencyOf(answer, fromModel);
  const flags = answer.flags.toSorted((a, b) => b.urgency - a.urgency);
  return {
    potentialCauses: withoutRepeats([...answer.causes.map(({ name }) => name), ...(fromModel?.potentialCauses ?? [])]),
    nextSteps: nextStepsOf({
      urgency,
      doNow: answer.flags.flatMap((flag) => flag.doNow ?? []),
      nextSteps: [...answer.nextSteps, ...((urgency < 4 && fromModel?.nextSteps) || [])],
      emergencyNumber: made.emergencyNumber,
    }),
    enough: answer.enough,
    urgency,
    urgencyWords: URGENCY_WORDS[urgency],
    flags: flags.map(({ id, because, doNow, urgency: floor, findings }) => ({
      id,
      because,
      doNow: doNow ?? null,
      urgency: floor,
      findings,
    })),
    understood: answer.understood,
    notUnderstood: answer.notUnderstood,
    readings: made.readings,
    causes: answer.causes.map(({ condition, name, likelihood, because }) => ({ condition, name, likelihood, because })),
    mustNotMiss: answer.mustNotMiss ?? null,
    why: [
      ...answer.why,
      ...(urgency > answer.urgency ? ['The AI service found it more urgent than our own rules did.'] : []),
    ],
    specialist: answer.specialist,
    department,
    withUs: `With us: ${department}`,
    tests: answer.tests,
    selfCare: urgency <= 2 ? answer.selfCare : [],
    comeBack: answer.comeBack,
    questions: answer.questions,
    note: answer.note,
    provider: made.provider,
    fromModel,
    whereToday: made.whereToday,
    notice: made.notice,
    engine: answer.engine,
    resultId: made.resultId,
  };
}
