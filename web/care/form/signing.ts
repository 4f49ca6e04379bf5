// Why it cannot be signed, in the order in which one would mend it; and the words of each outcome.

import type { SafetyFinding } from '#contract/medicines/medicines.ts';
import { wrongDay } from '#web/ui/time/day-text.ts';
import { wrongMoment } from '#web/ui/time/moment-text.ts';
import { unanswered } from '../safety/place-findings.ts';
import type { SafetyCheck } from '../safety/safety-check.ts';
import type { DiagnosisForm } from './diagnosis-form.ts';
import { followUpLimits, isWhole } from './diagnosis-request.ts';

export const BLANK = 'Please enter a diagnosis before submitting.';

export type Lock = { why: string; finding?: string };

/** Null: it may be signed. A blank diagnosis is no lock: whoever submits it is told. */
export const lockOn = (form: DiagnosisForm, check: SafetyCheck, today: string): Lock | null =>
  lockOfMedicines(form, check) ?? lockOfDays(form, today);

/** Half a day is not left out without a word. */
function lockOfDays({ staffTasks, followUpOn }: DiagnosisForm, today: string): Lock | null {
  const task = staffTasks.find(({ task: words, due }) => words.trim() !== '' && wrongMoment(due));
  if (task) return { why: `When the task “${task.task.trim()}” is due: ${wrongMoment(task.due)}` };
  const followUp = wrongDay(followUpOn ?? '', followUpLimits(today));
  return followUp ? { why: `Follow-up: ${followUp}` } : null;
}

function lockOfMedicines(form: DiagnosisForm, check: SafetyCheck): Lock | null {
  const half = form.medications.find((row) => !isWhole(row));
  if (half) return { why: `${half.name} is not filled in.` };
  if (form.medications.length === 0) return null;
  if (check.error) return { why: 'The safety check could not run.' };
  if (!check.isCurrent) return { why: 'The safety check is running.' };
  const open = unanswered(check.checked, form.answers);
  const first = open[0];
  if (!first) return null;
  return { why: open.length === 1 ? sentence(first, form, check) : several(open.length), finding: first.key };
}

const several = (count: number) => `${count} findings need another choice or a written reason.`;

function sentence({ orders, replaces }: SafetyFinding, form: DiagnosisForm, check: SafetyCheck): string {
  const rows = orders.map((order) => form.medications.find(({ row }) => row === check.checked?.rows[order])?.name);
  const name = rows.at(-1);
  if (rows.length === 0 || !name) return 'What the safety check asks about the patient needs an answer.';
  return replaces
    ? `Say whether ${name} is taken instead of the earlier one, or beside it and why.`
    : `${name} needs another medicine or a written reason.`;
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** "3 medicines, 2 tests, 1 task" */
export const contentsOf = ({ medications, tests, staffTasks }: DiagnosisForm) =>
  [
    counted(medications.length, 'medicine', 'medicines'),
    counted(tests.length, 'test', 'tests'),
    counted(staffTasks.length, 'task', 'tasks'),
  ].join(', ');
