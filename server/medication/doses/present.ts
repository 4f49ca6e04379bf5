import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { bedInWords } from '#server/admissions/bed-in-words.ts';
import { findAlike } from '#server/admissions/find-alike.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { allergiesInWords } from '#server/records/allergies-in-words.ts';
import { findProfiles } from '#server/records/find-profiles.ts';
import { changesOf } from '../orders/changes.ts';
import { dosageInWords } from '../orders/in-words.ts';
import { presentAdministration } from '../orders/present.ts';
import { type OrderRow, ordersByIds, versionsOf } from '../orders/store.ts';
import { presentTerms } from '../orders/terms.ts';
import { allowedOnDose, undoUntil } from '../policy.ts';
import { findWarnings, type Warnings } from './find-warnings.ts';
import { lastDosesOf } from './last-doses.ts';
import { type DosesFor, findDosesFor } from './patient-doses.ts';
import { lastGiven, type RecordRow, recordsById, type TaskRow } from './store.ts';
import { overdueAt, reasonNeededFor } from './timing.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Presents tasks as they are at this moment, in the same order. */
export async function presentTasks(deps: Needs, actor: Actor, rows: readonly TaskRow[]): Promise<MedicationTask[]> {
  if (rows.length === 0) return [];
  const { db } = deps;
  const orders = await ordersByIds(db, [...new Set(rows.map(({ order_id }) => order_id))]);
  const ids = orders.map(({ id }) => id);
  const recordIds = rows.flatMap(({ record_id }) => record_id ?? []);
  const now = deps.clock.now();
  const [versions, last, records, profileOf, warningsOf, dosesFor, alikeOf] = await Promise.all([
    versionsOf(db, ids),
    lastGiven(db, ids),
    recordIds.length === 0 ? [] : recordsById(db, recordIds),
    findProfiles(
      deps,
      orders.map(({ patient_id }) => patient_id),
    ),
    findWarnings(deps, orders),
    findDosesFor(db, orders, now),
    findAlike(deps, actor),
  ]);
  return rows.flatMap((task) => {
    const order = orders.find(({ id }) => id === task.order_id);
    if (!order) return [];
    return {
      ...presentDose(order, task),
      ...presentPerson(order, profileOf(order.patient_id)),
      alike: alikeOf(order.patient_id),
      ...presentState(actor, now, order, task, {
        record: records.find(({ id }) => id === task.record_id),
        last: last.find(({ order_id }) => order_id === order.id),
        versions: versions.filter(({ order_id }) => order_id === order.id),
        warnings: warningsOf(order.id),
        doses: dosesFor(order),
      }),
    };
  });
}

const presentDose = (order: OrderRow, task: TaskRow) => {
  const { dose, priority, isTimeCritical, instructions, indication } = presentTerms(order);
  return {
    id: task.id,
    ...{ dose, priority, isTimeCritical, instructions, indication },
    medication: order.medication,
    ingredients: order.ingredients,
    time: task.due_at.toISOString(),
    overdueAt: overdueAt(task.due_at, order.is_time_critical).toISOString(),
    doctor: order.doctor,
    orderId: order.id,
    orderVersion: order.version,
  };
};

function presentPerson(order: OrderRow, profile: Parameters<typeof allergiesInWords>[0] & Person) {
  return {
    patient: order.patient,
    patientId: order.patient_id,
    inpatientId: order.admission_id,
    pud: order.pud,
    age: profile.age,
    sex: profile.sex,
    dateOfBirth: profile.dateOfBirth,
    room: order.room,
    bed: order.bed,
    place: bedInWords(order),
    allergyState: profile.allergyState,
    allergiesInWords: allergiesInWords(profile),
    allergiesStated:
      profile.allergiesStatedBy && profile.allergiesStatedAt
        ? { by: profile.allergiesStatedBy, at: profile.allergiesStatedAt }
        : null,
  };
}
type Person = {
  age: number | null;
  sex: MedicationTask['sex'];
  dateOfBirth: string | null;
  allergiesStatedBy: string | null;
  allergiesStatedAt: string | null;
};

type Around = {
  record: RecordRow | undefined;
  last: RecordRow | undefined;
  versions: Awaited<ReturnType<typeof versionsOf>>;
  warnings: Warnings;
  doses: DosesFor;
};

function presentState(actor: Actor, now: Date, order: OrderRow, task: TaskRow, around: Around) {
  const { record, last, versions, warnings, doses } = around;
  const isOpen = !record && order.stopped_at === null;
  const dose = {
    dueAt: task.due_at,
    isTimeCritical: order.is_time_critical,
    isInsideGap: doses.tooNear(now) !== null,
  };
  // Old and new are shown until the first dose of the new terms was given.
  const isNews = isOpen && order.version > 1 && (last?.order_version ?? 0) < order.version;
  return {
    status: statusOf(record, task.due_at, order.is_time_critical, now),
    dosage: dosageInWords(record ?? order),
    route: (record ?? order).route,
    changed: isNews ? (changesOf(versions)[0] ?? null) : null,
    allergyConflict: isOpen ? warnings.conflict : null,
    overrides: isOpen ? warnings.overrides : [],
    isRecognised: warnings.isRecognised,
    lastDoses: isOpen ? lastDosesOf(order, doses, now) : [],
    reasonNeededFor: isOpen ? reasonNeededFor(dose, now) : null,
    administration: record ? presentAdministration(record) : null,
    undoUntil: (record && undoUntil(actor, record, now))?.toISOString() ?? null,
    can: allowedOnDose(actor, { record, isStopped: order.stopped_at !== null }, now),
  };
}

function statusOf(
  record: RecordRow | undefined,
  dueAt: Date,
  isTimeCritical: boolean,
  now: Date,
): MedicationTask['status'] {
  if (record) return record.outcome === 'given' ? 'completed' : 'not-given';
  return now >= overdueAt(dueAt, isTimeCritical) ? 'overdue' : 'pending';
}
