// What the rules of the safety check are told. They know nothing else and ask nobody.
import type { MedicineOrder, SafetyFinding } from '../../contract/medicines.ts';
import type { Profile } from '../../contract/records.ts';

export type Part = {
  ingredient: string;
  /** The largest part of the stated dose that is this ingredient. */
  share: number;
};

type Taken = Pick<MedicineOrder, 'dose' | 'route' | 'frequency' | 'smallestGapHours' | 'mostIn24Hours'>;

export type Ordered = Taken & {
  /** From 0, as it was sent. */
  place: number;
  name: string;
  parts: readonly Part[];
  /** Words of the name that the table does not know; none when all of it is listed. */
  unknown: readonly string[];
  /** What one puff or drop holds; null where a dose is a weight anyway. */
  mgPerUnit: number | null;
};

/** Taken already: prescribed here, or told by the patient, who rarely says how much. */
export type Running = {
  name: string;
  parts: readonly Part[];
  isPrescribed: boolean;
  taken: (Taken & { mgPerUnit: number | null }) | null;
};

export type PatientFacts = Pick<Profile, 'age' | 'sex' | 'pregnancy' | 'allergyState' | 'allergies'>;

export type Facts = { patient: PatientFacts; orders: readonly Ordered[]; running: readonly Running[] };

export type Finding = SafetyFinding;
export type Rule = (facts: Facts) => Finding[];

/** Says the same for the same facts, in whatever order they come: an answer is found by it. */
export const keyOf = (kind: Finding['kind'], entry: string, names: readonly string[]): string =>
  [kind, entry, ...names.map((name) => name.toLowerCase()).toSorted()].join(':');
