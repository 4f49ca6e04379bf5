// What was chosen from a list of the health profile, in the language shown.
import type { Profile } from '#contract/patients/profile.ts';
import { msg, tMarked } from '#web/language/say.ts';

const ANSWERS = { yes: msg('Yes'), no: msg('No'), unsure: msg('Not sure') };
const ALLERGY_STATES = {
  'not-asked': msg('Not asked yet'),
  'none-known': msg('No known allergies'),
  unconfirmed: msg('Unconfirmed'),
  listed: msg('Not sure which'),
};

export const answerWords = (answer: NonNullable<Profile['pregnancy']>): string => tMarked(ANSWERS[answer]);

/** Of who has no list of allergies. */
export const allergyStateWords = (state: Profile['allergyState']): string => tMarked(ALLERGY_STATES[state]);
