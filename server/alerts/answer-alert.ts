// raised → acknowledged → attended → closed. Each step is taken once, by name; the second caller learns who was first.

import type { Alert } from '#contract/alerts.ts';
import type { Action } from '../audit/actions.ts';
import { type About, appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import {
  ALERT_ACCESS_MS,
  closeChartByAlert,
  openCare,
  openChartByAlert,
  prolongCare,
} from '../patients/chart-access/care.ts';
import { opensByAnswering } from '../patients/chart-access/require-chart.ts';
import { lowerMarks } from '../patients/listing/marks.ts';
import { tellPatient } from '../patients/telling/tell-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { alertsAsSeen } from './list-alerts.ts';
import { publishAlert } from './raise-alert.ts';
import { type AlertRow, acknowledgeUpTo, alertById, insertRead, takeStep } from './store.ts';

/** Names the score that the caller saw: a higher one that came meanwhile is nobody's yet. */
export const acknowledgeAlert = (deps: Deps, actor: Actor, id: string, seenScore: number | null): Promise<Alert> =>
  answer(deps, actor, id, async (tx, alert, now) => {
    if (!(await acknowledgeUpTo(tx, id, seenScore, actor.accountId, now))) return hasRisen(await alertById(tx, id));
    await openCareOf(tx, deps, actor, alert, now);
    await notifyPatient(tx, deps, await alertById(tx, id));
    return 'alert.acknowledged';
  });

/** Keeps the chart open for another day to whoever attends. */
export const attendAlert = (deps: Deps, actor: Actor, id: string): Promise<Alert> =>
  answer(deps, actor, id, async (tx, alert, now) => {
    const change = { attended_at: now, attended_by: actor.accountId };
    if (!(await takeStep(tx, alert, { before: 'acknowledged_at', step: 'attended_at' }, change))) return null;
    await prolongCareOf(tx, alert, now);
    await openCareOf(tx, deps, actor, alert, now);
    if (await opensChart(tx, id)) await openChartByAlert(tx, deps, { patientId: alert.patient_id, alertId: id });
    return 'alert.attended';
  });

export const closeAlert = (deps: Deps, actor: Actor, id: string, outcome: string): Promise<Alert> =>
  answer(deps, actor, id, async (tx, alert, now) => {
    const change = { closed_at: now, closed_by: actor.accountId, outcome };
    if (!(await takeStep(tx, alert, { before: 'attended_at', step: 'closed_at' }, change))) return null;
    await prolongCareOf(tx, alert, now);
    await closeChartByAlert(tx, deps, id);
    await lowerMarks(tx, [id]);
    return 'alert.closed';
  });

/** It leaves the strip of whoever has read it. */
export const readTakenBack = (deps: Deps, actor: Actor, id: string): Promise<Alert> =>
  answer(deps, actor, id, async (tx, alert, now) => {
    if (!alert.is_taken_back) return null;
    await insertRead(tx, { alert_id: id, reader_id: actor.accountId, at: now });
    return 'alert.taken_back_read';
  });

async function answer(
  deps: Deps,
  actor: Actor,
  id: string,
  take: (tx: Tx, alert: AlertRow, now: Date) => Promise<Action | null>,
): Promise<Alert> {
  return transaction(deps.db, async (tx) => {
    const alert = await alertById(tx, id);
    if (!alert) throw new Refusal('not_found');
    const action = await take(tx, alert, deps.clock.now());
    const now = await seen(tx, deps, actor, id);
    if (!action) throw cannotAnswer(now);
    const details: About['details'] = action === 'alert.acknowledged' ? { score: now.score } : {};
    const about = { subject: 'alert', subjectId: id, patientId: alert.patient_id, details };
    await appendEntry(tx, deps.clock, actor, action, about);
    await publishAlert(tx, id, alert.patient_id);
    return now;
  });
}

async function seen(tx: Tx, deps: Deps, actor: Actor, id: string): Promise<Alert> {
  const row = await alertById(tx, id);
  const [alert] = row ? await alertsAsSeen({ ...deps, db: tx }, actor, [row]) : [];
  if (!alert) throw new Refusal('not_found');
  return alert;
}

const dayAfter = (at: Date) => new Date(at.getTime() + ALERT_ACCESS_MS);

/** Call it after the step, which locks the alert: a stay that ends meanwhile comes before or after. */
const opensChart = async (tx: Tx, id: string): Promise<boolean> => (await alertById(tx, id))?.opens_chart ?? false;

async function prolongCareOf(tx: Tx, alert: AlertRow, now: Date): Promise<void> {
  if (await opensChart(tx, alert.id)) await prolongCare(tx, alert.id, dayAfter(now));
}

async function openCareOf(tx: Tx, deps: Deps, actor: Actor, alert: AlertRow, now: Date): Promise<void> {
  if (!(await opensChart(tx, alert.id))) return;
  if (!(await opensByAnswering({ ...deps, db: tx }, actor, alert.patient_id))) return;
  await openCare(tx, deps, {
    patientId: alert.patient_id,
    clinicianId: actor.accountId,
    kind: 'alert',
    sourceId: alert.id,
    closesAt: dayAfter(now),
  });
}

async function notifyPatient(tx: Tx, deps: Deps, alert: AlertRow | undefined): Promise<void> {
  // A score of the ward is no call of the patient's.
  if (!alert || alert.source === 'news2') return;
  const whom = { patientId: alert.patient_id, accountId: alert.patient_account_id, part: 'any' } as const;
  await tellPatient(tx, deps, whom, {
    kind: 'alert',
    says: { code: 'call-answered', values: { name: alert.acknowledged_name } },
    dedupeKey: `alert:${alert.id}:${alert.unanswered_since.getTime()}:acknowledged`,
  });
}

function cannotAnswer(alert: Alert): Refusal {
  const last = alert.closed ?? alert.attended ?? alert.acknowledged;
  if (last) {
    const done = alert.status === 'taken-back' ? 'taken back' : alert.status;
    return new Refusal('alert_moved_on', { message: `${last.name} has already ${done} this alert.` });
  }
  return new Refusal('alert_moved_on', { message: 'This alert has not been acknowledged yet.' });
}

/** Null when somebody else was quicker. */
function hasRisen(alert: AlertRow | undefined): null {
  if (!alert || alert.acknowledged_at || alert.closed_at) return null;
  throw new Refusal('alert_has_risen', {
    message: `NEWS2 is ${alert.score} now. Look at it again, then acknowledge ${alert.score}.`,
  });
}
