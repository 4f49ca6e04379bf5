// The form of the safety data: ours in data/, and whatever a clinic puts in its place. A field that is not listed here
// is refused, so a slip of the pen in an import is found at the start and not at the bedside.
import * as z from 'zod/mini';
import { DOSE_UNITS, ROUTES } from '#contract/medicines/medicines.ts';

const Words = z.string().check(z.trim(), z.minLength(1, { error: 'must not be empty' }));
const Name = Words.check(z.refine((name) => name === name.toLowerCase(), { error: 'must be in lower case' }));
const Source = z.optional(Words);
/** Every entry names its own: which work, and where in it. */
const OwnSource = Words;
const Severity = z.enum(['severe', 'caution']);
const Routes = z.array(z.enum(ROUTES)).check(z.minLength(1, { error: 'must name a route' }));
const Amount = z.number().check(z.minimum(0));
const Daily = z.record(z.string(), Amount);
const Advice = { severity: Severity, why: Words, instead: Words };

const LIMIT_UNITS = ['mg', 'IU', 'mmol', 'ml'] as const;
export type LimitUnit = (typeof LIMIT_UNITS)[number];

const AdultLimit = z.strictObject({
  routes: Routes,
  single: Amount,
  /** Null: only one dose is limited. */
  daily: z.nullable(Amount),
  /** A one-off dose may be higher. */
  once: z.optional(Amount),
  /** The maximum for a weekly dose; the other limits do not count then. */
  weekly: z.optional(Amount),
  /** Depots and patches: the least days between two doses, where one dose is above. Holds at any age. */
  interval: z.optional(z.strictObject({ days: z.number().check(z.positive()), above: z.optional(Amount) })),
  note: z.optional(Words),
});
export type AdultLimit = z.infer<typeof AdultLimit>;

/** Per kilogram of body weight. */
const ChildLimit = z.strictObject({
  routes: Routes,
  fromMonths: Amount,
  perDose: z.number().check(z.positive()),
  perDay: z.number().check(z.positive()),
  maxDose: z.optional(Amount),
  maxDay: z.optional(Amount),
  note: z.optional(Words),
});
export type ChildLimit = z.infer<typeof ChildLimit>;

const KidneyStep = z.strictObject({ below: z.number().check(z.positive()), ...Advice, daily: z.optional(Amount) });
export type KidneyStep = z.infer<typeof KidneyStep>;

/** A lower daily maximum for adults from this age on, or below this weight. */
const ReducedDose = z
  .strictObject({ fromYears: z.optional(Amount), belowKg: z.optional(Amount), daily: Amount, ...Advice })
  .check(
    z.refine(({ fromYears, belowKg }) => (fromYears === undefined) !== (belowKg === undefined), {
      error: 'must name an age or a weight',
    }),
  );
export type ReducedDose = z.infer<typeof ReducedDose>;

/** A maximum per kilogram for adults, where the usual one is too much for light people. */
const AdultPerKg = z
  .strictObject({
    routes: Routes,
    single: z.optional(z.number().check(z.positive())),
    daily: z.optional(z.number().check(z.positive())),
    ...Advice,
    source: OwnSource,
  })
  .check(
    z.refine(({ single, daily }) => single !== undefined || daily !== undefined, {
      error: 'must name a single or a daily dose',
    }),
  );
export type AdultPerKg = z.infer<typeof AdultPerKg>;

const NotUnder = z.strictObject({
  months: z.number().check(z.positive()),
  ...Advice,
  /** Forbids it as a cream, gel or drops too. */
  alsoOnSurface: z.optional(z.boolean()),
  /** Only by these ways: as nose drops, but not to widen a pupil. */
  routes: z.optional(Routes),
});

export const Ingredient = z.strictObject({
  name: Name,
  classes: z._default(z.array(Name), []),
  names: z._default(z.array(Name), []),
  routes: Routes,
  unit: z._default(z.enum(LIMIT_UNITS), 'mg'),
  /** How much of `unit` one of another unit is. */
  convert: z.optional(z.partialRecord(z.enum(LIMIT_UNITS), z.number().check(z.positive()))),
  adult: z._default(z.array(AdultLimit), []),
  child: z._default(z.array(ChildLimit), []),
  notUnder: z._default(z.array(NotUnder), []),
  kidney: z._default(z.array(KidneyStep), []),
  reduced: z.optional(z.array(ReducedDose)),
  perKg: z.optional(z.array(AdultPerKg)),
  /** By these ways the order must say more than a dose: how it is diluted, how fast it runs. */
  asks: z.optional(z.strictObject({ routes: Routes, why: Words, instead: Words })),
  /** By these ways only for somebody who already takes one of this class: a fentanyl patch after another opioid. */
  afterOnly: z.optional(z.strictObject({ routes: Routes, which: Name, why: Words, instead: Words, source: OwnSource })),
  /** In the unit of the limits: what one puff holds where the name does not say it. */
  perPuff: z.optional(z.number().check(z.positive())),
  /** What one ml holds of the only liquid in use by this way. */
  liquids: z.optional(z.array(z.strictObject({ routes: Routes, perMl: z.number().check(z.positive()) }))),
  /** Written in these units it has killed. */
  neverIn: z.optional(z.strictObject({ units: z.array(z.enum(DOSE_UNITS)), why: Words, instead: Words })),
  /** A patch or gel that acts in the whole body. */
  systemicOnSkin: z.optional(z.boolean()),
  isHerb: z.optional(z.boolean()),
  /** Twice is nothing to speak of: vitamins, saline. The daily limit counts all the same. */
  mayRepeat: z.optional(z.boolean()),
  /** Needs no highest dose: vaccines, oral rehydration salts. */
  anyDose: z.optional(z.boolean()),
  source: OwnSource,
  note: z.optional(Words),
});
export type Ingredient = z.infer<typeof Ingredient>;
export const IngredientFile = z.strictObject({ source: Words, ingredients: z.array(Ingredient) });

