// Text and person → what was found, denied and left open, each with the words it came from.
import { SMALL_CHILD_UNDER_YEARS } from '#contract/readings/small-child-signs.ts';
import type { DangerTap } from '#contract/triage/dangers.ts';
import type { Person, TriageInput, Vitals } from './answer.ts';
import type { Sound } from './dangers/sounds-harmless.ts';
import { applyCorrections, implyParents } from './findings/correct.ts';
import { findingsFromProfile } from './findings/from-profile.ts';
import { findingsFromText, type Mentions, type Stated } from './findings/from-text.ts';
import { findingsFromVitals, notLowNow } from './findings/from-vitals.ts';
import { deniedByExamination } from './findings/normal-examination.ts';
import { settleBurningFeet } from './findings/settle-burning-feet.ts';
import { settleByCause } from './findings/settle-by-cause.ts';
import { settleHanging } from './findings/settle-hanging.ts';
import { settleLongFits } from './findings/settle-long-fits.ts';
import { settleMovements } from './findings/settle-movements.ts';
import { settleNeighbours } from './findings/settle-neighbours.ts';
import { settlePregnantSwelling } from './findings/settle-pregnant-swelling.ts';
import { readLanguages } from './languages/read-languages.ts';
import { mendPeople } from './lexicon/spelling/mend-people.ts';
import { type Attributes, endsInChildsAge, readAttributes } from './text/read-attributes.ts';
import { readMeasurements } from './text/read-measurements.ts';
import { readPerson } from './text/read-person.ts';
import { preparedText } from './text/read-words.ts';
import { tellsOfPregnancy } from './text/unborn-child.ts';
import { implyTrifles } from './trifles/implied-trifles.ts';

/** Who it is about, as far as it is known: what the text tells wins over the profile. */
export type Who = {
  ageYears?: number;
  ageMonths?: number;
  sex?: 'female' | 'male';
  pregnant?: boolean;
  afterBirth: boolean;
};

export type Understanding = {
  /** By finding, with what they imply. */
  stated: ReadonlyMap<string, Stated>;
  /** Illnesses called by name: one's own, the family's. */
  mentions: Mentions;
  who: Who;
  vitals: Vitals;
  /** What was measured about now: judged together as well. */
  vitalsNow: Vitals;
  attributes: Attributes;
  notUnderstood: string[];
  /** As the chart has them. */
  allergies?: readonly string[];
  /** The words, as findings quote them. */
  text: string;
  /** How it sounds to the learnt readers, where that was asked. */
  sounds?: Sound;
  /** Danger signs that were answered for. */
  taps: readonly DangerTap[];
  /** Taken for a trifle by both learnt readers: `trifles/told-like-trifle.ts`. */
  isToldLikeTrifle?: true;
  /** And so surely that words of colour and feeling forbid nothing once the dangers were denied: `trifles/perhaps-trifle.ts`. */
  areDangersDenied?: true;
  /** What was asked for or corrected before, also where the answer was "not sure". */
  answered: readonly string[];
  /** What was told, where it is rated as a trifle and by nothing else: the heading speaks of it. */
  complains?: ReadonlyMap<string, Stated>;
  /** Rated as told by whoever examined: `urgency/examined.ts`. */
  isExamined?: true;
};

/** All that is told, also by the names of everyday trifles. */
export const understand = (input: TriageInput): Understanding => readInput(input)(true);

