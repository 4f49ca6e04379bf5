// From the form to what is sent, and what keeps it from being sent.

import { MedicineOrder } from '#contract/medicines/medicines.ts';
import type { NewDiagnosis } from '#contract/patients/diagnoses.ts';
import { isMoment } from '#web/ui/time/moment-text.ts';
import { addDays, instantOf } from '#web/ui/time/zoned-time.ts';
import type { DiagnosisForm, MedicineRow, TaskRow } from './diagnosis-form.ts';

export type RowProblems = Record<string, string>;

/** What is wrong, field by field; nothing when the row can be ordered. */
export function problemsIn(row: MedicineRow): RowProblems {
  const issues = MedicineOrder.safeParse(orderOf(row)).error?.issues ?? [];
  const problems: RowProblems = {};
  for (const { path, message } of issues) problems[FIELD_OF[String(path[0])] ?? 'amount'] ??= message;
  if (row.frequency === 'as-needed') {
    if (!row.gapHours.trim()) problems.gapHours = 'How many hours apart?';
    if (!row.most.trim()) problems.most = 'How many in 24 hours?';
  }
  return problems;
}

const FIELD_OF: Record<string, string> = {
  dose: 'amount',
  smallestGapHours: 'gapHours',
  mostIn24Hours: 'most',
  days: 'days',
  quantity: 'quantity',
  name: 'name',
  instructions: 'instructions',
};

export const isWhole = (row: MedicineRow) => Object.keys(problemsIn(row)).length === 0;

/** A follow-up lies after today. */
export const followUpLimits = (today: string) => ({
  min: addDays(today, 1),
  outside: 'Choose a day that is still to come.',
});

/** Builds the order to send; the contract decides whether it is valid. */
export function orderOf(row: MedicineRow): MedicineOrder {
  const asNeeded = row.frequency === 'as-needed';
  return {
    ...(row.id ? { id: row.id } : {}),
    name: row.name.trim(),
    ...(row.category ? { category: row.category } : {}),
    ...(row.indication ? { indication: row.indication } : {}),
    dose: { amount: figure(row.amount), unit: row.unit },
    route: row.route,
    frequency: row.frequency,
    ...(asNeeded && row.gapHours.trim() ? { smallestGapHours: figure(row.gapHours) } : {}),
    ...(asNeeded && row.most.trim() ? { mostIn24Hours: figure(row.most) } : {}),
    ...(row.days.trim() && row.frequency !== 'once' ? { days: figure(row.days) } : {}),
    ...(row.quantity.trim() && isSupplyOpen(row) ? { quantity: figure(row.quantity) } : {}),
    ...(row.instructions.trim() ? { instructions: row.instructions.trim() } : {}),
    ...(row.replaces.length > 0 ? { replaces: row.replaces } : {}),
  };
}

/** Without days nobody knows how long a supply lasts, unless the doctor says how many doses it has. */
export const isSupplyOpen = ({ days, frequency }: MedicineRow) => days.trim() === '' && frequency !== 'once';

/** An empty field is no number; a comma is read as a decimal point, and nothing else is guessed. */
const figure = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')));

/** `kept`: the findings that are still there; a reason for one that is gone is not signed. */
export function requestOf(
  patientId: string,
  form: DiagnosisForm,
  kept: ReadonlySet<string>,
  timeZone: string,
): NewDiagnosis {
  const answers = Object.entries(form.answers)
    .filter(([finding, reason]) => kept.has(finding) && reason.trim() !== '')
    .map(([finding, reason]) => ({ finding, reason: reason.trim() }));
  return {
    patient: patientId,
    diagnosis: form.diagnosis.trim(),
    ...(form.code ? { code: form.code } : {}),
    medications: form.medications.map(orderOf),
    tests: form.tests.map(({ id, name, category }) => ({ ...(id ? { id } : {}), name, category })),
    staffTasks: form.staffTasks.filter(({ task }) => task.trim() !== '').map((row) => taskOf(row, timeZone)),
    ...(form.notes.trim() ? { notes: form.notes.trim() } : {}),
    ...(form.followUpOn ? { followUpOn: form.followUpOn } : {}),
    ...(form.isPrivate ? { isPrivate: true } : {}),
    answers,
  };
}

const taskOf = ({ task, to, due, priority }: TaskRow, timeZone: string) => ({
  task: task.trim(),
  ...(to ? { to } : {}),
  ...(isMoment(due) ? { dueAt: instantOf(due, timeZone) } : {}),
  priority,
});
