// One open alert per patient and source: whoever asks again finds it open, and it carries what is new.
import type { Alert } from '#contract/alerts.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { openChartByAlert } from '../patients/chart-access/care.ts';
import { findPatient } from '../patients/find-patient.ts';
import { raiseMark } from '../patients/listing/marks.ts';
import type { Caller } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { isJoinedBy } from './policy.ts';
import { raiseAgain } from './raise-again.ts';
import { type AlertRow, alertById, changeAlert, insertAlert, lockOpenAlert } from './store.ts';

type Needs = Pick<Deps, 'clock'>;
export type Call = { patientId: string; source: 'sos' | 'triage'; reason: string; place?: string | undefined };

/** What stands for the words of a call that has none. */
export const WITHOUT_WORDS = 'Asked for help with SOS.';

/**
 * New words of a patient whose alert was acknowledged raise it again, unless someone is already there. Words stay until there are
 * others, and those of one person beside those of another.
 */
export async function raiseAlert(tx: Tx, deps: Needs, caller: Caller, call: Call): Promise<AlertRow> {
  const { id, open } = await insertOrLock(tx, deps, caller, call);
  if (open) {
    const place = call.place || open.place;
    const isJoined = isJoinedBy(caller, open);
    const reason = wordsOf(open, call, isJoined);
    if (open.reason !== call.reason && open.acknowledged_at && !open.attended_at) {
      await raiseAgain(tx, deps, caller, open, { reason, place, is_joined: isJoined });
    } else {
      const isUnanswered = open.acknowledged_at === null;
      const rung = isUnanswered ? { rung_at: deps.clock.now() } : {};
      await changeAlert(tx, open, { reason, place, is_joined: isJoined, ...rung });
    }
    await publishAlert(tx, id, open.patient_id);
  }
  const row = await alertById(tx, id);
  if (!row) throw new Error('The alert that was raised is gone.');
  return row;
}

const MAX_WORDS = 500;

function wordsOf(open: AlertRow, call: Call, isJoined: boolean): string {
  if (call.source !== 'sos' || open.reason === WITHOUT_WORDS) return call.reason;
  if (call.reason === WITHOUT_WORDS || open.reason.includes(call.reason)) return open.reason;
  return isJoined ? `${call.reason} / ${open.reason}`.slice(0, MAX_WORDS) : call.reason;
}

type Cause = Omit<Call, 'source'> & {
  source: Alert['source'];
  score?: number;
  readings?: string;
  observationId?: string;
  at?: Date;
};

/** Raises and notifies, or locks the open one. If that closes in between, it is raised after all. */
export async function insertOrLock(
  tx: Tx,
  deps: Needs,
  caller: Caller,
  cause: Cause,
): Promise<{ id: string; open: AlertRow | null }> {
  for (;;) {
    const id = await insertRaised(tx, deps, caller, cause);
    if (id) return { id, open: null };
    const open = await lockOpenAlert(tx, cause.patientId, cause.source);
    if (open) return { id: open.id, open };
  }
}

async function insertRaised(tx: Tx, deps: Needs, caller: Caller, cause: Cause): Promise<string | null> {
  const { patientId, source, reason, place } = cause;
  const patient = await findPatient(tx, patientId);
  const at = cause.at ?? deps.clock.now();
  const id = await insertAlert(tx, {
    ...{ patient_id: patientId, source, reason, place: place || patient.place },
    ...{ raised_at: at, raised_by: caller.accountId, unanswered_since: at, rung_at: at },
    ...{ score: cause.score ?? null, readings: cause.readings ?? null, observation_id: cause.observationId ?? null },
  });
  if (!id) return null;
  const details = { source, ...(cause.score === undefined ? {} : { score: cause.score }) };
  await appendEntry(tx, deps.clock, caller, 'alert.raised', { subject: 'alert', subjectId: id, patientId, details });
  // Every list of patients shows the mark until the alert is closed.
  await raiseMark(tx, deps, { patientId, kind: 'critical', sourceId: id });
  await openChartByAlert(tx, deps, { patientId, alertId: id });
  await publishAlert(tx, id, patientId);
  return id;
}

/** Every doctor's and nurse's screen, and the patient's own. */
export async function publishAlert(tx: Tx, id: string, patientId: string | null): Promise<void> {
  const patients = patientId ? [patientId] : [];
  await publish(tx, { type: 'alerts', id, to: { roles: ['doctor', 'staff'], patients } });
  // The chart opens and closes with it.
  await publish(tx, { type: 'patients', to: { roles: ['doctor', 'staff'] } });
}
