// A patient, or whoever acts for them, asks for a call: a task for whoever takes it, due at a stated time, with the account of whoever
// asked as its giver.
import { CALL_BACK_WITHIN_MS } from '#contract/readings/reading-time.ts';
import type { Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { publish } from '../platform/events.ts';
import { insertTask } from './store.ts';

type Request = { patientId: string; task: string; at: Date };

export async function requestCallBack(tx: Tx, asker: Actor, request: Request) {
  await insertTask(tx, {
    patient_id: request.patientId,
    task: request.task,
    priority: 'high',
    due_at: new Date(request.at.getTime() + CALL_BACK_WITHIN_MS),
    given_by: asker.accountId,
    given_at: request.at,
  });
  await publish(tx, { type: 'staff-tasks', to: { roles: ['staff'] } });
}
