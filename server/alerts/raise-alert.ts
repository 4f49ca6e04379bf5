// One open alert per patient and source: whoever asks again finds it open, and it carries what is new.
import type { Alert } from '#contract/alerts.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { openChartByAlert } from '../patients/chart-access/care.ts';
import { raiseMark } from '../patients/listing/marks.ts';
import { type Caller, isByOther } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { isJoinedBy } from './policy.ts';
import { raiseAgain } from './raise-again.ts';
import { type AlertRow, alertById, changeAlert, insertAlert, lockOpenAlert } from './store.ts';
import { tellMore } from './told-words.ts';

type Needs = Pick<Deps, 'clock'>;
export type Call = { patientId: string; source: 'sos' | 'triage'; reason: string; place?: string | undefined };

/** What stands for the words of a call that has none. */
export const WITHOUT_WORDS = 'Asked for help with SOS.';

/** Pressed twice by mistake, or to be sure: within so long of the raise it is the same call. */
const DOUBLE_PRESS_MS = 10_000;

/**
 * SOS that is pressed again raises an answered call again, also when someone has been there: whoever presses has a reason. A symptom
 * check does so with new words, unless someone is already there. Words stay beside those that come later, and whoever acts for the
 * patient takes away nothing that the patient told.
 */
export async function raiseAlert(tx: Tx, deps: Needs, caller: Caller, call: Call): Promise<AlertRow> {
  const heard = { ...call, reason: isTold(call) ? tellMore(null, wordsOf(caller, call)) : call.reason };
  const { id, open } = await insertOrLock(tx, deps, caller, heard);
  if (open) {
    const isJoined = isJoinedBy(caller, open);
    const known = { ...open, place: knownPlace(deps, open) };
    const change = { ...newsOf(caller, call, known, isJoined), is_joined: isJoined };
    const isNews = change.reason !== open.reason || (!isTold(call) && call.reason !== open.reason);
    const isNewCall = call.source === 'sos' && !isDoublePress(deps, open);
    if (open.acknowledged_at && (isNewCall || (isNews && !open.attended_at))) {
      await raiseAgain(tx, deps, caller, open, change);
    } else {
      const isUnanswered = open.acknowledged_at === null;
      const rung = isUnanswered ? { rung_at: deps.clock.now() } : {};
      await changeAlert(tx, open, { ...change, ...rung });
    }
    await publishAlert(tx, id, open.patient_id);
  }
  const row = await alertById(tx, id);
  if (!row) throw new Error('The alert that was raised is gone.');
  return row;
}

/** An answered call of earlier says nothing about where the patient is now. */
const knownPlace = ({ clock }: Needs, { place, acknowledged_at, unanswered_since: raisedAt }: AlertRow) =>
  acknowledged_at && clock.now().getTime() - raisedAt.getTime() > HOUR_MS ? null : place;

const isDoublePress = ({ clock }: Needs, { unanswered_since: raisedAt }: AlertRow): boolean =>
  clock.now().getTime() - raisedAt.getTime() < DOUBLE_PRESS_MS;

/** Words of a person; those of a symptom check are the engine's. */
const isTold = ({ source, reason }: Call): boolean => source === 'sos' && reason !== WITHOUT_WORDS;

const wordsOf = (caller: Caller, { reason }: Call) => ({ words: reason, isForPatient: isByOther(caller) });

type News = { reason: string; place: string | null };

function newsOf(caller: Caller, call: Call, open: AlertRow, isJoined: boolean): News {
  if (call.source !== 'sos') return { reason: call.reason, place: call.place || open.place };
  const told = open.reason === WITHOUT_WORDS ? null : open.reason;
  // The place may be the patient's own word: another one stands beside it.
  const isElsewhere = isByOther(caller) && isJoined && open.place !== null && !!call.place && call.place !== open.place;
  const words = [isTold(call) && call.reason, isElsewhere && `Place: ${call.place}`].filter((each) => each !== false);
  return {
    reason:
      words.length > 0 ? tellMore(told, { words: words.join('\n'), isForPatient: isByOther(caller) }) : open.reason,
    place: isElsewhere ? open.place : call.place || open.place,
  };
}

type Cause = Omit<Call, 'source'> & {
  source: Alert['source'];
  /** What an alert of the ward carries. */
  measured?: Pick<AlertRow, 'score' | 'is_at_least' | 'gravity' | 'readings' | 'observation_id'>;
  at?: Date;
  /** From when it sounds and waits for an answer, where that is later. */
  ringsFrom?: Date | undefined;
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
  const at = cause.at ?? deps.clock.now();
  const ringsFrom = cause.ringsFrom ?? at;
  const id = await insertAlert(tx, {
    ...{ patient_id: patientId, source, reason, place: place || null },
    ...{ raised_at: at, raised_by: caller.accountId, unanswered_since: ringsFrom, rung_at: ringsFrom },
    ...cause.measured,
  });
  if (!id) return null;
  const details = { source, ...(typeof cause.measured?.score === 'number' ? { score: cause.measured.score } : {}) };
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
