// The same engine as on the server, in the browser: for a page that is open while the network is gone.
import { nextStepsOf } from '../../../contract/next-steps.ts';
import type { Answered, Described, PersonFacts } from '../../../contract/symptoms.ts';
import { type TriageResult, urgencyWordsOf } from '../../../contract/triage-result.ts';
import { answersToInput } from '../../../triage-engine/questionnaires/all-parts.ts';
import { recommendationFor } from '../../../triage-engine/questionnaires/recommendation.ts';
import { type Person, type TriageAnswer, triage } from '../../../triage-engine/triage.ts';

export function answerWords(
  { symptoms, person, corrections, dangers }: Described,
  emergencyNumber: string,
): TriageResult {
  return resultOf(triage({ text: symptoms, person: personOf(person), corrections, dangers }), emergencyNumber);
}

export function answerQuestions(asked: Answered, emergencyNumber: string) {
  const { part, answers, person, corrections = [], dangers } = asked;
  const { corrections: given, floor } = answersToInput(part, answers, { corrections });
  const result = resultOf(
    triage({ text: '', person: personOf(person), corrections: [...given, ...corrections], dangers, floor }),
    emergencyNumber,
  );
  return { ...result, recommendation: recommendationFor(part, result) };
}

function resultOf(answer: TriageAnswer, emergencyNumber: string): TriageResult {
  const { flags, causes, understood, mustNotMiss, urgency, nextSteps, department, ...rest } = answer;
  return {
    ...rest,
    urgency,
    nextSteps: nextStepsOf({ urgency, doNow: flags.flatMap(({ doNow }) => doNow ?? []), nextSteps, emergencyNumber }),
    department,
    potentialCauses: causes.map(({ name }) => name),
    urgencyWords: urgencyWordsOf(urgency),
    flags: flags.map(({ doNow = null, ...flag }) => ({ ...flag, doNow })),
    understood: understood.map(({ finding, name, state, words }) => ({ finding, name, state, words })),
    causes: causes.map(({ condition, name, likelihood, because }) => ({ condition, name, likelihood, because })),
    mustNotMiss: mustNotMiss ?? null,
    withUs: `With us: ${department}`,
    provider: 'embedded',
    fromModel: null,
    notice: null,
    whereToday: null,
    resultId: null,
  };
}

function personOf({ age, ageMonths, sex, pregnancy, conditions, medicines }: PersonFacts = {}): Person {
  return {
    ...(age !== undefined && { ageYears: age }),
    ...(ageMonths !== undefined && { ageMonths }),
    ...(sex && { sex }),
    ...(pregnancy && pregnancy !== 'unsure' && { pregnant: pregnancy === 'yes' }),
    ...(conditions && { conditions }),
    ...(medicines && { medicines }),
  };
}
