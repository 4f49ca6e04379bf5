// The whole answer for a screen: our engine's, with what a model added behind it. A model can raise the urgency, never
// lower it; where there is danger it says nothing about what to do.
import { nextStepsOf, withoutRepeats } from '#contract/triage/next-steps.ts';
import {
  type AiProvider,
  type TriageResult,
  type Urgency,
  type UsedReading,
  urgencyWordsOf,
} from '#contract/triage/triage-result.ts';
import type { TriageAnswer } from '#triage-engine/answer.ts';
import type { ModelWords } from '../ai/model-words.ts';

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

/** Where our engine understood too little, a model can warn but not reassure: below 3 its number does not count. */
export function urgencyOf(answer: TriageAnswer, fromModel: ModelWords | null): Urgency | null {
  const theirs = fromModel?.urgency ?? 1;
  if (answer.urgency === null) return theirs >= 3 ? theirs : null;
  return Math.max(answer.urgency, theirs) as Urgency;
}

/** In danger a model's next steps are dropped, on the screen and in what is kept or sent. */
export function besideOurs(answer: TriageAnswer, fromModel: ModelWords | null): ModelWords | null {
  return fromModel && isGrave(urgencyOf(answer, fromModel)) ? { ...fromModel, nextSteps: [] } : fromModel;
}

export const isGrave = (urgency: Urgency | null): boolean => urgency !== null && urgency >= 4;

/** A questionnaire's own specialist stands wherever the engine named another. */
export const withSpecialist = (answer: TriageAnswer, specialist: string): TriageAnswer => ({
  ...answer,
  specialist,
});

export function composeResult(made: Made): TriageResult {
  const { answer, department } = made;
  // Results that were kept by earlier versions hold the steps, too.
  const fromModel = besideOurs(answer, made.fromModel);
  const urgency = urgencyOf(answer, fromModel);
  const flags = answer.flags.toSorted((a, b) => b.urgency - a.urgency);
  return {
    potentialCauses: withoutRepeats([...answer.causes.map(({ name }) => name), ...(fromModel?.potentialCauses ?? [])]),
    nextSteps: nextStepsOf({
      urgency,
      flags,
      // Care until a visit is not said where the model raised it to an emergency.
      nextSteps: [
        ...(isGrave(urgency) && !isGrave(answer.urgency) ? [] : answer.nextSteps),
        ...(fromModel?.nextSteps ?? []),
      ],
      emergencyNumber: made.emergencyNumber,
    }),
    enough: answer.enough,
    complaint: answer.complaint,
    urgency,
    urgencyWords: urgencyWordsOf(urgency),
    ...(urgency === null && answer.mayBeNoComplaint && { mayBeNoComplaint: true }),
    // Results of earlier versions asked nothing; and an emergency is not kept waiting by questions.
    asks: isGrave(urgency) ? [] : (answer.asks ?? []),
    flags: flags.map(({ id, because, doNow, urgency: floor, findings, danger }) => ({
      id,
      because,
      doNow: doNow ?? null,
      urgency: floor,
      findings,
      ...(danger && { danger }),
    })),
    understood: answer.understood,
    notUnderstood: answer.notUnderstood,
    readings: made.readings,
    causes: answer.causes.map(({ aliases: _, ...cause }) => cause),
    mustNotMiss: answer.mustNotMiss ?? null,
    why: [
      ...answer.why,
      ...((urgency ?? 0) > (answer.urgency ?? 0)
        ? ['The AI service found it more urgent than our own rules did.']
        : []),
    ],
    specialist: answer.specialist,
    department,
    withUs: `With us: ${department}`,
    tests: answer.tests,
    selfCare: (urgency ?? 0) <= 2 ? answer.selfCare : [],
    bring: isGrave(urgency) ? [] : answer.bring,
    comeBack: answer.comeBack,
    emergencySigns: answer.emergencySigns,
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
