import { giveDose } from '#server/medication/doses/record-dose.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';

/** What was due before that has been given; what came after is still open. */
export const STILL_OPEN_MS = 40 * 60_000;

/** The dose that is due then, if it is planned; the nurse has read what the safety check found and what it could not compare. */
export async function giveAt(
  then: Deps,
  nurse: Actor,
  admissionId: string,
  medication: string,
  due: Date,
): Promise<void> {
  const task = await then.db
    .selectFrom('medication_tasks')
    .innerJoin('medication_orders', 'medication_orders.id', 'medication_tasks.order_id')
    .innerJoin('medication_order_versions as terms', (join) =>
      join
        .onRef('terms.order_id', '=', 'medication_orders.id')
        .onRef('terms.version', '=', 'medication_orders.version'),
    )
    .leftJoin('administrations as record', (join) =>
      join.onRef('record.task_id', '=', 'medication_tasks.id').on('record.wrong_since', 'is', null),
    )
    .select(['medication_tasks.id', 'medication_orders.version', 'terms.safety'])
    .where('medication_orders.admission_id', '=', admissionId)
    .where('medication_orders.medication', '=', medication)
    .where('medication_orders.stopped_at', 'is', null)
    .where('medication_tasks.due_at', '=', due)
    .where('medication_tasks.cancelled_at', 'is', null)
    .where('record.id', 'is', null)
    .executeTakeFirst();
  if (!task) return;
  const findings = Array.isArray(task.safety) ? (task.safety as { key: string }[]) : [];
  const confirmed = findings.map(({ key }) => key);
  await giveDose(then, nurse, task.id, { orderVersion: task.version, confirmed, otherMedicinesChecked: true });
}
