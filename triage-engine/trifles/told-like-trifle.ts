// What nobody called by the name of a trifle, and both learnt readers take for one: 'the strap of my rucksack rubbed my shoulder red'.
// It counts only where the answer becomes self-care, by more than each of them needs alone, and never where something forbids self-care.
import type { Gist } from '../alarms/gist.ts';
import { type HeardAlarm, withoutReassurance } from '../dangers/hear-alarms.ts';
import { isReadInFull } from '../dangers/rests-on-little.ts';
import { narrowest } from '../explain.ts';
import { ALL_CONDITIONS, FINDING_BY_ID } from '../knowledge/library.ts';
import { lazily } from '../lazily.ts';
import { chancesOf } from '../ranking/weigh-links.ts';
import type { Rated, Unrated } from '../rate.ts';
import { maySwallow } from '../text/may-be-swallowed.ts';
import { placeAndTrouble } from '../text/place-and-trouble.ts';
import { isPlainStatement } from '../text/plain-statement.ts';
import type { Understanding } from '../understand.ts';
import { hidesMore } from '../urgency/safe-age.ts';
import { forbidsSelfCare, isToldForMonths } from '../urgency/self-care-gate.ts';
import { isComplaint } from '../urgency/self-care-vetoes.ts';
import { isTrifle } from './is-trifle.ts';
import { BLACK_STOOLS, GOES_ON, TELLS_WHY } from './telling-words.ts';

const TRIFLE = 0.7;
const GRAVE = 0.06;
const NOTHING = 0.12;
/** One sentence that is told like a danger. */
const LOUD = 0.6;
const SILENT = 0.1;
const SHORTEST = 3;
/** Told so surely like a trifle, it needs neither a cause nor a place, and what the lexicon has read beside it may be its own. */
const SURE = { trifle: 0.9, grave: 0.05, silent: 0.2 };
/** So surely, with nothing heard, only what weighs counts of what was read. It is also asked for where it is for today. */
const SUREST = { trifle: 0.97, grave: 0.02 };
/** What is no better after so many days is looked at. */
const LONGEST_DAYS = 10;

export type About = { all: Understanding; rated: Rated | Unrated; heard: readonly HeardAlarm[]; gist: () => Gist };

/** As it is rated then: by that alone, with what is known of the person. Nothing where it is no trifle. */
export function asTrifle({ all, rated, heard, gist }: About): Understanding | undefined {
  const told = withoutReassurance(all.text).trim();
  if (isRuledOut(all, rated, told) || rated.flags.length > 0) return;
  if (rated.asks.some(({ reason }) => reason === 'heard') || heard.some(({ certainty }) => certainty >= SURE.silent))
    return;
  const { trifle, grave, nothing, loudest } = gist();
  if (trifle < TRIFLE || grave >= GRAVE || nothing >= NOTHING || loudest >= LOUD) return;
  const isSilent = heard.every(({ certainty }) => certainty < SILENT);
  const isSurest = trifle >= SUREST.trifle && grave < SUREST.grave;
  const isAsked = rated.asks.some(({ reason }) => reason === 'close');
  // Whoever is afraid is asked first.
  const isToldCalmly = !isPlainStatement(told) && !(isAsked && AFRAID.test(told));
  if (isSurest && isSilent && isToldCalmly && ![...all.stated].some(weighsIn(all.who)))
    return onlyAsTrifle(withoutLoudPain(all));
  // Beside what is asked for because it rests on little, it must be told plainly as a trifle.
  if (isAsked && (trifle < SURELY || grave >= HARDLY || [...all.stated].some(isAskedFor))) return;
  const isSure = (rated.urgency ?? 2) > 2 ? isSurest : trifle >= SURE.trifle && grave < SURE.grave;
  if (!(isSure && isToldAtLength(all, told)) && !(isSilent && isToldSo(all, told))) return;
  return onlyAsTrifle(all);
}

/** However it is told: by what was rated, who it is about, and how long it lasts. */
export function isRuledOut(all: Understanding, rated: Rated | Unrated, told: string): boolean {
  const { text, who, attributes, vitalsNow } = all;
  return (
    (rated.urgency ?? 2) > 3 ||
    (!rated.isEnough && rated.mayBeNoComplaint === true) ||
    told.split(/\s+/).length < SHORTEST ||
    Object.keys(vitalsNow).length > 0 ||
    hidesMore(who) ||
    (attributes.durationDays ?? 0) > LONGEST_DAYS ||
    isToldForMonths(text) ||
    maySwallow(text) ||
    BLACK_STOOLS.test(told)
  );
}

/** Nothing of it is left but that it is a trifle, and what is known of the person; nothing where that forbids self-care. */
export function onlyAsTrifle(all: Understanding, areDangersDenied?: true): Understanding | undefined {
  const asHeard: Understanding = {
    ...all,
    sounds: 'a trifle',
    isToldLikeTrifle: true,
    ...(areDangersDenied && { areDangersDenied }),
  };
  if (forbidsSelfCare(asHeard)) return;
  const kept = [...all.stated].filter(([id, { state }]) => state === 'absent' || isBackground(id));
  return { ...asHeard, complains: all.stated, stated: new Map([...kept, [TOLD, { state: 'present', words: '' }]]) };
}

const TOLD = 'told-like-a-trifle';

