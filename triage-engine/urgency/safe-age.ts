// At which age a trifle may be looked after at home. The very young and the old hide an illness behind little, so for them only
// what is named here counts.
import type { Condition } from '../knowledge/shape.ts';
import type { Understanding } from '../understand.ts';

/** Skin of the newborn that needs no doctor at any age (NHS baby rashes, cradle cap and nappy rash advice, 2024). */
const OF_NEWBORNS = new Set(['nappy-rash', 'seborrhoeic-dermatitis', 'milk-spots-condition']);
/** What nearly every baby has: no doctor from the age of three months on. */
export const OF_BABIES: ReadonlySet<string> = new Set([
  ...OF_NEWBORNS,
  'teething',
  'infant-reflux',
  'dribble-rash-condition',
  'hiccups-simple',
]);

/**
 * Minor conditions that are for self-care at any adult age (NHS England, Conditions for which over the counter items should not
 * routinely be prescribed in primary care, 2018; NHS pages on corns, dry lips, cuts and grazes, hiccups, insect bites, mouth ulcers).
 * Of skin, nails, mouth, nose and outer ear only. Belly, head, chest, muscles, bruises and burns are not: old people hide more behind them.
 */
export const OF_OLD_AGE: ReadonlySet<string> = new Set(
  (
    'minor-cut friction-blister minor-splinter hangnail-condition chapped-lips dry-hands-condition dry-skin-simple ' +
    'hiccups-simple mouth-scald-mild bitten-cheek-condition eyelid-twitch-condition short-of-sleep ' +
    'body-odour-condition bad-breath-simple razor-burn-condition nettle-rash chilli-burn water-in-ear-condition ' +
    'chafing-condition glue-on-skin-condition harmless-skin-look food-between-teeth denture-sore corns-callus ' +
    'insect-bite seborrhoeic-dermatitis aphthous-ulcer herpes-labialis ear-wax allergic-rhinitis ' +
    'non-allergic-rhinitis common-cold'
  ).split(' '),
);

/** Beside any of these nothing is a trifle in old age (Geriatric giants; NICE NG51, NG249). */
const NOT_IN_OLD_AGE = (
  'fever chills cough fatigue weakness-general too-weak-to-stand dizziness light-headed fall-recent ' +
  'loss-of-appetite not-drinking unsteady-walk nausea vomiting diarrhoea'
).split(' ');
/** A cold of so many days; longer is looked at (after NICE NG120, 2019: older people get chest infections from it). */
const FEW_DAYS = 3;

const OF_NOSE = new Set(['common-cold', 'allergic-rhinitis', 'non-allergic-rhinitis']);

/** As words, wherever they stand: what was not read as a finding counts too. */
const TOLD_BESIDE =
  /\b(?:fell|fallen|falls?|weak\w*|dizz\w*|giddy|wobbl\w*|confus\w*|muddled|sleepy|drowsy|forget\w*|off (?:my|his|her) food|not (?:eating|drinking)|chakkar|kamzor\w*|kamjor\w*|gir (?:gay\w*|padi?|pada))\b|चक्कर|कमज़ोर|कमजोर|गिर (?:गय|गई|पड़)/i;

/** From the year after on somebody is old here. */
export const OLD_YEARS = 70;
const SMALL = 2;

/** The very young and the old: what stands beside a trifle counts in them, however it is told. */
export const hidesMore = ({ ageYears, ageMonths }: Understanding['who']): boolean => {
  const years = ageYears ?? (ageMonths === undefined ? undefined : ageMonths / 12);
  return years !== undefined && (years > OLD_YEARS || years < SMALL);
};

export function isOfSafeAge(understood: Understanding, condition: Condition): boolean {
  const { who } = understood;
  const years = who.ageYears ?? (who.ageMonths === undefined ? undefined : who.ageMonths / 12);
  if (years === undefined) return true;
  if (years > OLD_YEARS) return isSafeInOldAge(understood, condition);
  if (years >= SMALL || OF_NEWBORNS.has(condition.id)) return true;
  return OF_BABIES.has(condition.id) && (who.ageMonths ?? years * 12) >= 3;
}

/** What leads in somebody old is itself a trifle then: not only what it was called by. */
export const mayLeadAtThisAge = (understood: Understanding, condition: Condition): boolean =>
  (understood.who.ageYears ?? 0) <= OLD_YEARS || isSafeInOldAge(understood, condition);

function isSafeInOldAge({ stated, attributes, text }: Understanding, { id }: Condition): boolean {
  if (!OF_OLD_AGE.has(id) || TOLD_BESIDE.test(text)) return false;
  if (NOT_IN_OLD_AGE.some((one) => stated.get(one)?.state === 'present')) return false;
  const { durationDays } = attributes;
  if (durationDays === undefined) return id !== 'common-cold';
  return durationDays <= FEW_DAYS || !OF_NOSE.has(id);
}
