// For the ward: what each inpatient gets, and what is due next.
import type { Inpatient, InpatientMedicine } from '#contract/ward/inpatients.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { timeIn } from '../platform/zoned-time.ts';
import { nextDue } from './doses/next-due.ts';
import { nextTasks, tasksIn } from './doses/store.ts';
import { overdueAt } from './doses/timing.ts';
import { dosageInWords, frequencyInWords } from './orders/in-words.ts';
import { presentOrders, stateOf } from './orders/present.ts';
import { ordersOf } from './orders/store.ts';

export type MedicinesOf = {
  medications: InpatientMedicine[];
  nextDose: Inpatient['nextDose'];
  /** "14:00 Ceftriaxone 2 g", in the clinic's time. */
  nextMedication: string | null;
  overdue: { taskId: string; words: string; dueAt: Date }[];
};

/** Finds the medicines of admissions whose charts the caller may open. */
export async function findMedicines(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  actor: Actor,
  admissionIds: readonly string[],
): Promise<(admissionId: string) => MedicinesOf> {
  const now = deps.clock.now();
  const { timeZone } = deps.config.clinic;
  const rows = admissionIds.length === 0 ? [] : await ordersOf(deps.db, admissionIds);
  const orders = (await presentOrders(deps, actor, rows)).filter(({ state }) => state === 'running');
  const next =
    rows.length === 0
      ? []
      : await nextTasks(
          deps.db,
          rows.map(({ id }) => id),
        );
  const late = await tasksIn(deps.db, { openUntil: now, recordedSince: now });
  return (admissionId) => {
    const mine = rows.filter((row) => row.admission_id === admissionId && row.stopped_at === null);
    const [first] = mine
      .filter((each) => stateOf(each, now) === 'running')
      .flatMap((order) => {
        const open = next.find(({ order_id }) => order_id === order.id);
        const dueAt = nextDue(order, open, timeZone);
        return dueAt ? [{ order, dueAt, taskId: open?.id ?? null }] : [];
      })
      .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
    const overdue = late.flatMap((task) => {
      const its = mine.find(({ id }) => id === task.order_id);
      if (!its || task.record_id || now < overdueAt(task.due_at, its.is_time_critical)) return [];
      return [{ taskId: task.id, words: `${its.medication} ${dosageInWords(its)}`, dueAt: task.due_at }];
    });
    return {
      medications: orders
        .filter(({ inpatientId }) => inpatientId === admissionId)
        .map((one) => ({
          orderId: one.id,
          name: one.medication,
          dosage: one.dosage,
          route: one.route,
          frequency: frequencyOf(mine, one.id),
          lastGiven: one.lastGiven?.at ?? null,
          nextDue: one.nextDue,
          firstDoseFrom: one.firstDoseFrom,
          overrides: one.overrides,
        })),
      nextDose: first
        ? {
            taskId: first.taskId,
            medication: first.order.medication,
            dosage: dosageInWords(first.order),
            time: first.dueAt.toISOString(),
            isOverdue: now >= overdueAt(first.dueAt, first.order.is_time_critical),
          }
        : null,
      // Beyond the day that is planned nobody needs to be told of it at the handover.
      nextMedication: first?.taskId
        ? `${timeIn(timeZone, first.dueAt)} ${first.order.medication} ${dosageInWords(first.order)}`
        : null,
      overdue,
    };
  };
}

function frequencyOf(rows: Awaited<ReturnType<typeof ordersOf>>, id: string): string {
  const row = rows.find((one) => one.id === id);
  return row ? frequencyInWords(row) : '';
}