/** A few plain words are all of a complaint, and what the lexicon has read in full is rated as that. */
const isToldAtLength = (all: Understanding, told: string): boolean =>
  !isPlainStatement(told) &&
  !GOES_ON.test(told) &&
  ![...all.stated].some((one) => isLookedAt(one) || (one[1].state === 'present' && isBackground(one[0]))) &&
  !isToldAsIllness(all);

/** What the lexicon has read in full, and no trifle brings, is rated as that. */
export const isToldAsIllness = (all: Understanding): boolean =>
  isReadInFull(all) && !complaintsOf(all).every((id) => broughtByTrifles().has(id));

/** With what it came from, where it is, and nothing that a trifle does not bring. */
function isToldSo(all: Understanding, told: string): boolean {
  const { place, trouble } = placeAndTrouble(told);
  return (place || trouble) && TELLS_WHY.test(told) && !GOES_ON.test(told) && isExplainedAtHome(all);
}

/** More complaints than these, read for what they are, are an illness. */
const MOST_COMPLAINTS = 2;

/** What the lexicon has read is what harmless troubles bring; what it has read in full is rated as that. */
function isExplainedAtHome(all: Understanding): boolean {
  const complaints = complaintsOf(all);
  if (!complaints.every((id) => broughtByTrifles().has(id))) return false;
  if (complaints.length > 0 && (isReadInFull(all) || isPlainStatement(all.text))) return false;
  return complaints.length <= MOST_COMPLAINTS;
}

const complaintsOf = ({ stated }: Understanding): string[] =>
  narrowest(
    [...stated].flatMap(([id, { state }]) => (state === 'present' && isComplaint(id) && !isTrifle(id) ? [id] : [])),
  );

const broughtByTrifles = lazily(
  () =>
    new Set(
      ALL_CONDITIONS.filter(({ urgency }) => urgency === 1).flatMap((condition) =>
        [...chancesOf(condition)].flatMap(([id, chance]) => (chance > SELDOM ? [id] : [])),
      ),
    ),
);
const SELDOM = 0.05;

const SURELY = 0.95;
const HARDLY = 0.02;
/** Of head, chest, belly and the whole body: what dangers begin with. */
const ASKED_FOR: ReadonlySet<string> = new Set(
  (
    'headache severe-headache abdominal-pain colicky-pain chest-pain fever high-fever vomiting nausea diarrhoea dizziness light-headed neck-stiffness palpitations ' +
    'numbness-hands numbness-feet tingling weakness-general drowsiness back-pain flank-pain'
  ).split(' '),
);
const isAskedFor = ([id, { state }]: [string, { state: string }]) => state === 'present' && ASKED_FOR.has(id);

/** Of a whole body, of senses and of inner parts: however lightly it is told, somebody looks at it. */
const LOOKED_AT: ReadonlySet<string> = new Set(
  (
    'ear-pain tooth-pain pain-after-fatty-food upper-abdominal-pain red-eye fever high-fever red-hot-skin spreading-redness animal-bite hearing-loss swelling-lips-tongue swelling-face vomiting-repeated weight-loss weight-gain ' +
    'dizziness vertigo pale-skin cold-intolerance palpitations painful-urination urine-less facial-pain broken-bone-told limb-deformity eye-discharge'
  ).split(' '),
);
export const isLookedAt = ([id, { state }]: [string, { state: string }]) => state === 'present' && LOOKED_AT.has(id);

/** Of these somebody looks at each, however surely it is a trifle as a whole; a medicine or an illness that is known counts, too. */
const WEIGHTY: ReadonlySet<string> = new Set(
  (
    'fever high-fever vomiting-repeated spreading-redness animal-bite hearing-loss swelling-lips-tongue swelling-face weight-loss palpitations ' +
    'painful-urination urine-less broken-bone-told limb-deformity eye-discharge chest-pain neck-stiffness abdominal-pain colicky-pain hives ate-known-allergen cold-intolerance weight-gain ' +
    'drowsiness droopy-eyelid blurred-vision double-vision vision-fog numbness-hands numbness-feet'
  ).split(' '),
);
const AFRAID = /\b(?:afraid|scared|worried|fear\w*|darr?(?: lag)?)\b|डर/iu;
/** A small child dries out of it (NICE CG84): that is asked first. */
const OF_SMALL_CHILDREN: ReadonlySet<string> = new Set(['diarrhoea', 'vomiting']);
const SMALL_YEARS = 5;

const weighsIn =
  ({ ageYears = SMALL_YEARS }: Understanding['who']) =>
  ([id, { state }]: [string, { state: string }]): boolean =>
    state === 'present' &&
    (WEIGHTY.has(id) ||
      (ageYears < SMALL_YEARS && OF_SMALL_CHILDREN.has(id)) ||
      /-known$/.test(id) ||
      FINDING_BY_ID.get(id)?.kind === 'medicine');

/** 'Agony', 'worst pain ever', of a paper cut: no score was told. */
const withoutLoudPain = (all: Understanding): Understanding =>
  all.attributes.painScore === undefined
    ? { ...all, stated: new Map([...all.stated].filter(([id]) => id !== 'severe-pain')) }
    : all;

const isBackground = (id: string) => /^(history|medicine)$/.test(FINDING_BY_ID.get(id)?.kind ?? 'symptom');
