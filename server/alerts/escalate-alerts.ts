// Nobody answers: after 1 minute it rings again, after 3 the doctors on duty, or all where nobody is, get a mail, after 5 the administrators.

import { MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { listAdministrators, listDoctorsToTell } from '../staffing/duty.ts';
import { placeInWords } from './present.ts';
import { publishAlert } from './raise-alert.ts';
import { type AlertRow, claimUnanswered, unansweredAlerts } from './store.ts';

const STAGES = [
  { told: 'repeated_at', afterMs: MINUTE_MS, act: ringAgain },
  { told: 'doctors_told_at', afterMs: 3 * MINUTE_MS, act: mailDoctors },
  { told: 'admins_told_at', afterMs: 5 * MINUTE_MS, act: mailAdministrators },
] as const;

type Stage = (typeof STAGES)[number];

export async function escalateAlerts(deps: Deps): Promise<void> {
  await forEachIsolated(
    STAGES,
    ({ told }) => told,
    (stage) => escalateTo(deps, stage),
  );
}

async function escalateTo(deps: Deps, { told, afterMs, act }: Stage): Promise<void> {
  const now = deps.clock.now();
  const before = new Date(now.getTime() - afterMs);
  await forEachIsolated(
    await unansweredAlerts(deps.db, told, before),
    ({ id }) => `alert ${id}, ${told}`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const alert = await claimUnanswered(tx, id, told, { before, now });
        if (!alert) return;
        await act(tx, deps, alert);
        await appendEntry(tx, deps.clock, SYSTEM, 'alert.escalated', {
          subject: 'alert',
          subjectId: id,
          patientId: alert.patient_id,
          details: { stage: told },
        });
      }),
  );
}

/** Each raise notifies anew. */
const raiseKey = ({ id, unanswered_since }: AlertRow) => `alert:${id}:${unanswered_since.getTime()}`;

async function ringAgain(tx: Tx, _deps: Deps, alert: AlertRow): Promise<void> {
  await publishAlert(tx, alert.id, null);
}

async function mailDoctors(tx: Tx, deps: Deps, alert: AlertRow): Promise<void> {
  for (const to of await listDoctorsToTell(tx, deps)) {
    await notify(tx, deps, {
      to,
      kind: 'alert',
      title: `Nobody has answered the alert of ${alert.patient}`,
      text: `${placeInWords(alert)} ${alert.reason}`,
      link: '/doctor-dashboard?view=alerts',
      patientId: alert.patient_id,
      dedupeKey: `${raiseKey(alert)}:doctor:${to}`,
      mail: {
        subject: 'An emergency alert has not been answered for 3 minutes',
        text: `${alert.patient}: ${alert.reason}\nPlease open the emergency alerts and acknowledge it.`,
      },
    });
  }
}

/** No name, no place, no reason: an administrator sees no clinical data. */
async function mailAdministrators(tx: Tx, deps: Deps, alert: AlertRow): Promise<void> {
  for (const to of await listAdministrators(tx)) {
    await notify(tx, deps, {
      to,
      kind: 'alert',
      title: 'An emergency alert has not been answered for 5 minutes',
      text: 'Please make sure that a doctor or nurse looks at the emergency alerts now.',
      dedupeKey: `${raiseKey(alert)}:admin:${to}`,
      mail: {
        subject: 'An emergency alert has not been answered for 5 minutes',
        text: 'Please make sure that a doctor or nurse looks at the emergency alerts now.',
      },
    });
  }
}
