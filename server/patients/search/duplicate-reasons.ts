import type { DuplicateReason } from '#contract/patients/patients.ts';
import { areAlike } from './alike-names.ts';
import { namePartsOf } from './name-parts.ts';
import { samePhoneKey } from './read-query.ts';
import { soundOf, soundsOf } from './sound-of.ts';

/** What is known of someone at the desk; `age` is in years today. */
export type Identity = {
  name: string;
  phone: string;
  dateOfBirth: string | null;
  age: number | null;
  sex: 'male' | 'female' | 'other' | null;
};

/** Why someone may be the person at the desk, strongest first. None: they are two people. */
export function duplicateReasons(
  person: Identity,
  known: Identity & { place: string | null },
): readonly DuplicateReason[] {
  const soundsAlike = soundAlike(person.name, known.name);
  // With a second thing in common an initial, a slip or the first name alone is enough.
  const isNamedAlike = soundsAlike || areAlike(person.name, known.name) || isFirstNameOf(person.name, known.name);
  const birth = compareBirth(person, known);
  const phone = samePhoneKey(person.phone);
  const hasSamePhone = phone !== '' && phone === samePhoneKey(known.phone);
  const reasons: DuplicateReason[] = [];
  if (isNamedAlike && birth === 'same') reasons.push('birth');
  if (hasSamePhone && (isNamedAlike || birth === 'same')) reasons.push('phone');
  // An age is too rough for this: only a date.
  if (!isNamedAlike && hasSameDate(person, known) && sharePart(person.name, known.name)) reasons.push('birth-date');
  // Two of one name on the ward are a danger even if they are two.
  if (soundsAlike && known.place) reasons.push('inpatient');
  if (soundsAlike && birth !== 'other' && !areOfOtherSex(person, known)) reasons.push('name');
  // Families share a phone: a hint, and the weakest.
  if (hasSamePhone && !reasons.includes('phone')) reasons.push('shared-phone');
  return reasons;
}

// An age alone is often a guess: up to this far apart it excludes nobody.
const GUESSED_YEARS = 5;

/** "Unknown" also where an age is too rough to tell. */
function compareBirth(one: Identity, other: Identity): 'same' | 'other' | 'unknown' {
  if (one.dateOfBirth && other.dateOfBirth) return hasSameDate(one, other) ? 'same' : 'other';
  if (one.age === null || other.age === null) return 'unknown';
  const apart = Math.abs(one.age - other.age);
  return apart <= 1 ? 'same' : apart <= GUESSED_YEARS ? 'unknown' : 'other';
}

/** As given and, where that is a date too, with day and month swapped. */
export function readingsOf(date: string): string[] {
  const [year, month, day = ''] = date.split('-');
  return Number(day) <= 12 ? [date, `${year}-${day}-${month}`] : [date];
}

const hasSameDate = (one: Identity, other: Identity) =>
  one.dateOfBirth !== null && other.dateOfBirth !== null && readingsOf(other.dateOfBirth).includes(one.dateOfBirth);

/** "Other" excludes nobody: papers differ. */
const areOfOtherSex = (one: Identity, other: Identity) =>
  [one.sex, other.sex].includes('male') && [one.sex, other.sex].includes('female');

/** The first and the last word of one sound like two words of the other, in any order: middle names come and go. */
function soundAlike(one: string, other: string): boolean {
  const [a, b] = [namePartsOf(one), namePartsOf(other)].map((words) => soundsOf(words));
  if (!a?.length || !b?.length) return false;
  if (a.length === 1 || b.length === 1) return a.length === b.length && a[0] === b[0];
  return holds(b, ends(a)) || holds(a, ends(b));
}

/** "Laxmi" and Lakshmi Narayan: one name alone, as many give it. */
function isFirstNameOf(one: string, other: string): boolean {
  const [short = [], long = []] = [one, other]
    .map((name) => soundsOf(namePartsOf(name)))
    .toSorted((a, b) => a.length - b.length);
  return short.length === 1 && short[0] === long[0];
}

/** A word that sounds alike, or an initial of one. */
function sharePart(one: string, other: string): boolean {
  const known = namePartsOf(other);
  return namePartsOf(one).some((word) => known.some((part) => isPart(word, part) || isPart(part, word)));
}

const isPart = (one: string, other: string) =>
  soundOf(one) === soundOf(other) || ([...one].length === 1 && other.startsWith(one));

const ends = (sounds: string[]) => [sounds[0] ?? '', sounds.at(-1) ?? ''];

const holds = (sounds: string[], wanted: string[]) => wanted.every((sound) => sounds.includes(sound));
