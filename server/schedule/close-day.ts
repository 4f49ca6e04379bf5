// The clinic closes on a day, or opens again. What is booked stays booked; only what is offered changes.
import type { ClosedDay, NewClosedDay } from '#contract/appointments/closed-days.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Database, Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish, SEE_SLOTS } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import { closedDaysFrom, deleteClosedDay, insertClosedDay, lockEverySchedule } from './store.ts';

const MAX_DAYS_AHEAD = 2 * 365;

/** From a day on, in order. */
export const listClosedDays = (db: Database, from: string): Promise<(ClosedDay & { id: string })[]> =>
  closedDaysFrom(db, from);

export async function closeDay(
  deps: Deps,
  actor: Actor,
  { date, name }: NewClosedDay,
): Promise<ClosedDay & { id: string }> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  if (date < today) throw new Refusal('time_past', { fields: { date: 'Choose a day that is still to come.' } });
  if (date > addDays(today, MAX_DAYS_AHEAD)) {
    throw new Refusal('bad_input', { fields: { date: 'Choose a day within the next two years.' } });
  }
  return transaction(deps.db, async (tx) => {
    // Whoever books at this moment is done before, or finds the day closed.
    await lockEverySchedule(tx);
    const id = await insertClosedDay(tx, {
      on_day: date,
      name,
      closed_by: actor.accountId,
      closed_at: deps.clock.now(),
    });
    await record(tx, deps, actor, 'clinic.day_closed', { id, date });
    return { id, date, name };
  });
}

export async function openDay(deps: Deps, actor: Actor, id: string): Promise<void> {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  await transaction(deps.db, async (tx) => {
    const date = await deleteClosedDay(tx, id, today);
    if (!date) throw new Refusal('not_found');
    await record(tx, deps, actor, 'clinic.day_opened', { id, date });
  });
}

async function record(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  action: Action,
  { id, date }: { id: string; date: string },
) {
  await appendEntry(tx, clock, actor, action, { subject: 'closed-day', subjectId: id, details: { date } });
  await publish(tx, { type: 'slots', to: { roles: [...SEE_SLOTS, 'admin'] } });
  // The answering times of messages have changed.
  await publish(tx, { type: 'inbox', to: { roles: ['patient'] } });
}