/** Reads once what may be understood twice: without trifles they are passed over, as nobody had called them by their name. */
export function readInput(input: TriageInput): (withTrifles: boolean) => Understanding {
  const { person } = input;
  const prepared = preparedText(input.text);
  const languages = readLanguages(prepared);
  const told = { ...readPerson(mendPeople(prepared)), ...languages.person };
  const findings = findingsFromText(languages.english, {
    isForRelative: told.isForRelative,
    isPregnant: told.pregnant === true || person.pregnant === true || tellsOfPregnancy(prepared),
    others: languages.readings,
  });
  const measured = readMeasurements(prepared);
  const vitals = { ...person.vitals, ...measured };
  const vitalsNow = { ...without(person.vitals, person.vitalsBefore), ...measured };
  const attributes = { ...readAttributes(prepared), ...languages.attributes, ...input.attributes };
  const profile = findingsFromProfile(person);
  const beside = new Map<string, Stated>([
    ...deniedByExamination(languages.english),
    ...notLowNow(vitalsNow),
    ...findingsFromVitals(vitals, person.ageYears ?? told.ageYears),
    ...profile.stated,
  ]);
  return (withTrifles) => {
    const fromText = findings(withTrifles);
    const stated = new Map([...beside, ...fromText.stated]);
    completeStated(stated, {
      input,
      told,
      prepared,
      painScore: attributes.painScore,
      systolic: vitals.systolic,
      withTrifles,
    });
    return {
      stated,
      mentions: {
        own: [...profile.own, ...fromText.mentions.own],
        family: fromText.mentions.family,
        now: fromText.mentions.now,
      },
      who: whoIsIt(person, told, stated),
      vitals,
      vitalsNow,
      attributes,
      notUnderstood: [...languages.unread, ...fromText.notUnderstood, ...languages.notUnderstood].slice(0, 8),
      ...(person.allergies && { allergies: person.allergies }),
      text: prepared,
      taps: input.dangers ?? [],
      answered: (input.corrections ?? []).map(({ finding }) => finding),
    };
  };
}

type Told = ReturnType<typeof readPerson>;
type Around = {
  input: TriageInput;
  told: Told;
  prepared: string;
  painScore: number | undefined;
  systolic: number | undefined;
  withTrifles: boolean;
};

/** What the findings of the text imply, and what the person has corrected. */
function completeStated(
  stated: Map<string, Stated>,
  { input, told, prepared, painScore = 0, systolic = 0, withTrifles }: Around,
): void {
  if (painScore >= 8) stated.set('severe-pain', { state: 'present', words: `${painScore}/10` });
  // 'I am 30 weeks and bleeding': from where needs no telling.
  if (told.pregnant && BLEEDS.test(prepared) && stated.get('vaginal-bleeding')?.state !== 'absent')
    stated.set('bleeding-in-pregnancy', { state: 'present', words: BLEEDS.exec(prepared)?.[0] ?? '' });
  // 'Pulse 70, blood pressure 124/78': the number stands there for something else.
  if (systolic >= LOW_SYSTOLIC && /\d/.test(stated.get('low-blood-pressure')?.words ?? ''))
    stated.delete('low-blood-pressure');
  if (
    /^bruis\w*$/i.test(stated.get('bruising-easily')?.words ?? '') &&
    HURT.some((id) => stated.get(id)?.state === 'present')
  )
    stated.delete('bruising-easily');
  // 'My baby of 6 weeks has fever': so old is the baby.
  const { words: long = '' } = stated.get('fever-prolonged') ?? {};
  if (/^(?:week|month)s?\b/i.test(long) && endsInChildsAge(prepared.slice(0, prepared.indexOf(long))))
    stated.delete('fever-prolonged');
  // Whoever feeds a baby of six weeks has borne it.
  if (
    (told.babyMonths ?? Number.POSITIVE_INFINITY) <= SIX_WEEKS &&
    (isOfBreast(stated) || mayHaveBorne(told, input.person))
  )
    stated.set('gave-birth-recently', { state: 'present', words: '' });
  // WHO IMCI chart booklet (2014): of a small child it is a general danger sign.
  const tired = stated.get('fatigue');
  const { ageYears = SMALL_CHILD_UNDER_YEARS } = whoIsIt(input.person, told, stated);
  if (tired && /lethargic/i.test(tired.words) && ageYears < SMALL_CHILD_UNDER_YEARS) stated.set('drowsiness', tired);
  if (!isOfAChild(told, input.person)) stated.delete('irritable-child');
  // 'My feet are black, and there is a bad smell': flesh that dies.
  const black = stated.get('skin-black');
  if (black?.state === 'present' && SMELLS.test(prepared)) stated.set('flesh-rotting', black);
  settleMovements(stated, prepared, isOfChildsAge(told, input.person));
  settleBurningFeet(stated);
  settleHanging(stated, prepared);
  settleLongFits(stated, prepared);
  const isPregnant = stated.get('pregnant')?.state === 'present' || (told.pregnant ?? input.person.pregnant) === true;
  settlePregnantSwelling(stated, prepared, isPregnant);
  settleNeighbours(stated, prepared);
  settleByCause(stated, prepared, isPregnant);
  if (withTrifles) implyTrifles(stated);
  applyCorrections(stated, input.corrections ?? []);
  implyParents(stated);
}