const Part = z.tuple([Name, Amount]);
export const Brand = z.strictObject({
  names: z.array(Name).check(z.minLength(1)),
  /** Each ingredient and how much of it is in one tablet, 5 ml or puff. */
  parts: z.array(Part).check(z.minLength(1)),
  strengths: z.optional(z.record(z.string(), z.array(Amount))),
  /** How much one puff holds, and how much 5 ml hold, where that is not the same as a tablet. */
  puff: z.optional(z.array(Amount)),
  spoon: z.optional(z.array(Amount)),
  /** Released slowly: of these a whole day's dose may be taken at once. */
  slow: z.optional(z.array(Name)),
  source: Source,
});
export type Brand = z.infer<typeof Brand>;
export const BrandFile = z.strictObject({ source: Source, brands: z.array(Brand) });

export const MedicineClass = z.strictObject({
  name: Name,
  /** As a sentence says it: "a penicillin". */
  words: z.optional(Words),
  written: z._default(z.array(Name), []),
  isAllergyClass: z.optional(z.boolean()),
  oneIsEnough: z.optional(z.boolean()),
  /** One of these twice, by two names, is as dangerous as twice the dose. */
  twiceIsSevere: z.optional(z.boolean()),
  instead: z.optional(Words),
  source: OwnSource,
});
export type MedicineClass = z.infer<typeof MedicineClass>;

const CrossAllergy = z.strictObject({ id: Words, allergicTo: Name, ordered: Name, ...Advice, source: OwnSource });
export type CrossAllergy = z.infer<typeof CrossAllergy>;
export const ClassFile = z.strictObject({
  source: Source,
  classes: z.array(MedicineClass),
  crossAllergies: z.array(CrossAllergy),
  harmlessAllergies: z.array(Name),
  harmlessWords: z.array(Name),
});

export const Interaction = z.strictObject({
  id: Words,
  one: Name,
  other: Name,
  third: z.optional(Name),
  ...Advice,
  source: OwnSource,
  except: z.optional(z.array(Name)),
  /** Quiet while the daily dose of this ingredient is not above. */
  aboveDaily: z.optional(Daily),
  /** A caution that is severe above. */
  severeAboveDaily: z.optional(Daily),
});
export type Interaction = z.infer<typeof Interaction>;
export const InteractionFile = z.strictObject({ source: Words, interactions: z.array(Interaction) });

export const Condition = z.strictObject({
  code: Name,
  words: Words,
  written: z.array(Name),
  /** Means this only where nothing else is written: “MG” is also a unit. */
  alone: z._default(z.array(Name), []),
  /** A phrase right after these means another thing: “foot ulcer”, “open angle glaucoma”. */
  notAfter: z.optional(z.array(Name)),
  icd: z._default(z.array(Words), []),
  /** A signed code counts this long; for good without. */
  lastsDays: z.optional(z.number().check(z.positive())),
});
export type Condition = z.infer<typeof Condition>;

export const ConditionWarning = z.strictObject({
  id: Words,
  condition: Name,
  which: Name,
  ...Advice,
  source: OwnSource,
  alsoOnSurface: z.optional(z.boolean()),
  /** Only by these ways: steroid drops in an eye with herpes. */
  routes: z.optional(Routes),
  except: z.optional(z.array(Name)),
  aboveDaily: z.optional(Amount),
});
export type ConditionWarning = z.infer<typeof ConditionWarning>;
export const ConditionFile = z.strictObject({
  source: Words,
  conditions: z.array(Condition),
  warnings: z.array(ConditionWarning),
});

export const PregnancyEntry = z.strictObject({
  id: Words,
  which: Name,
  ...Advice,
  source: OwnSource,
  alsoOnSurface: z.optional(z.boolean()),
  /** Whoever could become pregnant needs contraception. */
  prevention: z.optional(z.boolean()),
  quietUpToDaily: z.optional(Amount),
  except: z.optional(z.array(Name)),
});
export type PregnancyEntry = z.infer<typeof PregnancyEntry>;
export const PregnancyFile = z.strictObject({ source: Words, entries: z.array(PregnancyEntry) });

export const VersionFile = z.strictObject({
  /** As every card names it: "Nadi safety table". */
  name: Words,
  version: z.string().check(z.regex(/^[0-9a-z][0-9a-z.-]{0,30}$/i, { error: 'must look like 2026-11-15' })),
});
