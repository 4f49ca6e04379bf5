// The form as it stands, whole or half filled in. What it must be to be signed is decided in diagnosis-request.ts.

import * as z from 'zod/mini';
import type { LabTest } from '#contract/labs/lab-orders.ts';
import {
  ADULT_DOSE_YEARS,
  CUSTOM,
  DOSE_UNITS,
  Frequency,
  type Medicine,
  ROUTES,
} from '#contract/medicines/medicines.ts';
import type { DraftForm, NewLabTest } from '#contract/patients/diagnoses.ts';
import { TASK_PRIORITIES } from '#contract/ward/staff-tasks.ts';

const Words = z._default(z.string(), '');

const MedicineRow = z.object({
  /** The id of the row, not of the medicine: the same medicine may stand twice. */
  row: z.string(),
  id: z._default(z.nullable(z.string()), null),
  name: z.string(),
  category: Words,
  indication: Words,
  amount: Words,
  unit: z._default(z.enum(DOSE_UNITS), 'mg'),
  route: z._default(z.enum(ROUTES), 'by mouth'),
  frequency: z._default(Frequency, 'once-a-day'),
  gapHours: Words,
  most: Words,
  days: Words,
  /** Doses that are supplied, where the days do not say it. */
  quantity: Words,
  instructions: Words,
  /** Prescribed medicines that end when this one is signed. */
  replaces: z._default(z.array(z.string()), []),
});
export type MedicineRow = z.infer<typeof MedicineRow>;

const TestRow = z.object({ id: z._default(z.nullable(z.string()), null), name: z.string(), category: Words });
export type TestRow = z.infer<typeof TestRow>;

const TaskRow = z.object({
  row: z.string(),
  task: z.string(),
  /** Empty: whoever takes it. */
  to: Words,
  /** In the clinic's time, as the field holds it; empty: no time. */
  due: Words,
  priority: z._default(z.enum(TASK_PRIORITIES), 'normal'),
});
export type TaskRow = z.infer<typeof TaskRow>;

export type DiagnosisForm = Omit<DraftForm, 'medications' | 'tests' | 'staffTasks'> & {
  medications: MedicineRow[];
  tests: TestRow[];
  staffTasks: TaskRow[];
};

export const EMPTY_FORM: DiagnosisForm = {
  diagnosis: '',
  code: null,
  medications: [],
  tests: [],
  staffTasks: [],
  notes: '',
  followUpOn: null,
  answers: {},
};

export function isEmptyForm({ diagnosis, medications, tests, staffTasks, notes, followUpOn }: DiagnosisForm): boolean {
  const rows = medications.length + tests.length + staffTasks.length;
  return rows === 0 && diagnosis.trim() === '' && notes.trim() === '' && followUpOn === null;
}

/** A draft may be older than this page: rows that it no longer understands are left out. */
export function formOfDraft(draft: DraftForm): DiagnosisForm {
  return {
    ...draft,
    medications: understood(MedicineRow, draft.medications),
    tests: understood(TestRow, draft.tests),
    staffTasks: understood(TaskRow, draft.staffTasks),
  };
}

const understood = <Schema extends z.ZodMiniType>(schema: Schema, rows: readonly unknown[]): z.output<Schema>[] =>
  rows.flatMap((row) => {
    const read = schema.safeParse(row);
    return read.success ? [read.data] : [];
  });

const newRow = () => crypto.randomUUID();
const written = (figure: number | null) => (figure === null ? '' : String(figure));

/** The catalogue's doses are for adults. A child's go by weight, and someone of unknown age may be a child. */
export const isAdult = (age: number | null) => age !== null && age >= ADULT_DOSE_YEARS;

/** Fills a row with the usual dose, for the doctor to change. An adult's dose is never filled in for a child. */
export function rowOfMedicine({ id, name, category, indication, usual }: Medicine, isForAdult = true): MedicineRow {
  return {
    row: newRow(),
    id,
    name,
    category,
    indication,
    amount: isForAdult ? String(usual.dose.amount) : '',
    unit: usual.dose.unit,
    route: usual.route,
    frequency: usual.frequency,
    gapHours: written(usual.smallestGapHours),
    most: written(usual.mostIn24Hours),
    days: written(usual.days),
    quantity: '',
    instructions: '',
    replaces: [],
  };
}

export const customRow = (name: string): MedicineRow => ({
  row: newRow(),
  id: null,
  name,
  ...CUSTOM,
  amount: '',
  unit: 'mg',
  route: 'by mouth',
  frequency: 'once-a-day',
  gapHours: '',
  most: '',
  days: '',
  quantity: '',
  instructions: '',
  replaces: [],
});

export const taskRow = (task: string): TaskRow => ({ row: newRow(), task, to: '', due: '', priority: 'normal' });

export const testRow = ({ id, name, category }: Pick<LabTest, 'id' | 'name' | 'category'>): TestRow => ({
  id,
  name,
  category,
});

export const customTest = (name: string): TestRow => ({ id: null, name, category: CUSTOM.category });

export const isSameTest = (one: Pick<NewLabTest, 'name'>, other: Pick<NewLabTest, 'name'>) =>
  one.name.toLowerCase() === other.name.toLowerCase();
