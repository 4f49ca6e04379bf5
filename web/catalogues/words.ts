import type { KeptEntry } from '#contract/catalogues/catalogues.ts';
import type { Catalogue, Entry, LabRange } from '#contract/catalogues/entries.ts';
import { FREQUENCIES } from '#contract/medicines/medicines.ts';

export const CATALOGUE_WORDS: Record<Catalogue, { name: string; one: string; search: string }> = {
  medicine: { name: 'Medicines', one: 'medicine', search: 'Name or ingredient' },
  test: { name: 'Tests', one: 'test', search: 'Name, measure or LOINC code' },
  diagnosis: { name: 'Diagnoses, ICD-10', one: 'diagnosis', search: 'Code or words' },
};

/** What stands under the name. */
export function detailsOf(entry: Entry): string {
  switch (entry.kind) {
    case 'medicine':
      return entry.ingredients.map(({ name }) => name).join(', ');
    case 'test':
      return entry.measures.length === 0
        ? 'Report in words'
        : entry.measures.map(({ name, unit }) => `${name}, ${unit}`).join('; ');
    case 'diagnosis':
      return entry.terms.join(', ');
  }
}

/** The further cells of a row. */
export function cellsOf(entry: Entry): string[] {
  switch (entry.kind) {
    case 'medicine':
      return [
        `${entry.amount} ${entry.unit}`,
        entry.forms.join(', '),
        entry.routes.join(', '),
        FREQUENCIES[entry.frequency].words,
      ];
    case 'test':
      return [entry.category, entry.measures.flatMap(({ name, ranges }) => rangesInWords(name, ranges)).join('; ')];
    case 'diagnosis':
      return [entry.code];
  }
}

export const HEADS: Record<Catalogue, string[]> = {
  medicine: ['Medicine and ingredients', 'Usual dose', 'Form', 'Route', 'How often'],
  test: ['Test and what it measures', 'Category', 'Ranges'],
  diagnosis: ['Diagnosis and other words', 'Code'],
};

const rangesInWords = (name: string, ranges: readonly LabRange[]): string[] =>
  ranges.map((range) => `${name} ${rangeInWords(range)}`);

/** "12 to 15.5, women from 16 years" */
export function rangeInWords({ sex, fromMonths, untilMonths, low, high }: LabRange): string {
  const values = low === null ? `up to ${high}` : high === null ? `from ${low}` : `${low} to ${high}`;
  const who = { any: 'all', female: 'women and girls', male: 'men and boys' }[sex];
  const ages = [fromMonths > 0 && `from ${ageInWords(fromMonths)}`, untilMonths && `under ${ageInWords(untilMonths)}`];
  return [`${values},`, who, ...ages.filter(Boolean)].join(' ');
}

const ageInWords = (months: number): string => (months % 12 === 0 ? `${months / 12} years` : `${months} months`);

export const notCheckedWords = ({ entry, notChecked }: KeptEntry): string =>
  entry.kind === 'test'
    ? `Not checked: no limits for ${notChecked.join(', ')}`
    : `Not checked: ${notChecked.join(', ')}`;
