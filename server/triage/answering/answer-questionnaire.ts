import type { BodyPart } from '#contract/triage/body-parts.ts';
import { sketchInWords } from '#contract/triage/body-regions.ts';
import type { Answered } from '#contract/triage/symptoms.ts';
import type { Recommendation, TriageResult } from '#contract/triage/triage-result.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { bodyToInput } from '#triage-engine/body/body-to-input.ts';
import { answersInWords, areComplete, QUESTIONNAIRES } from '#triage-engine/questionnaires/all-parts.ts';
import { recommendationFor } from '#triage-engine/questionnaires/recommendation.ts';
import { askEngine } from '../engine/ask-engine.ts';
import { type Finished, keepResult } from './keep-result.ts';
import { enginePerson } from './merge-person-facts.ts';
import { type Asker, whoAsks } from './resolve-asker.ts';

export async function answerQuestionnaire(
  deps: Deps,
  caller: Caller,
  answered: Answered,
  address: string | null,
): Promise<TriageResult & { recommendation: Recommendation }> {
  const asker = await whoAsks(deps, caller, answered, address);
  const result = await keepResult(deps, caller, asker.patient, await finishQuestionnaire(deps, asker, answered));
  return { ...result, recommendation: recommendationFor(answered.part, result) };
}

/** Answers become findings of the same engine; the part's base urgency is its floor unless all of them are harmless. */
export async function finishQuestionnaire(
  deps: Pick<Deps, 'config'>,
  { person, readings, by }: Asker,
  answered: Answered,
): Promise<Finished> {
  const { part, answers, sketch, corrections = [], dangers = [], withoutReadings = [], replaces } = answered;
  if (!areComplete(part, answers)) {
    throw new Refusal('bad_input', { fields: { answers: 'Please select an option.' } });
  }
  const onBody = bodyToInput({ sketch, questionnaire: { part, answers }, corrections }, person.sex);
  const told = { text: '', person: enginePerson(person), ...onBody, dangers };
  const { input, answer } = await askEngine(deps, told, readings, by);
  const { baseline } = QUESTIONNAIRES[part];
  return {
    kind: 'questionnaire',
    part,
    symptoms: [...(sketch ? [sketchInWords(sketch)] : []), inWords(part, answers)].join(' '),
    input,
    answer,
    told: {
      person,
      corrections,
      dangers,
      answers,
      ...(sketch && { sketch }),
      readings: readings.used,
      withoutReadings,
    },
    more: { provider: 'embedded', words: null, notice: null, call: null },
    // More urgent than the part's baseline: then the engine knows better who should look at it.
    ...((answer.urgency ?? 0) > baseline.urgency ? {} : { specialist: baseline.specialist }),
    replaces,
  };
}

const inWords = (part: BodyPart, answers: readonly number[]): string => {
  const told = answersInWords(part, answers).map(({ question, answer }) => `${question} ${answer}.`);
  return `${QUESTIONNAIRES[part].label}: ${told.join(' ')}`;
};
