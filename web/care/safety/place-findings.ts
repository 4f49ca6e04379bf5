// Where each finding stands in the form, which of them still lock the signing, and what the server suggests instead.
import { type Medicine, REASON_CHARACTERS, type SafetyFinding } from '#contract/medicines/medicines.ts';
import type { DiagnosisForm, MedicineRow } from '../form/diagnosis-form.ts';
import type { RowsChecked } from './safety-check.ts';

type Placed = { ofPatient: SafetyFinding[]; ofRow: Map<string, SafetyFinding[]> };

/**
 * A danger is answered where it arises: under the last of the rows it speaks of, the one that brought it about. What
 * could not be checked for the whole list, because of an age, stands above it once.
 */
export function placeFindings(checked: RowsChecked | undefined, rows: readonly MedicineRow[]): Placed {
  const placed: Placed = { ofPatient: [], ofRow: new Map() };
  const present = new Set(rows.map(({ row }) => row));
  for (const finding of checked?.report.findings ?? []) {
    const named = finding.orders.map((order) => checked?.rows[order] ?? '').filter((row) => present.has(row));
    const row = named.at(-1);
    const isOfAll = finding.kind === 'not-checked' && finding.orders.length > 1;
    if (finding.orders.length === 0 || isOfAll) placed.ofPatient.push(finding);
    else if (row !== undefined) placed.ofRow.set(row, [...(placed.ofRow.get(row) ?? []), finding]);
  }
  return placed;
}

export const isAnswered = ({ key, needsReason, isForbidden }: SafetyFinding, answers: DiagnosisForm['answers']) =>
  !isForbidden && (!needsReason || (answers[key]?.trim().length ?? 0) >= REASON_CHARACTERS);

export const unanswered = (checked: RowsChecked | undefined, answers: DiagnosisForm['answers']) =>
  (checked?.report.findings ?? []).filter((finding) => !isAnswered(finding, answers));

/**
 * Finds the suggested medicine in the catalogue: one that holds nothing else, or the first that the advice names. For an
 * interaction only where the check says which of the two would be replaced.
 */
export function suggestedBy(
  { kind, orders, instead, swap }: SafetyFinding,
  medicines: readonly Medicine[],
): Medicine | undefined {
  if (swap) return medicines.find(({ ingredients }) => ingredients.length === 1 && ingredients[0] === swap.ingredient);
  if (orders.length === 0 || (kind !== 'allergy' && kind !== 'pregnancy')) return undefined;
  const words = instead.toLowerCase();
  const found = medicines
    .map((medicine) => ({ medicine, at: words.search(new RegExp(`\\b${escaped(medicine.name.toLowerCase())}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.medicine;
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
