// Medicines: the catalogue, how one is ordered, and what the safety check says about it.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { entry, Id, Instant, text } from '../fields.ts';

export const DOSE_UNITS = ['mg', 'g', 'mcg', 'ml', 'IU', 'mmol', 'puffs', 'drops', 'tablets', 'application'] as const;
export type DoseUnit = (typeof DOSE_UNITS)[number];

export const ROUTES = [
  'by mouth',
  'under the tongue',
  'inhaled',
  'on the skin',
  'into the eye',
  'into the ear',
  'into the nose',
  'under the skin',
  'into a muscle',
  'into a vein',
  'rectal',
  'vaginal',
  'spinal',
] as const;
export type MedicineRoute = (typeof ROUTES)[number];

/** How often, and how many doses that can be in a day. "As needed" says its own limits. */
export const FREQUENCIES = {
  once: { words: 'Once', perDay: 1 },
  'once-a-day': { words: 'Once a day', perDay: 1 },
  'in-the-morning': { words: 'Once a day, in the morning', perDay: 1 },
  'at-night': { words: 'Once a day, at night', perDay: 1 },
  'twice-a-day': { words: 'Twice a day', perDay: 2 },
  '3-times-a-day': { words: '3 times a day', perDay: 3 },
  '4-times-a-day': { words: '4 times a day', perDay: 4 },
  '5-times-a-day': { words: '5 times a day', perDay: 5 },
  'every-4-hours': { words: 'Every 4 hours', perDay: 6 },
  'every-6-hours': { words: 'Every 6 hours', perDay: 4 },
  'every-8-hours': { words: 'Every 8 hours', perDay: 3 },
  'every-12-hours': { words: 'Every 12 hours', perDay: 2 },
  'every-other-day': { words: 'Every other day', perDay: 1 },
  'once-a-week': { words: 'Once a week', perDay: 1 },
  'as-needed': { words: 'As needed', perDay: null },
} as const satisfies Record<string, { words: string; perDay: number | null }>;
export type Frequency = keyof typeof FREQUENCIES;
export const Frequency = z.enum(Object.keys(FREQUENCIES) as [Frequency, ...Frequency[]], {
  error: 'Choose how often.',
});

/** Under this age doses go by weight. */
export const ADULT_DOSE_YEARS = 16;

export const CUSTOM = { category: 'Custom', indication: 'As prescribed' } as const;

export const Dose = z.strictObject({
  amount: z
    .number({ error: 'Enter the dose as a number.' })
    .check(z.positive({ error: 'A dose is more than nothing.' }), z.maximum(1_000_000, { error: 'That is too much.' })),
  unit: z.enum(DOSE_UNITS, { error: 'Choose a unit.' }),
});
export type Dose = z.infer<typeof Dose>;

/** One line of a prescription. Without an id it is a medicine of one's own, by name. */
export const MedicineOrder = z.strictObject({
  id: z.optional(Id),
  name: entry('Medicine', 120),
  category: z.optional(z.string().check(z.maxLength(80))),
  indication: z.optional(z.string().check(z.maxLength(160))),
  dose: Dose,
  route: z.enum(ROUTES, { error: 'Choose how it is taken.' }),
  frequency: Frequency,
  /** For "as needed": both are needed then. */
  smallestGapHours: z.optional(z.number().check(z.positive(), z.maximum(168))),
  mostIn24Hours: z.optional(z.int().check(z.minimum(1), z.maximum(24))),
  /** Left out: until it is stopped. */
  days: z.optional(z.int({ error: 'Enter whole days.' }).check(z.minimum(1), z.maximum(365))),
  /** How many doses are supplied. Left out: as many as the days need; without days nobody knows. */
  quantity: z.optional(z.int({ error: 'Enter whole doses.' }).check(z.minimum(1), z.maximum(2_000))),
  instructions: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** Prescribed medicines of the patient, and orders of the ward, that end with the signature: this one is taken instead. */
  replaces: z.optional(z.array(Id).check(z.maxLength(10))),
});
export type MedicineOrder = z.infer<typeof MedicineOrder>;

export const Medicine = z.object({
  id: Id,
  name: z.string(),
  category: z.string(),
  indication: z.string(),
  ingredients: z.array(z.string()),
  forms: z.array(z.string()),
  routes: z.array(z.enum(ROUTES)),
  /** Offered first; the doctor decides. */
  usual: z.object({
    dose: Dose,
    route: z.enum(ROUTES),
    frequency: Frequency,
    days: z.nullable(z.int()),
    smallestGapHours: z.nullable(z.number()),
    mostIn24Hours: z.nullable(z.int()),
  }),
});
export type Medicine = z.infer<typeof Medicine>;

