// The clinic's lab tests as an administrator keeps them: in versions, with ranges by age and sex.
import type { LabRange, TestEntry } from '#contract/catalogues/entries.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { LAB_LIMITS } from '../limits/lab-limits.ts';
import { ADULT_MONTHS, type Catalogued } from '../measures-for.ts';
import { allLabTests, insertLabTest, type Made } from './store.ts';

export async function listTestVersions(db: Database) {
  return (await allLabTests(db)).map((row) => ({
    ...{ id: row.id, version: row.version, replaces: row.replaces },
    ...{ makerName: row.maker_name, madeAt: row.made_at, closedAt: row.closed_at },
    entry: {
      kind: 'test',
      name: row.name,
      category: row.category,
      indication: row.indication,
      loinc: row.loinc,
      measures: (row.measures as Catalogued[]).map((measure) => ({
        name: measure.name,
        unit: measure.unit,
        loinc: measure.loinc,
        ranges: measure.ranges ?? adultRanges(measure),
      })),
    } satisfies TestEntry,
  }));
}

/** Those that came with Nadi hold for adults, with one for women where it differs. */
function adultRanges({ low, high, female }: Catalogued): LabRange[] {
  const ages = { fromMonths: ADULT_MONTHS, untilMonths: null };
  if (female) {
    return [
      { sex: 'male', ...ages, low, high },
      { sex: 'female', ...ages, ...female },
    ];
  }
  return low === null && high === null ? [] : [{ sex: 'any', ...ages, low, high }];
}

export function insertTestVersion(tx: Tx, entry: TestEntry, made: Made): Promise<string> {
  const { name, category, indication, loinc } = entry;
  const measures = entry.measures.map((measure) => ({ ...measure, low: null, high: null }));
  return insertLabTest(tx, { name, category, indication, loinc, measures: JSON.stringify(measures) }, made);
}

/** Measures without limits of ours: a slip of the hand or a critical value is not noticed. */
export const unlimitedMeasures = ({ measures }: TestEntry): string[] =>
  measures.filter(({ loinc, unit }) => loinc === null || LAB_LIMITS[loinc]?.unit !== unit).map(({ name }) => name);

/** By field. Two ranges that fit one person would contradict each other. */
export function mistakesInTest({ measures }: TestEntry): Record<string, string> {
  for (const [index, { loinc, unit, ranges }] of measures.entries()) {
    const expected = loinc === null ? undefined : LAB_LIMITS[loinc];
    // The limits of critical values count by the code, in their own unit.
    if (expected && expected.unit !== unit) {
      return { [`measures.${index}.unit`]: `${expected.name} is measured in ${expected.unit} under this code.` };
    }
    const overlap = ranges.findIndex((range, at) => ranges.slice(0, at).some((before) => overlaps(range, before)));
    if (overlap >= 0) {
      return { [`measures.${index}.ranges.${overlap}.fromMonths`]: 'Another range holds for some of the same people.' };
    }
  }
  return {};
}

const overlaps = (one: LabRange, other: LabRange): boolean =>
  (one.sex === other.sex || one.sex === 'any' || other.sex === 'any') &&
  one.fromMonths < (other.untilMonths ?? Number.POSITIVE_INFINITY) &&
  other.fromMonths < (one.untilMonths ?? Number.POSITIVE_INFINITY);
