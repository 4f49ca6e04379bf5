// What must hold at the moment a dose is recorded. Whoever asks holds the order, so none of it changes meanwhile.
import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../platform/deps.ts';
import { Refusal } from '../../platform/refusal.ts';
import { timeIn } from '../../platform/zoned-time.ts';
import { hoursInWords } from '../orders/in-words.ts';
import { stateOf } from '../orders/on-file.ts';
import type { OrderRow } from '../orders/store.ts';
import { findConflicts } from './allergy-conflict.ts';
import { givenSince, lastGiven, liveRecordOf, type RecordRow } from './store.ts';
import { gapEnds, reachesLimit, reasonNeededFor } from './timing.ts';

const HOUR_MS = 3_600_000;
/** A clock that is a minute ahead is no lie. */
const AHEAD_MS = 120_000;
const BACK_MS = 12 * HOUR_MS;

export function demandUnchanged(order: OrderRow, shown: number, now: Date): void {
  if (order.stopped_at || order.discharged_at) throw new Refusal('order_not_running');
  if (order.version !== shown) throw new Refusal('order_changed');
  if (order.frequency === 'as-needed' && stateOf(order, now) !== 'running') throw new Refusal('order_not_running');
}

export function timeGiven({ clock }: Pick<Deps, 'clock'>, givenAt: string | undefined): Date {
  const now = clock.now();
  const at = givenAt ? new Date(givenAt) : now;
  if (at.getTime() > now.getTime() + AHEAD_MS || at.getTime() < now.getTime() - BACK_MS) {
    throw new Refusal('bad_input', { fields: { givenAt: 'Choose a time in the last 12 hours.' } });
  }
  return at;
}

export async function demandNoConflict(deps: Pick<Deps, 'db' | 'clock' | 'config'>, order: OrderRow): Promise<void> {
  const conflict = (await findConflicts(deps, [order]))(order.id);
  if (conflict) throw new Refusal('allergy_conflict', { message: `${conflict} Do not give it; ask the doctor.` });
}

type Moment = { at: Date; reason: string | undefined };

/** For a planned dose. Early, late and too soon are allowed with a reason; more than the most is not. */
export async function demandTimely(tx: Tx, order: OrderRow, dueAt: Date, { at, reason }: Moment): Promise<void> {
  await demandBelowLimit(tx, order, at);
  if (reason) return;
  const dose = {
    dueAt,
    isTimeCritical: order.is_time_critical,
    gapHours: order.gap_hours,
    lastGivenAt: (await lastGiven(tx, [order.id]))[0]?.given_at ?? null,
  };
  const why = reasonNeededFor(dose, at);
  if (why === 'gap') throw await tooSoon(tx, order);
  if (why === 'early') throw new Refusal('too_early', { fields: { reason: 'Say why it is given now.' } });
  if (why === 'late') throw new Refusal('late_reason_needed', { fields: { reason: 'Say why it is late.' } });
}

/** For an as-needed dose. */
export async function demandGap(tx: Tx, order: OrderRow, { at, reason }: Moment): Promise<void> {
  await demandBelowLimit(tx, order, at);
  const free = gapEnds(order.gap_hours, (await lastGiven(tx, [order.id]))[0]?.given_at ?? null);
  if (!reason && free && at < free) throw await tooSoon(tx, order);
}

async function demandBelowLimit(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (order.most_in_24h === null) return;
  const given = await givenSince(tx, [order.id], new Date(at.getTime() - 24 * HOUR_MS));
  const times = given.map(({ given_at }) => given_at);
  if (!reachesLimit(order.most_in_24h, times, at)) return;
  const message = `${order.most_in_24h} in 24 hours is the most, and that has been given.`;
  throw new Refusal('daily_limit_reached', { message });
}

async function tooSoon(tx: Tx, order: OrderRow): Promise<Refusal> {
  const [last] = await lastGiven(tx, [order.id]);
  const message = `${last?.recorder ?? 'Someone'} gave the last dose less than ${hoursInWords(order.gap_hours ?? 0)} ago. Wait, or say why now.`;
  return new Refusal('too_soon_after_last', { message, fields: { reason: 'Say why it is given now.' } });
}

export async function demandUnrecorded(tx: Tx, deps: Pick<Deps, 'config'>, taskId: string): Promise<void> {
  const record = await liveRecordOf(tx, taskId);
  if (record) throw alreadyRecorded(deps, record);
}

/** Says who and when, so that nobody gives it again to be sure. */
export function alreadyRecorded({ config }: Pick<Deps, 'config'>, record: RecordRow | undefined): Refusal {
  if (!record) return new Refusal('already_recorded');
  const at = timeIn(config.clinic.timeZone, record.given_at);
  const did = record.outcome === 'given' ? 'gave this dose' : `recorded this dose as ${record.outcome}`;
  return new Refusal('already_recorded', { message: `${record.recorder} ${did} at ${at}.` });
}
