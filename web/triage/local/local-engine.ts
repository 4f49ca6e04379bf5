// The same engine as on the server, in the browser: for a page that is open while the network is gone.
import { nextStepsOf } from '#contract/triage/next-steps.ts';
import type { Answered, Described, PersonFacts } from '#contract/triage/symptoms.ts';
import { type TriageResult, urgencyWordsOf } from '#contract/triage/triage-result.ts';
import { bodyToInput, type ToldOnBody } from '#triage-engine/body/body-to-input.ts';
import { recommendationFor } from '#triage-engine/questionnaires/recommendation.ts';
import { type Person, type TriageAnswer, triage } from '#triage-engine/triage.ts';

export function answerWords(
  { symptoms, person, corrections, dangers }: Described,
  emergencyNumber: string,
): TriageResult {
  return resultOf(triage({ text: symptoms, person: personOf(person), corrections, dangers }), emergencyNumber);
}

export function answerQuestions(asked: Answered, emergencyNumber: string) {
  const { part, answers } = asked;
  const result = answerOnBody({ ...asked, questionnaire: { part, answers } }, emergencyNumber);
  return { ...result, recommendation: recommendationFor(part, result) };
}

/** Marked places, a part's answers, or both. */
export function answerOnBody(
  { person, dangers, ...told }: ToldOnBody & Pick<Answered, 'person' | 'dangers'>,
  emergencyNumber: string,
): TriageResult {
  const input = { text: '', person: personOf(person), ...bodyToInput(told, person?.sex), dangers };
  return resultOf(triage(input), emergencyNumber);
}

function resultOf(answer: TriageAnswer, emergencyNumber: string): TriageResult {
  const { flags, causes, understood, mustNotMiss, urgency, nextSteps, department, ...rest } = answer;
  return {
    ...rest,
    urgency,
    nextSteps: nextStepsOf({ urgency, flags, nextSteps, emergencyNumber }),
    department,
    potentialCauses: causes.map(({ name }) => name),
    urgencyWords: urgencyWordsOf(urgency),
    flags: flags.map(({ doNow = null, ...flag }) => ({ ...flag, doNow })),
    understood: understood.map(({ finding, name, state, words }) => ({ finding, name, state, words })),
    causes: causes.map(withoutAliases),
    mustNotMiss: mustNotMiss ?? null,
    withUs: `With us: ${department}`,
    provider: 'embedded',
    fromModel: null,
    notice: null,
    whereToday: null,
    resultId: null,
  };
}

const withoutAliases = ({ condition, name, likelihood, because, about }: TriageAnswer['causes'][number]) => ({
  condition,
  name,
  likelihood,
  because,
  about,
});

function personOf({ age, ageMonths, sex, pregnancy, conditions, medicines, allergies }: PersonFacts = {}): Person {
  return {
    ...(age !== undefined && { ageYears: age }),
    ...(ageMonths !== undefined && { ageMonths }),
    ...(sex && { sex }),
    ...(pregnancy && pregnancy !== 'unsure' && { pregnant: pregnancy === 'yes' }),
    ...(conditions && { conditions }),
    ...(medicines && { medicines }),
    ...(allergies && { allergies }),
  };
}
