// Whatever was told on the body, as one question to the engine: marked places, answers to a part's questions, or both.

import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { BodySketch } from '#contract/triage/body-regions.ts';
import type { Correction, Person, TriageInput, Urgency } from '../answer.ts';
import { answersToInput } from '../questionnaires/all-parts.ts';
import { sketchToInput } from './sketch-to-input.ts';

export type ToldOnBody = {
  sketch?: BodySketch | undefined;
  questionnaire?: { part: BodyPart; answers: readonly number[] };
  corrections?: readonly Correction[] | undefined;
};

/** What is stated outweighs what an answer denies; a chip that was corrected outweighs both. */
export function bodyToInput(
  { sketch, questionnaire, corrections = [] }: ToldOnBody,
  sex: Person['sex'],
): Pick<TriageInput, 'corrections' | 'floor' | 'attributes'> {
  const marked = sketch && sketchToInput(sketch, sex, questionnaire?.part);
  const painScore = marked?.attributes.painScore;
  const answered =
    questionnaire && answersToInput(questionnaire.part, questionnaire.answers, { corrections, painScore });
  const present = new Set(marked?.corrections.map(({ finding }) => finding));
  const kept = answered?.corrections.filter(({ finding, state }) => state === 'present' || !present.has(finding)) ?? [];
  const floors = [marked?.floor, answered?.floor].filter((floor) => floor !== undefined);
  return {
    corrections: [...(marked?.corrections ?? []), ...kept, ...corrections],
    ...(marked && { attributes: marked.attributes }),
    ...(floors.length > 0 && { floor: Math.max(...floors) as Urgency }),
  };
}
