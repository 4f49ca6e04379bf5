// A licence lapses while its doctor has an alert: it becomes everybody's again, as loudly as when it was raised.
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { listDoctorsToTell } from '../staffing/duty.ts';
import { placeInWords } from './present.ts';
import { raiseAgain } from './raise-again.ts';
import { publishAlert } from './raise-alert.ts';
import { type AlertRow, alertsOfLapsed, lockAlertOfLapsed } from './store.ts';

/** What that doctor answers afterwards stays answered: a lapsed licence stops nobody from helping. */
export async function passOnAlerts(deps: Deps): Promise<void> {
  const { timeZone } = deps.config.clinic;
  const when = { now: deps.clock.now(), timeZone };
  await forEachIsolated(
    await alertsOfLapsed(deps.db, when),
    ({ id }) => `alert ${id} of a lapsed licence`,
    ({ id }) =>
      transaction(deps.db, async (tx) => {
        const alert = await lockAlertOfLapsed(tx, id, when);
        if (!alert) return;
        await raiseAgain(tx, deps, SYSTEM, alert, {});
        await appendEntry(tx, deps.clock, SYSTEM, 'alert.passed_on', {
          ...{ subject: 'alert', subjectId: id, patientId: alert.patient_id },
          details: { from: alert.acknowledged_by },
        });
        await tellDoctors(tx, deps, alert);
        await publishAlert(tx, id, alert.patient_account_id);
      }),
  );
}

async function tellDoctors(tx: Tx, deps: Deps, alert: AlertRow): Promise<void> {
  for (const to of await listDoctorsToTell(tx, deps)) {
    await notify(tx, deps, {
      to,
      kind: 'alert',
      title: `The alert of ${alert.patient} needs another doctor`,
      text: `The licence of ${alert.acknowledged_name} has lapsed. ${placeInWords(alert)} ${alert.reason}`,
      link: '/doctor-dashboard?view=alerts',
      patientId: alert.patient_id,
      dedupeKey: `alert:${alert.id}:passed-on:${alert.acknowledged_by}:${to}`,
      mail: {
        subject: 'An open emergency alert needs another doctor',
        text: 'The licence of the doctor who had acknowledged it has lapsed. Please open the emergency alerts and acknowledge it.',
      },
    });
  }
}
