// One step of an order: of concurrent tries one wins; the others learn what happened meanwhile.

import type { LabOrder, LabState } from '#contract/labs/lab-orders.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findCarers } from '../patients/chart-access/care.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { findOrder } from './find-order.ts';
import { BEFORE, isBefore, mayTake, type Step } from './policy.ts';
import { presentOrder } from './present.ts';
import { changeOrderIf, type LabOrderRow } from './store.ts';

type Change = Parameters<typeof changeOrderIf>[3];

type Input = {
  step: Step;
  /** The entry it leaves in the trail. */
  action: Action;
  details?: Record<string, string | number | boolean>;
  /** The version that was looked at; the newest when it is left out. */
  version?: number;
  /** Otherwise what was looked at is no longer what is there. */
  isSeen?(row: LabOrderRow): boolean;
  /** Returns the change; it may write more in the same transaction before. */
  change(tx: Tx, row: LabOrderRow): Promise<Change> | Change;
  /** The refusal for callers who see the order and may not take this step. */
  whoMay?: string;
  /** Notifies, after the change. */
  notify?(tx: Tx, row: LabOrderRow): Promise<void>;
};

export async function takeStep(deps: Deps, actor: Actor, id: string, input: Input): Promise<LabOrder> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const { row, reader } = await findOrder(inTx, actor, id);
    const isSeen = input.isSeen?.(row) ?? (input.version === undefined || input.version === row.version);
    if (!isSeen || !mayTake(input.step, reader, row)) throw refusalFor(input, isSeen, row);
    const expected = { states: [...BEFORE[input.step]] as LabState[], version: row.version };
    if (!(await changeOrderIf(tx, id, expected, await input.change(tx, row))))
      throw conflictFor(input.step, (await findOrder(inTx, actor, id)).row);
    const about = { subject: 'lab-order', subjectId: id, patientId: row.patient_id, details: input.details ?? {} };
    await appendEntry(tx, deps.clock, actor, input.action, about);
    const after = await findOrder(inTx, actor, id);
    await input.notify?.(tx, after.row);
    await publishOrder(tx, deps, after.row);
    // The notification may change the answer: a call-back was opened, or closed.
    return presentOrder(after.reader, input.notify ? (await findOrder(inTx, actor, id)).row : after.row);
  });
}

function refusalFor({ step, whoMay }: Input, isSeen: boolean, row: LabOrderRow): Refusal {
  const isTooLate = !isSeen || !isBefore(step, row.state);
  return isTooLate || !whoMay ? conflictFor(step, row) : new Refusal('not_allowed', { message: whoMay });
}

const WORDS: Record<LabState, string> = {
  ordered: 'waits for its sample',
  collected: 'was collected',
  resulted: 'has a new result',
  reviewed: 'was reviewed',
  released: 'was released to the patient',
  cancelled: 'was cancelled',
};

function conflictFor(step: Step, row: LabOrderRow): Refusal {
  if (step === 'take' && isBefore(step, row.state) && row.taker_name) {
    return new Refusal('lab_order_moved_on', { message: `${row.taker_name} took this order. Look at it again.` });
  }
  const by =
    row.state === 'collected' ? row.collector_name : row.state === 'resulted' ? row.enterer_name : row.reviewer_name;
  return new Refusal('lab_order_moved_on', {
    message: `This order ${WORDS[row.state]}${by ? ` by ${by}` : ''}. Look at it again.`,
  });
}

/** To a nurse who is not in care and has not taken the order. */
export const TAKE_FIRST = 'Take this order first: then you read what it is.';

/** Nurses' lists, the doctor's, the patient's, and whoever has the chart open. */
export async function publishOrder(tx: Tx, { clock }: Pick<Deps, 'clock'>, row: LabOrderRow): Promise<void> {
  const carers = await findCarers(tx, row.patient_id, clock.now());
  const to = { accounts: [...new Set([row.ordered_by, ...carers])], patients: [row.patient_id] };
  await publish(tx, { type: 'lab-orders', id: row.id, to: { ...to, roles: ['staff'] } });
  // Status and follow-up of a list depend on it.
  await publish(tx, { type: 'patients', id: row.patient_id, to: { accounts: carers } });
}