export const listMedicines = endpoint({
  method: 'GET',
  path: '/medicines',
  summary: "The clinic's medicines, in their order",
  reply: z.array(Medicine),
  roles: ['doctor', 'staff'],
  refusals: [],
});

export const FINDING_KINDS = [
  'allergy',
  'cross-allergy',
  'allergies-not-asked',
  'allergies-unconfirmed',
  'allergy-not-understood',
  'duplicate',
  'interaction',
  'pregnancy',
  'prevention',
  'route',
  'dose',
  'child',
  'kidney',
  'condition',
  'not-checked',
  'read-as',
  'by-video',
] as const;

/** The better choice, ready to be taken over: another dose or another route. */
export const SafetyOffer = z.object({
  /** "Use 350 mg, 4 times a day" */
  words: z.string(),
  dose: z.optional(Dose),
  route: z.optional(z.enum(ROUTES)),
});
export type SafetyOffer = z.infer<typeof SafetyOffer>;

/** A sum that is shown and not only its result: "650 mg ÷ 23.8 kg = 27 mg/kg", "most 15 mg/kg × 23.8 kg = 357 mg". */
export const DoseSum = z.object({ what: z.string(), counted: z.string(), most: z.string(), isOver: z.boolean() });
export type DoseSum = z.infer<typeof DoseSum>;

/** The patient's eGFR and the steps of a medicine, in mL/min/1.73 m². */
export const KidneyBar = z.object({
  egfr: z.number(),
  /** "15 Nov 2026"; null where it was only written. */
  on: z.nullable(z.string()),
  steps: z.array(z.object({ below: z.number(), severity: z.enum(['severe', 'caution']) })),
});
export type KidneyBar = z.infer<typeof KidneyBar>;

/** What a card asks for. Once it is entered the card is gone for good. */
const FINDING_ASKS = [
  'allergies',
  'allergy',
  'pregnancy',
  'contraception',
  'weight',
  'kidney',
  'age',
  'home-medicine',
  'problem',
] as const;
export const FindingAsk = z.object({
  what: z.enum(FINDING_ASKS),
  /** The words it is about, as the record has them: an allergy, an illness, a medicine at home. */
  text: z.optional(z.string()),
});
export type FindingAsk = z.infer<typeof FindingAsk>;

/** What the check found, as a card: what, why, source, what to do instead. */
export const SafetyFinding = z.object({
  /** Stays the same while the facts do; an answer names it. */
  key: z.string(),
  kind: z.enum(FINDING_KINDS),
  severity: z.enum(['severe', 'caution', 'note']),
  /** Places in the orders that were sent, from 0; none when it is about the patient. */
  orders: z.array(z.int()),
  title: z.string(),
  why: z.string(),
  instead: z.string(),
  /** Entry of our table and where it comes from. */
  source: z.string(),
  /** Signing wants a written reason of 20 characters or more. */
  needsReason: z.boolean(),
  /** No reason lifts it: the order has to go. */
  isForbidden: z.optional(z.boolean()),
  offer: z.optional(SafetyOffer),
  sums: z.optional(z.array(DoseSum)),
  asks: z.optional(FindingAsk),
  /** The ingredient that the table names in the place of this order. */
  swap: z.optional(z.object({ order: z.int(), ingredient: z.string() })),
  kidneyBar: z.optional(KidneyBar),
  /** The prescribed medicine or the order of the ward that the order may replace, in words, and whether the order says so. */
  replaces: z.optional(z.object({ id: Id, isChosen: z.boolean(), words: z.optional(z.string()) })),
});
export type SafetyFinding = z.infer<typeof SafetyFinding>;

export const SafetyReport = z.object({
  tableVersion: z.string(),
  checkedAt: Instant,
  findings: z.array(SafetyFinding),
  /** One verdict per order, in their order. Never "safe": the table is small. */
  verdicts: z.array(z.enum(['severe', 'caution', 'not-checked', 'no-known-entry'])),
  /** What an order was compared with besides the others. */
  comparedWith: z.array(z.string()),
  /** How the two last met, of what is prescribed at a visit. `never`: there is no visit behind it. */
  lastMet: z.optional(z.enum(['in-person', 'video', 'never'])),
  /** Of an order on the ward: when its first dose comes after the last one, and what becomes of a dose that is due. */
  begins: z.optional(z.array(z.string())),
});
export type SafetyReport = z.infer<typeof SafetyReport>;

export const readAllergy = endpoint({
  method: 'GET',
  path: '/medicines/read-allergy',
  summary: 'Whether the safety table understands an allergy as it is written, and as what',
  query: z.strictObject({ text: text('Substance', 120) }),
  reply: z.object({ isUnderstood: z.boolean(), names: z.array(z.string()) }),
  roles: ['doctor', 'staff'],
  refusals: [],
});

export const REASON_CHARACTERS = 20;
export const NO_KNOWN_ENTRY = 'No known entry';
