// A dose that was given by terms that have changed or ended since: it is recorded all the same, with the time at which it was given.
// Else nobody would know of it, and the next dose would come too soon.
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import { firstMomentAfter } from '#server/pharmacy/timing/first-moment.ts';
import { momentInWords } from '#server/pharmacy/timing/moment-in-words.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import { dosageInWords } from '../orders/in-words.ts';
import { lockOrders, type OrderRow, ordersOf, setOnOrder, type VersionRow, versionsOf } from '../orders/store.ts';
import type { TakenOff } from './put-back.ts';
import { keepOnChart, type TaskRow, takeOff } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'config'>;
type Shown = {
  orderVersion: number;
  givenAt?: string | undefined;
  /** It was given after that all the same: with a reason it is recorded, since it was given. */
  despiteEnd?: boolean | undefined;
  reason?: string | undefined;
};
/** The terms by which it was given, and until when they held. */
type Held = { terms: VersionRow; until: Date };
type Task = Pick<TaskRow, 'cancelled_at'> | null;

/** Nothing has changed since it was shown. */
export const isAsShown = (order: OrderRow, task: Task, { orderVersion }: Shown): boolean =>
  !task?.cancelled_at && !order.stopped_at && order.version === orderVersion;

/** The terms that were shown, if they held when the dose was given. Else the refusal says what came in their place. */
export async function requireGivenBefore(
  tx: Tx,
  { config }: Needs,
  order: OrderRow,
  task: Task,
  { orderVersion, givenAt, despiteEnd, reason }: Shown,
): Promise<Held> {
  if (order.discharged_at) throw new Refusal('not_found');
  const versions = await versionsOf(tx, [order.id]);
  const shown = versions.find(({ version }) => version === orderVersion);
  const next = versions.find(({ version }) => version === orderVersion + 1);
  const until = next?.written_at ?? task?.cancelled_at ?? order.stopped_at;
  const isTold = despiteEnd === true && reason !== undefined;
  if (shown && until && givenAt && (new Date(givenAt) < until || isTold)) return { terms: shown, until };
  if (order.stopped_at) throw await hasEnded(tx, order, task);
  if (!task?.cancelled_at || !until) throw new Refusal('order_changed');
  const at = timeIn(config.clinic.timeZone, until);
  const message = `The order changed at ${at}, and this dose is not planned any more. ${ENTER_THE_TIME}`;
  throw new Refusal('order_changed', { message });
}

const ENTER_THE_TIME = 'If you gave it before, enter the time at which you gave it.';

async function hasEnded(tx: Tx, order: OrderRow, task: Task): Promise<Refusal> {
  const isReplaced = (await following(tx, order)).length > 0;
  if (task?.cancelled_at && !isReplaced) return new Refusal('not_found');
  return new Refusal('order_not_running', {
    message: `This order has ended. ${order.stop_reason ?? ''} ${ENTER_THE_TIME}`,
  });
}

/** The running orders under which the same dose could be due again. Locked before the doses of the patient, as whoever gives them does. */
export async function lockFollowing(tx: Tx, order: OrderRow): Promise<OrderRow[]> {
  const ids = (await following(tx, order)).map(({ id }) => id);
  await lockOrders(tx, ids);
  return (await following(tx, order)).filter(({ id }) => ids.includes(id));
}

/**
 * The dose is not due again under what follows, and the next one there is far enough from it. Returns what it took off their plans: it
 * is put back if the record is crossed out.
 */
export async function closePassedOn(
  tx: Tx,
  { clock, config }: Needs,
  { task, terms, givenAt, followers }: Given,
): Promise<TakenOff[]> {
  const given = { frequency: terms.frequency, times: terms.times, at: givenAt, dueAt: task.due_at };
  const at = new Date(Math.min(givenAt.getTime(), task.due_at.getTime()));
  const takenOff: TakenOff[] = [];
  for (const { id, version, frequency, times, counted_from: countedFrom, first_dose_from: before } of followers) {
    const from = firstMomentAfter([given], { frequency, times, countedFrom, at }, config.clinic.timeZone);
    if (!from) continue;
    const dueAt = await takeOff(tx, id, { at: clock.now(), after: new Date(at.getTime() - 1), before: from });
    const waits = before && before > from ? before : from;
    if (waits !== before) await setOnOrder(tx, id, { first_dose_from: waits });
    takenOff.push({
      ...{ orderId: id, version, dueAt: dueAt.map((each) => each.toISOString()) },
      ...{ waitsUntil: waits.toISOString(), waitedUntil: before?.toISOString() ?? null },
    });
  }
  await keepOnChart(tx, task.id);
  return takenOff;
}

/** Given by terms that had ended: the doctors who wrote what holds now, and what held before, look at the patient. */
export async function notifyIfAfterEnd(
  tx: Tx,
  deps: Deps,
  order: OrderRow,
  { terms, until }: Held,
  at: Date,
): Promise<void> {
  if (at < until) return;
  const { timeZone } = deps.config.clinic;
  const doctors = new Set([order.doctor_id, ...(await following(tx, order)).map(({ doctor_id }) => doctor_id)]);
  for (const to of doctors) {
    await notify(tx, deps, {
      to,
      kind: 'medication',
      title: `${order.medication}: given after its order had changed or ended`,
      text: `For ${order.patient}. ${dosageInWords(terms)} ${terms.route} at ${momentInWords(at, timeZone)}, by terms that held until ${momentInWords(until, timeZone)}. Please look at the patient and at the order.`,
      patientId: order.patient_id,
      link: '/doctor-dashboard',
    });
  }
}

type Given = { task: TaskRow; terms: VersionRow; givenAt: Date; followers: readonly OrderRow[] };

/** The order itself, where it was changed, and those that hold some of the same and were written when it ended, or later. */
async function following(tx: Tx, order: OrderRow): Promise<OrderRow[]> {
  const { stopped_at: ended } = order;
  return (await ordersOf(tx, [order.admission_id])).filter((one) => {
    if (one.stopped_at !== null) return false;
    if (ended === null) return one.id === order.id;
    return one.ordered_at >= ended && one.ingredients.some((each) => order.ingredients.includes(each));
  });
}
