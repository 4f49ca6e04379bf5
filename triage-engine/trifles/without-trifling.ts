// Where people call a trifle by its name, its own words mean nothing more: a paper cut is no deep cut, a pie that burned the
// tongue is no fever. Only what shares a word with the trifle is left out, and only what is listed here.
import type { Reading } from '#triage-engine/context/read-context.ts';

const of = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const MEANS_NO_MORE: Record<string, ReadonlySet<string>> = {
  'small-cut': of('deep-cut wound insect-sting bite facial-injury animal-bite'),
  'small-graze': of('deep-cut wound'),
  'shoe-blister': of('bite animal-bite rash-one-side-band rash blisters itchy-rash deep-cut wound amputation'),
  'burnt-tongue': of('high-fever fever burn burn-severe burn-face-hands'),
  'small-burn': of('burn burn-severe burn-face-hands high-fever fever'),
  'mild-sunburn': of('burn burn-severe burn-face-hands high-fever fever'),
  'exercise-soreness': of(
    'back-stiffness-morning joint-stiffness-morning both-legs-weak leg-weakness back-pain fatigue',
  ),
  'fingertip-sore': of('joint-stiffness-morning'),
  'desk-stiffness': of('neck-stiffness back-stiffness-morning joint-stiffness-morning injury-recent'),
  'screen-eyes': of('fatigue eye-pain'),
  'dandruff-told': of('scalp-tender itching-all-over itchy-rash'),
  'cradle-cap-told': of('honey-crusts'),
  'itchy-bite': of('petechiae non-blanching-rash itching-all-over rash deep-cut wound'),
  'limb-asleep': of('one-sided-numbness numbness-hands numbness-feet leg-weakness arm-weakness injury-recent'),
  'bitten-cheek': of('tongue-biting bite insect-sting animal-bite'),
  'late-night': of('drowsiness'),
  'cold-told': of('constipation cold-exposure chills hypothermia'),
  'mouth-ulcer-told': of('insect-sting bite blisters mucosal-sores'),
  'cold-sore-told': of('chills cold-exposure'),
  'teething-told': of('tooth-knocked-out'),
  'mild-sprain': of('limb-deformity'),
  'ate-too-much': of('abdominal-pain bladder-swollen loss-of-consciousness fainting dizziness'),
  'sore-feet': of('dizziness fatigue'),
  'nappy-redness': of('hives itchy-rash'),
  'travel-sick': of('vomiting'),
  'worms-told': of('burrows'),
  'red-spot-in-eye': of('petechiae corneal-spot rash'),
  'nettle-sting': of('insect-sting bite'),
  'small-splinter': of('deep-cut wound'),
  'stye-told': of('swelling-face eyelid-swelling skin-lump'),
};

export function withoutTrifling(readings: readonly Reading[]): Reading[] {
  const told = readings.filter(({ match, isDenied }) => !isDenied && match.phrase.id in MEANS_NO_MORE);
  return readings.filter(
    (one) =>
      !isRaisedBump(one) &&
      !told.some(
        (trifle) => MEANS_NO_MORE[trifle.match.phrase.id]?.has(one.match.phrase.id) && sharesWords(one, trifle),
      ),
  );
}

/** What stands out of the skin is no bleeding under it. */
const isRaisedBump = ({ match, words }: Reading): boolean =>
  match.phrase.id === 'petechiae' && /\b(bumps?|pimples?|lumps?)\b/i.test(words);

/** As they stand in the text: readers of different languages count their words apart. */
const sharesWords = (one: Reading, trifle: Reading): boolean => {
  const said = new Set(wordsOf(trifle.words));
  return wordsOf(one.words).some((word) => said.has(word));
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
