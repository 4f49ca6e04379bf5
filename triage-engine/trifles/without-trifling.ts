// Where people call a trifle by its name, its own words mean nothing more: a paper cut is no deep cut, a pie that burned the
// tongue is no fever. Only what shares a word with the trifle is left out, and only what is listed here.
import type { Reading } from '#triage-engine/context/read-context.ts';

const of = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Where a small thing of the skin or a knock is, it is a little sore. */
const SORE_THERE =
  'hand-pain finger-pain thumb-side-wrist-pain wrist-pain foot-pain heel-pain big-toe-pain knee-pain shin-pain elbow-pain arm-pain leg-pain-one ankle-pain ' +
  'shoulder-pain thigh-pain calf-pain skin-redness limb-injury finger-injury injury-recent';

const MEANS_NO_MORE: Record<string, ReadonlySet<string>> = {
  'small-cut': of('deep-cut wound insect-sting bite facial-injury animal-bite'),
  'small-graze': of('deep-cut wound'),
  'shoe-blister': of('bite animal-bite rash-one-side-band rash blisters itchy-rash deep-cut wound amputation'),
  'burnt-tongue': of('high-fever fever burn burn-severe burn-face-hands'),
  'small-burn': of('burn burn-severe burn-face-hands high-fever fever'),
  'mild-sunburn': of('burn burn-severe burn-face-hands high-fever fever'),
  'exercise-soreness': of(
    'injury-recent arm-weakness thumb-side-wrist-pain wrist-pain hand-pain finger-pain back-stiffness-morning joint-stiffness-morning both-legs-weak leg-weakness back-pain fatigue',
  ),
  'fingertip-sore': of('joint-stiffness-morning'),
  'desk-stiffness': of(
    'back-pain low-back-pain neck-pain fatigue neck-stiffness back-stiffness-morning joint-stiffness-morning injury-recent',
  ),
  'screen-eyes': of('fatigue eye-pain dry-eyes gritty-eye sleep-poor'),
  'dandruff-told': of('rash scalp-tender itching-all-over itchy-rash'),
  'cradle-cap-told': of('honey-crusts'),
  'itchy-bite': of('petechiae non-blanching-rash itching-all-over rash deep-cut wound'),
  'limb-asleep': of('one-sided-numbness numbness-hands numbness-feet leg-weakness arm-weakness injury-recent'),
  'bitten-cheek': of('tongue-biting bite insect-sting animal-bite'),
  'late-night': of('drowsiness fatigue sleep-poor eye-pain'),
  'cold-told': of('constipation cold-exposure chills hypothermia'),
  'mouth-ulcer-told': of('burn wound deep-cut insect-sting bite blisters mucosal-sores'),
  'cold-sore-told': of('chills cold-exposure'),
  'teething-told': of('tooth-knocked-out'),
  'mild-sprain': of('limb-deformity'),
  'ate-too-much': of(
    'loud-bowel-sounds abdominal-pain bladder-swollen loss-of-consciousness fainting dizziness pain-after-fatty-food epigastric-pain upper-abdominal-pain pain-after-meals nausea early-fullness',
  ),
  'sore-feet': of('dizziness fatigue'),
  'nappy-redness': of('hives itchy-rash'),
  'travel-sick': of('vomiting nausea dizziness'),
  'worms-told': of('burrows'),
  'red-spot-in-eye': of('petechiae corneal-spot rash'),
  'nettle-sting': of('numbness-hands tingling insect-sting bite'),
  'small-splinter': of('deep-cut wound'),
  'water-in-ear': of('ear-discharge ear-fullness swimming-recent'),
  'dust-sneeze': of('cold-exposure chills hypothermia'),
  'shouted-hoarse': of('agitation irritability'),
  'bracelet-itch': of('itching-all-over itchy-rash'),
  'gums-brushing': of('bleeding-easily gum-bleeding'),
  hangnail: of('burn-severe skin-peeling'),
  'too-much-coffee': of('sleep-poor'),
  'heat-rash-told': of('itching-all-over'),
  'chapped-lips-told': of('dehydrated-look runny-nose cold-exposure chills'),
  'winter-dry-skin': of('dehydrated-look runny-nose cold-limb cold-exposure chills'),
  'scratchy-throat': of('dehydrated-look'),
  chafing: of('sweating abrasion wound'),
  'body-odour': of('sweating numbness-feet'),
  'pimple-told': of('rash itchy-rash'),
  'night-cramp': of('leg-pain-one calf-pain foot-pain'),
  'growing-pains-told': of('leg-pain-one'),
  'soap-in-eye': of('pale-skin insect-sting bite'),
  'stye-told': of('rash itchy-rash swelling-face eyelid-swelling skin-lump'),
};

const SORE: ReadonlySet<string> = of(SORE_THERE);
const OF_SKIN = of(
  'small-cut small-graze shoe-blister small-burn mild-sunburn itchy-bite nettle-sting small-splinter table-bruise stubbed-toe hangnail corn-told',
);

const meansNoMore = (trifle: string, finding: string): boolean =>
  MEANS_NO_MORE[trifle]?.has(finding) === true || (OF_SKIN.has(trifle) && SORE.has(finding));

export function withoutTrifling(readings: readonly Reading[]): Reading[] {
  const told = readings.filter(
    ({ match, isDenied }) => !isDenied && (match.phrase.id in MEANS_NO_MORE || OF_SKIN.has(match.phrase.id)),
  );
  return readings.filter(
    (one) =>
      !isRaisedBump(one) &&
      !(told.length > 0 && isMereSting(one)) &&
      !told.some((trifle) => meansNoMore(trifle.match.phrase.id, one.match.phrase.id) && sharesWords(one, trifle)),
  );
}

/** What stands out of the skin is no bleeding under it. */
const isRaisedBump = ({ match, words }: Reading): boolean =>
  match.phrase.id === 'petechiae' && /\b(bumps?|pimples?|lumps?)\b/i.test(words);

/** 'It stings': so does what is no sting. */
const isMereSting = ({ match, words }: Reading): boolean =>
  /^(insect-sting|bite)$/.test(match.phrase.id) && /^(?:it )?stings?$/i.test(words.trim());

/** As they stand in the text: readers of different languages count their words apart. */
const sharesWords = (one: Reading, trifle: Reading): boolean => {
  const said = new Set(wordsOf(trifle.words));
  return wordsOf(one.words).some((word) => said.has(word));
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{3,}/gu) ?? [];
