// The questions of one part at a time: nobody needs all ten.
import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { Questionnaire } from '#triage-engine/questionnaires/questionnaire.ts';

const PARTS: Record<BodyPart, () => Promise<Questionnaire>> = {
  head: async () => (await import('#triage-engine/questionnaires/head.ts')).HEAD,
  chest: async () => (await import('#triage-engine/questionnaires/chest.ts')).CHEST,
  'left-arm': async () => (await import('#triage-engine/questionnaires/left-arm.ts')).LEFT_ARM,
  'right-arm': async () => (await import('#triage-engine/questionnaires/right-arm.ts')).RIGHT_ARM,
  'left-hand': async () => (await import('#triage-engine/questionnaires/hands.ts')).LEFT_HAND,
  'right-hand': async () => (await import('#triage-engine/questionnaires/hands.ts')).RIGHT_HAND,
  'left-leg': async () => (await import('#triage-engine/questionnaires/legs.ts')).LEFT_LEG,
  'right-leg': async () => (await import('#triage-engine/questionnaires/legs.ts')).RIGHT_LEG,
  'left-foot': async () => (await import('#triage-engine/questionnaires/feet.ts')).LEFT_FOOT,
  'right-foot': async () => (await import('#triage-engine/questionnaires/feet.ts')).RIGHT_FOOT,
};

export const isBodyPart = (name: string): name is BodyPart => Object.hasOwn(PARTS, name);

export const loadPart = (part: BodyPart) => PARTS[part]();
