// What the rules of the safety check are told. They know nothing else and ask nobody.
import { ADULT_DOSE_YEARS, type MedicineOrder, type SafetyFinding } from '#contract/medicines/medicines.ts';
import type { Profile } from '#contract/patients/profile.ts';
import type { SafetyTable } from './table/build-table.ts';
import { hasTimes } from './timing/intervals.ts';

export type Part = {
  ingredient: string;
  /** The largest part of the stated dose that is this ingredient. */
  share: number;
  /** What one tablet, puff or 5 ml holds, in the unit of the ingredient's limits; null where nobody knows. */
  perUnit?: number | null;
  /** What one puff holds, where it differs. */
  perPuff?: number | null;
  /** What one ml holds, as the name says; by a route, where the table knows. */
  perMl?: number | null;
  /** Released slowly: the dose of a whole day may be taken at once. */
  isSlow?: boolean;
};

export type Taken = Pick<MedicineOrder, 'dose' | 'route' | 'frequency' | 'smallestGapHours' | 'mostIn24Hours'>;

export type Contents = {
  parts: readonly Part[];
  /** Words of the name that the table does not know; none when all of it is listed. */
  unknown: readonly string[];
  /** Classes that were named without a member. */
  classes?: readonly string[];
  /** Misspelt words were read as these. */
  readAs?: readonly string[];
  /** What one puff or drop holds in mg, by the catalogue; null where a dose is a weight anyway. */
  mgPerUnit: number | null;
};

export type Ordered = Taken &
  Contents & {
    /** The index in the request, from 0. */
    index: number;
    name: string;
    /** Left out: it goes on. */
    days?: number | undefined;
    /** Prescribed medicines and orders of the ward that it says it replaces. */
    replaces?: readonly string[] | undefined;
  };

/** Taken already: prescribed here, or told by the patient, who rarely says how much. */
export type Running = Omit<Contents, 'mgPerUnit'> & {
  name: string;
  isPrescribed: boolean;
  taken: (Taken & { mgPerUnit: number | null }) | null;
  /** Its name says that it is put on: a cream, eye drops. */
  isOnSurface?: boolean;
  /** The prescription, or the order of the ward, by which it is taken: another order may replace it. */
  prescribed?: Prescribed | undefined;
};

export type Prescribed = {
  id: string;
  /** "5 mg by mouth, once a day" */
  inWords: string;
  /** Until it ends, today among them; null: it goes on. */
  daysLeft: number | null;
  /** An order of the ward by itself: whatever takes its place is given in the same way. */
  isOnWard?: boolean;
  /** The ward gives it by this prescription. */
  isGivenOnWard?: boolean;
};

export type KnownIllness = { code: string | null; name: string; daysAgo: number };

export type PatientFacts = Pick<Profile, 'age' | 'sex' | 'pregnancy' | 'allergyState' | 'allergies'> & {
  /** Where the date of birth is known. */
  ageMonths?: number | null;
  /** The problem list, in whatever words. */
  conditions?: readonly string[];
  /** Signed diagnoses. */
  illnesses?: readonly KnownIllness[];
  weight?: { kg: number; daysAgo: number; on: string } | null;
  /** From the newest result: mL/min/1.73 m². */
  kidney?: { egfr: number; daysAgo: number; on: string } | null;
  /** The newest result where no eGFR follows from it: children, and who has no age on record. */
  creatinine?: { mgPerDl: number; daysAgo: number; on: string } | null;
  /** As agreed with a clinician. */
  contraception?: { words: string; daysAgo: number; on: string } | null;
};

/** The video visit that the orders come from. */
export type ByVideo = {
  rules: 'india-2020' | 'off';
  isIdentityChecked: boolean;
  isAdultMissing: boolean;
  /** On the picture, at some time of this visit. */
  isSeen: boolean;
  /** This doctor has diagnosed the illness in person, and met the patient in person in the last six months. */
  isFollowUp: boolean;
  /** Ingredients; none where the last meeting in person is longer ago. */
  prescribedBefore: ReadonlySet<string>;
  prescribedInPerson: ReadonlySet<string>;
};

export type Facts = {
  patient: PatientFacts;
  orders: readonly Ordered[];
  running: readonly Running[];
  /** Left out: the patient is seen in person. */
  byVideo?: ByVideo | undefined;
  /** Runs until an order that replaces it is signed: not taken beside it. */
  ending?: readonly Running[];
};

/**
 * Whether it ends with an order that says so. What the ward gives ends only with what is given in the same way, at its times or as
 * needed like it: else it counts as running.
 */
export const isEndedBy = (order: Taken & Pick<Ordered, 'replaces'>, { prescribed, taken }: Running): boolean =>
  prescribed !== undefined &&
  order.replaces?.includes(prescribed.id) === true &&
  (prescribed.isOnWard !== true ||
    (taken?.route === order.route &&
      order.frequency !== 'once' &&
      hasTimes(taken.frequency) === hasTimes(order.frequency)));

export type Finding = SafetyFinding;
export type Rule = (facts: Facts, table: SafetyTable) => Finding[];

/** Makes the same key for the same facts in any order, because answers are found by it. */
export const keyOf = (kind: Finding['kind'], entry: string, names: readonly string[]): string =>
  [kind, entry, ...names.map((name) => name.toLowerCase()).toSorted()].join(':');

export const isChild = ({ age }: Pick<PatientFacts, 'age'>) => age !== null && age < ADULT_DOSE_YEARS;

/** The youngest that the patient can be. */
export const monthsOf = ({ age, ageMonths }: PatientFacts): number | null =>
  ageMonths ?? (age === null ? null : age * 12);

const SURFACES: readonly string[] = ['on the skin', 'into the eye', 'into the ear', 'into the nose', 'vaginal'];

/** Through these linings some medicines reach the whole body. */
const LININGS: readonly string[] = ['into the nose', 'vaginal'];

/**
 * Put on a surface it acts there: nothing is said about the whole body, but by patches, and by nose or vagina where the table
 * limits the dose of that way. Nasal steroids act in the nose.
 */
export function isSystemic(table: SafetyTable, ingredient: string, route: string | null): boolean {
  if (route === null || !SURFACES.includes(route)) return true;
  const known = table.ingredients.get(ingredient);
  if (!known) return false;
  if (!LININGS.includes(route)) return route === 'on the skin' && known.systemicOnSkin === true;
  const isLimited = [...known.adult, ...known.child].some(({ routes }) =>
    (routes as readonly string[]).includes(route),
  );
  return isLimited && !known.classes.includes('inhaled steroid');
}

/** An ingredient and its classes, as it acts by this way: an inhaled steroid is not one of the whole body. */
export function namesOf(table: SafetyTable, ingredient: string, route: string | null): string[] {
  const classes = table.classesOf(ingredient);
  const isInhaledSteroid = route === 'inhaled' && classes.includes('inhaled steroid');
  return [ingredient, ...classes.filter((name) => !(isInhaledSteroid && name === 'corticosteroid'))];
}
