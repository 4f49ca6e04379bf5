// What one entry of a catalogue says: a medicine, a lab test, a diagnosis. The same whether it is typed or read from a file.
import * as z from 'zod/mini';
import { entry, text } from '../fields.ts';
import { DOSE_UNITS, Frequency, ROUTES } from '../medicines/medicines.ts';

export const CATALOGUES = ['medicine', 'test', 'diagnosis'] as const;
export type Catalogue = (typeof CATALOGUES)[number];

const Amount = z
  .number({ error: 'Enter a number.' })
  .check(z.positive({ error: 'More than nothing.' }), z.maximum(1_000_000, { error: 'That is too much.' }));
const words = (what: string, max: number) => z.array(text(what, max));

export const MedicineEntry = z.strictObject({
  kind: z.literal('medicine'),
  name: entry('Name', 120),
  category: entry('Category', 80),
  indication: entry('What it is for', 160),
  ingredients: z
    .array(
      z.strictObject({
        /** In small letters, as the safety table names it. */
        name: entry('Ingredient', 80).check(z.toLowerCase()),
        /** The largest part of the stated dose that is this ingredient. */
        share: z
          .number({ error: 'Enter its part of the dose, such as 0.8.' })
          .check(z.positive({ error: 'More than nothing.' }), z.maximum(1, { error: 'At most 1, the whole dose.' })),
      }),
    )
    .check(
      z.minLength(1, { error: 'Name the ingredients.' }),
      z.maxLength(8, { error: 'At most eight ingredients.', abort: true }),
      z.refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
        error: 'An ingredient is named twice.',
      }),
    ),
  forms: words('Form', 40).check(z.minLength(1, { error: 'Name a form, such as tablet.' }), z.maxLength(8)),
  routes: z
    .array(z.enum(ROUTES, { error: `A route is one of: ${ROUTES.join(', ')}.` }))
    .check(z.minLength(1, { error: 'Choose how it is taken.' })),
  /** Offered first; the doctor decides. */
  amount: Amount,
  unit: z.enum(DOSE_UNITS, { error: `A unit is one of: ${DOSE_UNITS.join(', ')}.` }),
  /** What one puff or drop holds, where a dose is counted in those. */
  mgPerUnit: z.nullable(Amount),
  frequency: Frequency,
  days: z.nullable(z.int({ error: 'Enter whole days.' }).check(z.minimum(1), z.maximum(365))),
  gapHours: z.nullable(z.number({ error: 'Enter hours.' }).check(z.positive(), z.maximum(168))),
  mostIn24h: z.nullable(z.int({ error: 'Enter a whole number.' }).check(z.minimum(1), z.maximum(24))),
});
export type MedicineEntry = z.infer<typeof MedicineEntry>;

const Loinc = z.nullable(z.string().check(z.regex(/^\d{1,7}-\d$/, { error: 'A LOINC code looks like 718-7.' })));
const Limit = z.nullable(z.number({ error: 'Enter a number.' }));
const Months = z.int({ error: 'Enter whole months.' }).check(z.minimum(0), z.maximum(1_800));

/** For whom a range holds: from this age on, until before that one. Null: for all who are older. */
export const LabRange = z
  .strictObject({
    sex: z.enum(['any', 'female', 'male'], { error: 'A sex is one of: any, female, male.' }),
    fromMonths: Months,
    untilMonths: z.nullable(Months),
    low: Limit,
    high: Limit,
  })
  .check(
    z.refine(({ low, high }) => low !== null || high !== null, { error: 'Enter a low or a high end.', path: ['low'] }),
    z.refine(({ low, high }) => low === null || high === null || low < high, {
      error: 'The high end is not above the low one.',
      path: ['high'],
    }),
    z.refine(({ fromMonths, untilMonths }) => untilMonths === null || fromMonths < untilMonths, {
      error: 'The second age is not above the first one.',
      path: ['untilMonths'],
    }),
  );
export type LabRange = z.infer<typeof LabRange>;

export const TestEntry = z.strictObject({
  kind: z.literal('test'),
  name: entry('Name', 120),
  category: entry('Category', 80),
  indication: entry('What it is for', 160),
  loinc: Loinc,
  /** None for a report in words. */
  measures: z
    .array(
      z.strictObject({
        name: entry('Measure', 80),
        unit: entry('Unit', 30),
        loinc: Loinc,
        ranges: z.array(LabRange).check(z.maxLength(24, { error: 'At most 24 ranges.' })),
      }),
    )
    .check(
      z.maxLength(40, { error: 'At most 40 measures.', abort: true }),
      z.refine((all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length, {
        error: 'A measure is named twice.',
      }),
    ),
});
export type TestEntry = z.infer<typeof TestEntry>;

export const DiagnosisEntry = z.strictObject({
  kind: z.literal('diagnosis'),
  name: entry('Name', 120),
  /** Of the edition that Nadi has: what rules say about the code holds for the clinic's words, too. */
  code: text('Code', 8).check(z.regex(/^[A-Z]\d\d(\.\d)?$/, { error: 'An ICD-10 code looks like J18.9.' })),
  /** Other words by which doctors find it. */
  terms: words('Word', 80).check(z.maxLength(20, { error: 'At most 20 other words.' })),
});
export type DiagnosisEntry = z.infer<typeof DiagnosisEntry>;

export const Entry = z.discriminatedUnion('kind', [MedicineEntry, TestEntry, DiagnosisEntry]);
export type Entry = z.infer<typeof Entry>;