/** Who was hurt is bruised. */
const HURT = ['ankle-swelling-injury', 'injury-recent', 'limb-injury', 'fall-recent', 'achilles-pain', 'popping-sound'];
/** RCP NEWS2 (2017): from here on a pressure scores nothing worth a mention. */
const LOW_SYSTOLIC = 101;
const BLEEDS = /(?<!\b(?:no|not|without|any|nose|gums?) )\bbleeding\b(?! (?:gums|nose))/i;

const SMELLS = /(?<!\b(?:no|without|of) )(?:\b(?:smell|stink|stench|foul|rott)|badbu|बदबू)/iu;

/** In months. WHO postnatal care recommendations (2022): the six weeks after a birth. */
const SIX_WEEKS = 1.4;
const mayHaveBorne = (told: Told, person: Person): boolean => (told.sex ?? person.sex) === 'female';
const isOfBreast = (stated: ReadonlyMap<string, Stated>): boolean =>
  [...stated].some(([id, { state }]) => state === 'present' && /^(?:breast|nipple)/.test(id));

/** Up to the age at which a child can say what is wrong; who tells no age and no child is taken for an adult. */
const CHILD_UNTIL = 12;

function isOfAChild(told: Told, person: Person): boolean {
  const age = told.ageYears ?? (told.isForRelative ? undefined : person.ageYears);
  return age === undefined ? told.isChild : age < CHILD_UNTIL;
}

/** An age that only a child has: told in numbers, or known. */
const isOfChildsAge = (told: Told, person: Person): boolean =>
  [told.isAgeTold ? told : {}, person].some(
    ({ ageYears = CHILD_UNTIL, ageMonths }) => ageMonths !== undefined || ageYears < CHILD_UNTIL,
  );

const without = (vitals: Vitals = {}, left: readonly string[] = []): Vitals =>
  Object.fromEntries(Object.entries(vitals).filter(([vital]) => !left.includes(vital)));

/** 'The baby has fever', of a baby whose age is known: a word stands for an age only where none is. */
function isOfThisChild(told: Told, person: Person): boolean {
  if (told.isAgeTold || person.ageYears === undefined) return false;
  const isBaby = ({ ageYears = CHILD_UNTIL }: Pick<Person, 'ageYears'>) => ageYears < 2;
  return isBaby(told) ? isBaby(person) : person.ageYears < CHILD_UNTIL;
}

function whoIsIt(person: Person, told: Told, stated: Map<string, Stated>): Who {
  const isStated = (id: string) => stated.get(id)?.state === 'present';
  // A child that was told to move less, and was not found to be born: the complaint is its mother's.
  const isOfUnborn = isStated('baby-moves-less') && stated.get('baby-moves-less')?.words !== '';
  const sex = isOfUnborn ? 'female' : (told.sex ?? (person.sex === 'other' ? undefined : person.sex));
  const isPregnant =
    isOfUnborn || isStated('pregnant') || isStated('pregnant-late') || isStated('positive-pregnancy-test');
  const pregnant = isPregnant
    ? true
    : (told.pregnant ?? (stated.get('pregnant')?.state === 'absent' ? false : person.pregnant));
  const isHeard = told.ageYears !== undefined && !(isOfUnborn && told.ageYears < CHILD_UNTIL);
  const age = isHeard && !isOfThisChild(told, person) ? told : person;
  return {
    ...(age.ageYears !== undefined && { ageYears: age.ageYears }),
    ...(age.ageMonths !== undefined && { ageMonths: age.ageMonths }),
    ...(sex && { sex }),
    ...(pregnant !== undefined && sex !== 'male' && { pregnant }),
    afterBirth: isStated('gave-birth-recently'),
  };
}
