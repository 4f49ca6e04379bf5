import type { Tx } from '../db/connect.ts';
import { countOwnAlarm } from '../patients/chart-access/count-own-alarm.ts';
import type { Actor, Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import type { InpatientRow } from './find-inpatient.ts';
import { flagOpening } from './flag-opening.ts';
import { setOpenedByAlarm } from './store.ts';

/** An emergency waits for no acceptance, but nobody opens a chart in this way unseen: told once per stay, counted each time. */
export async function flagAlarm(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  actor: Actor,
  stay: Pick<InpatientRow, 'id' | 'patient_id' | 'pud'>,
  setId: string,
): Promise<void> {
  await countOwnAlarm(tx, deps, actor, { patientId: stay.patient_id, sourceId: setId });
  await flagOpenedByAlarm(tx, deps, actor, stay);
}

/** The alarm itself, whatever it came from. */
export async function flagOpenedByAlarm(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config' | 'seal'>,
  caller: Caller,
  stay: Pick<InpatientRow, 'id' | 'patient_id' | 'pud'>,
): Promise<void> {
  if (!(await setOpenedByAlarm(tx, stay.id, deps.clock.now()))) return;
  await flagOpening(tx, deps, caller, stay, {
    action: 'chart.opened_by_alarm',
    title: 'The record was opened because of an alarm before a doctor accepted the admission',
    says: { code: 'stay-opened-by-alarm' },
    subject: 'A record was opened by an alarm',
  });
}
