// The ten questionnaires, and how answers become input of the engine.
import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { Correction, Urgency } from '../answer.ts';
import { CHEST } from './chest.ts';
import { LEFT_FOOT, RIGHT_FOOT } from './feet.ts';
import { floorOfPart, type MoreTold } from './floor-of-part.ts';
import { LEFT_HAND, RIGHT_HAND } from './hands.ts';
import { HEAD } from './head.ts';
import { LEFT_ARM } from './left-arm.ts';
import { LEFT_LEG, RIGHT_LEG } from './legs.ts';
import type { Option, Questionnaire } from './questionnaire.ts';
import { RIGHT_ARM } from './right-arm.ts';

export const QUESTIONNAIRES: Record<BodyPart, Questionnaire> = {
  'left-arm': LEFT_ARM,
  'right-arm': RIGHT_ARM,
  'left-hand': LEFT_HAND,
  'right-hand': RIGHT_HAND,
  'left-leg': LEFT_LEG,
  'right-leg': RIGHT_LEG,
  'left-foot': LEFT_FOOT,
  'right-foot': RIGHT_FOOT,
  head: HEAD,
  chest: CHEST,
};

/** The summary where the answers made a part less urgent than it usually is. */
export const HARMLESS_ANSWERS =
  'Every answer speaks for something harmless, so it is less urgent than this part of the body usually is.';

export const isBodyPart = (name: string): name is BodyPart => Object.hasOwn(QUESTIONNAIRES, name);

/** True where there is one answer to each question, and each names an option. */
export const areComplete = (part: BodyPart, answers: readonly number[]): boolean =>
  answers.length === QUESTIONNAIRES[part].questions.length && chosen(part, answers).length === answers.length;

/** What an answer states outweighs what another one denies: two answers together never hide a finding. */
export function answersToInput(
  part: BodyPart,
  answers: readonly number[],
  more: MoreTold = {},
): { corrections: Correction[]; floor: Urgency } {
  const options = chosen(part, answers);
  const present = new Set(options.flatMap((option) => option.present ?? []));
  const absent = new Set(options.flatMap((option) => option.absent ?? []).filter((finding) => !present.has(finding)));
  return {
    corrections: [
      ...[...present].map((finding) => ({ finding, state: 'present' }) as const),
      ...[...absent].map((finding) => ({ finding, state: 'absent' }) as const),
    ],
    floor: floorOfPart(QUESTIONNAIRES[part], answers, more),
  };
}

export function answersInWords(part: BodyPart, answers: readonly number[]): { question: string; answer: string }[] {
  return QUESTIONNAIRES[part].questions.flatMap(({ text, options }, index) => {
    const option = options[answers[index] ?? -1];
    return option ? [{ question: text, answer: option.label }] : [];
  });
}

const chosen = (part: BodyPart, answers: readonly number[]): Option[] =>
  QUESTIONNAIRES[part].questions.flatMap(({ options }, index) => options[answers[index] ?? -1] ?? []);
