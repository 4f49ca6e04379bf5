// raised → acknowledged → attended → closed. Each step is taken once, by name; whoever comes second is told who was first.
import type { Alert } from '../../contract/alerts.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { tell } from '../notices/tell.ts';
import { closeCare, openCare } from '../patients/care.ts';
import { lowerMarks } from '../patients/listing/marks.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { alertOnFile } from './on-file.ts';
import { announceAlert } from './raise-alert.ts';
import { type AlertRow, alertById, currentAlerts, takeStep } from './store.ts';

const DAY_MS = 24 * 3_600_000;

export async function listAlerts({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<Alert[]> {
  return (await currentAlerts(db, new Date(clock.now().getTime() - DAY_MS))).map(alertOnFile);
}

/** Opens the chart to whoever answers, until a day after it is over. */
export const acknowledgeAlert = (deps: Deps, actor: Actor, id: string): Promise<Alert> =>
  answer(deps, actor, id, async (tx, alert, now) => {
    const change = { acknowledged_at: now, acknowledged_by: actor.accountId };
    if (!(await takeStep(tx, id, { before: null, step: 'acknowledged_at' }, change))) return null;
    await openCareOf(tx, deps, actor, alert);
    await tellPatient(tx, deps, await alertById(tx, id));
    return 'alert.acknowledged';
  });

export const attendAlert = (deps: Deps, actor: Actor, id: string): Promise<Alert> =>
  answer(deps, actor, id, async (tx, alert, now) => {
    const change = { attended_at: now, attended_by: actor.accountId };
    if (!(await takeStep(tx, id, { before: 'acknowledged_at', step: 'attended_at' }, change))) return null;
    await openCareOf(tx, deps, actor, alert);
    return 'alert.attended';
  });

export const closeAlert = (deps: Deps, actor: Actor, id: string, outcome: string): Promise<Alert> =>
  answer(deps, actor, id, async (tx, _alert, now) => {
    const change = { closed_at: now, closed_by: actor.accountId, outcome };
    if (!(await takeStep(tx, id, { before: 'attended_at', step: 'closed_at' }, change))) return null;
    await closeCare(tx, id, new Date(now.getTime() + DAY_MS));
    await lowerMarks(tx, [id]);
    return 'alert.closed';
  });

async function answer(
  deps: Deps,
  actor: Actor,
  id: string,
  take: (tx: Tx, alert: AlertRow, now: Date) => Promise<string | null>,
): Promise<Alert> {
  return transaction(deps.db, async (tx) => {
    const alert = await alertById(tx, id);
    if (!alert) throw new Refusal('not_found');
    const action = await take(tx, alert, deps.clock.now());
    if (!action) throw quicker(alertOnFile((await alertById(tx, id)) ?? alert));
    const about = { subject: 'alert', subjectId: id, patientId: alert.patient_id };
    await appendEntry(tx, deps.clock, actor, action, about);
    await announceAlert(tx, id, alert.patient_account_id);
    return alertOnFile((await alertById(tx, id)) ?? alert);
  });
}

const openCareOf = (tx: Tx, deps: Deps, actor: Actor, alert: AlertRow): Promise<void> =>
  openCare(tx, deps, {
    patientId: alert.patient_id,
    clinicianId: actor.accountId,
    kind: 'alert',
    sourceId: alert.id,
    closesAt: null,
  });

async function tellPatient(tx: Tx, deps: Deps, alert: AlertRow | undefined): Promise<void> {
  // A score of the ward is no call of the patient's.
  if (!alert?.patient_account_id || alert.source === 'news2') return;
  await tell(tx, deps, {
    to: alert.patient_account_id,
    kind: 'alert',
    title: 'The clinic has your call for help',
    text: `${alert.acknowledged_name} has seen your call for help and is on it.`,
    onceKey: `alert:${alert.id}:acknowledged`,
  });
}

function quicker(alert: Alert): Refusal {
  const last = alert.closed ?? alert.attended ?? alert.acknowledged;
  const message = last
    ? `${last.name} has already ${alert.status} this alert.`
    : 'This alert has not been acknowledged yet.';
  return new Refusal('alert_moved_on', { message });
}
