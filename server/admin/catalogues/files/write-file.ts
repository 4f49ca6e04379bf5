import type { Catalogue, Entry, MedicineEntry, TestEntry } from '#contract/catalogues/entries.ts';
import { BETWEEN, CATALOGUE_COLUMNS } from '#contract/catalogues/file-columns.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import { csvLine } from '#server/platform/csv/csv-line.ts';
import type { Deps } from '#server/platform/deps.ts';
import { shelfOf } from '../shelves.ts';

type Cells = (string | number | null)[];

/** What is offered now; of diagnoses the clinic's own. */
export async function* writeFile(deps: Deps, actor: Actor, kind: Catalogue): AsyncGenerator<string> {
  const open = (await shelfOf(kind).list(deps.db)).filter(({ closedAt }) => closedAt === null);
  const about = { subject: 'catalogue', details: { catalogue: kind, lines: open.length } };
  await transaction(deps.db, (tx) => appendEntry(tx, deps.clock, actor, 'catalogue.exported', about));
  yield csvLine(CATALOGUE_COLUMNS[kind]);
  for (const { entry } of open) for (const cells of cellsOf(entry)) yield csvLine(cells);
}

function cellsOf(entry: Entry): Cells[] {
  switch (entry.kind) {
    case 'medicine':
      return [ofMedicine(entry)];
    case 'test':
      return ofTest(entry);
    case 'diagnosis':
      return [[entry.code, entry.name, entry.terms.join(BETWEEN)]];
  }
}

const ofMedicine = (entry: MedicineEntry): Cells => [
  ...[entry.name, entry.category, entry.indication],
  entry.ingredients.map(({ name, share }) => (share === 1 ? name : `${name}:${share}`)).join(BETWEEN),
  ...[entry.forms.join(BETWEEN), entry.routes.join(BETWEEN), entry.amount, entry.unit, entry.mgPerUnit],
  ...[entry.frequency, entry.days, entry.gapHours, entry.mostIn24h],
];

/** A line for each range; the lines of one test stand together. */
function ofTest({ name, category, indication, loinc, measures }: TestEntry): Cells[] {
  const test = [name, category, indication, loinc];
  if (measures.length === 0) return [[...test, null, null, null, null, null, null, null, null]];
  return measures.flatMap((measure): Cells[] => {
    const measured = [...test, measure.name, measure.unit, measure.loinc];
    if (measure.ranges.length === 0) return [[...measured, null, null, null, null, null]];
    return measure.ranges.map(({ sex, fromMonths, untilMonths, low, high }) => [
      ...measured,
      ...[sex, fromMonths, untilMonths, low, high],
    ]);
  });
}
