import type { MedicationTask } from '#contract/medicines/medication-tasks.ts';
import { bedInWords } from '#server/admissions/bed-in-words.ts';
import { findAlike } from '#server/admissions/find-alike.ts';
import { presentFormerPuds } from '#server/patients/public.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { allergiesInWords } from '#server/records/allergies-in-words.ts';
import { findProfiles } from '#server/records/find-profiles.ts';
import { changesOf } from '../orders/changes.ts';
import { dosageInWords, orderInWords } from '../orders/in-words.ts';
import { presentAdministration } from '../orders/present.ts';
import { type OrderRow, ordersBefore, ordersByIds, type VersionRow, versionsOf } from '../orders/store.ts';
import { inForceBefore, presentTerms } from '../orders/terms.ts';
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
  const [versions, before, last, records, profileOf, warningsOf, dosesFor, alikeOf] = await Promise.all([
    versionsOf(db, ids),
    ordersBefore(db, ids),
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
    const current = orders.find(({ id }) => id === task.order_id);
    if (!current) return [];
    const itsVersions = versions.filter(({ order_id }) => order_id === current.id);
    const ended = endOf(current, task);
    // What was cancelled by a change was planned by the terms before it.
    const order = ended ? { ...current, ...termsBefore(itsVersions, ended.at) } : current;
    return {
      ...presentDose(order, task),
      ...presentPerson(order, profileOf(order.patient_id)),
      alike: alikeOf(order.patient_id),
      ...presentState(actor, now, order, task, {
        record: records.find(({ id }) => id === task.record_id),
        last: last.find(({ order_id }) => order_id === order.id),
        versions: itsVersions,
        ended,
        replaced: before.filter(({ followed_by }) => followed_by === order.id),
        warnings: warningsOf(order.id),
        doses: dosesFor(order),
      }),
    };
  });
}

type Ended = { at: Date; why: string };

/** Why it is not to be given any more; null: it may be, or it is recorded. */
function endOf(order: OrderRow, { cancelled_at, record_id }: TaskRow): Ended | null {
  const at = cancelled_at ?? order.stopped_at;
  if (!at || record_id) return null;
  const why = order.stopped_at ? (order.stop_reason ?? '') : `Changed to ${orderInWords(order)}.`;
  return { at, why };
}

function termsBefore(versions: readonly VersionRow[], at: Date): Partial<VersionRow> {
  const inForce = inForceBefore(versions, at);
  if (!inForce) return {};
  const { amount, unit, route, instructions, indication, frequency, times, version } = inForce;
  return { amount, unit, route, instructions, indication, frequency, times, version };
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
    ...presentFormerPuds(order.former_puds),
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
  versions: readonly VersionRow[];
  ended: Ended | null;
  /** The orders in whose place it came. */
  replaced: readonly OrderRow[];
  warnings: Warnings;
  doses: DosesFor;
};

function presentState(actor: Actor, now: Date, order: OrderRow, task: TaskRow, around: Around) {
  const { record, last, versions, ended, replaced, warnings, doses } = around;
  const isOpen = !record;
  const dose = {
    dueAt: task.due_at,
    isTimeCritical: order.is_time_critical,
    isInsideGap: doses.tooNear(now) !== null,
  };
  // Old and new are shown until the first dose of the new terms was given.
  const isNews = isOpen && !ended && (last?.order_version ?? 0) < order.version;
  return {
    status: statusOf(record, task.due_at, order.is_time_critical, now),
    dosage: dosageInWords(record ?? order),
    route: (record ?? order).route,
    changed: isNews ? (changesOf(versions)[0] ?? replacementOf(order, replaced)) : null,
    ended: ended && { at: ended.at.toISOString(), why: ended.why },
    allergyConflict: isOpen ? warnings.conflict : null,
    overrides: isOpen ? warnings.overrides : [],
    isRecognised: warnings.isRecognised,
    lastDoses: isOpen ? lastDosesOf(order, doses, now) : [],
    // The time at which it was given says it, and nobody has named that yet.
    reasonNeededFor: isOpen && !ended ? reasonNeededFor(dose, now) : null,
    administration: record ? presentAdministration(record) : null,
    undoUntil: (record && undoUntil(actor, record, now))?.toISOString() ?? null,
    can: allowedOnDose(actor, { record, isStopped: ended !== null }, now),
  };
}

/** The orders that it replaced, beside it. */
function replacementOf(order: OrderRow, [earlier, ...others]: readonly OrderRow[]): MedicationTask['changed'] {
  if (!earlier?.stopped_at) return null;
  const inFull = (one: OrderRow) => `${one.medication} ${orderInWords(one)}`;
  const before = [earlier, ...others].map(inFull).join(' and ');
  return {
    ...{ version: order.version, at: earlier.stopped_at.toISOString(), by: order.doctor },
    changes: [{ what: 'Order', before, after: inFull(order) }],
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
