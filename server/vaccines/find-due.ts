import type { DoseLine } from '#contract/childhood/vaccines.ts';
import type { Database } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findRecord } from './find-record.ts';

/**
 * What the family reads as due or overdue. Nothing while no doctor of the clinic has confirmed the schedule, as with reminders.
 * The caller has decided who may.
 */
export async function findDueVaccines(
  deps: Deps & { db: Database },
  actor: Actor,
  patientId: string,
): Promise<DoseLine[]> {
  const { schedule, lines } = await findRecord(deps, actor, patientId);
  return schedule.confirmed ? lines.filter(({ state }) => state === 'due' || state === 'overdue') : [];
}
