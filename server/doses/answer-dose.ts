// What a patient says of a dose: taken, left out, later, or taken back.
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';
import { type HomeDose, type SkipReason, SNOOZE_UNDONE } from '#contract/medicines/doses.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { markNoticesDone, markNoticesOpen } from '../notices/mark-notices-done.ts';
import { closeCare } from '../patients/chart-access/care.ts';
import { findOwnRecord } from '../patients/find-patient.ts';
import { findToldAccounts } from '../patients/telling/tell-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal, refuse } from '../platform/refusal.ts';
import { type DoseOf, doseBy } from './find-series.ts';
import { requireOwnSeries } from './list-doses.ts';
import { isTooOld, takeableFrom, whyNotSnooze } from './plan/dose-status.ts';
import { keyOfLatest, keysOf } from './plan/due-reminders.ts';
import { presentDose, saidOf } from './present.ts';
import { answerById, insertAnswer, lookNow, setSnooze, undoAnswer } from './store.ts';
import { tellUnwell } from './tell-unwell.ts';

type Which = { day: string; nth: number };
type Answer = Which & {
  outcome: 'taken' | 'skipped';
  at?: string | undefined;
  reason?: SkipReason | undefined;
  note?: string | undefined;
};

/** Said again with the same outcome it stays as it was: two devices, or a press that was sent twice. */
export async function answerDose(deps: Deps, actor: Actor, medicineId: string, answer: Answer): Promise<HomeDose> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const one = await requireDose(tx, deps, actor, medicineId, answer);
    if (one.answer) return sameOrRefused(one, answer, now);
    if (now < takeableFrom(saidOf(one))) throw new Refusal('dose_too_early');
    if (isTooOld(one.dose.at, now)) throw new Refusal('dose_too_old');
    const isMine = await insertAnswer(tx, {
      series_id: one.series.id,
      medicine_id: one.series.current.id,
      patient_id: one.series.current.patient_id,
      on_day: one.dose.day,
      nth: one.dose.nth,
      planned_at: one.dose.at,
      outcome: answer.outcome,
      at: whenTaken(one, answer, now),
      ...requireReason(answer),
      answered_by: actor.accountId,
      answered_at: now,
    });
    const answered = await requireDose(tx, deps, actor, medicineId, answer);
    if (!isMine) return sameOrRefused(answered, answer, now);
    await record(tx, deps, actor, answered, answer.outcome === 'taken' ? 'dose.taken' : 'dose.skipped');
    const keys = keysOf(one.series.current.patient_id, { at: one.dose.at, snoozedUntil: one.snoozedUntil });
    if (answer.outcome === 'skipped' && answer.reason === 'felt-unwell') await tellUnwell(tx, deps, answered);
    // Whoever else is told of these doses is no longer asked: of that the next look takes care, which sees all of them.
    await lookNow(tx, one.series.current.patient_id);
    await markNoticesDone(tx, actor.accountId, keys, now);
    return presentDose(answered, now);
  });
}

export async function snoozeDose(
  deps: Deps,
  actor: Actor,
  medicineId: string,
  { minutes, ...which }: Which & { minutes: number },
): Promise<HomeDose> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const one = await requireDose(tx, deps, actor, medicineId, which);
    if (one.answer) throw answeredAlready(one);
    const why = whyNotSnooze(saidOf(one), minutes, now);
    if (why) throw new Refusal(why);
    const isUndone = minutes === SNOOZE_UNDONE;
    const until = isUndone ? one.dose.at : wholeMinutesFrom(now, minutes);
    await setSnooze(tx, { series_id: one.series.id, on_day: one.dose.day, nth: one.dose.nth, until_at: until });
    await lookNow(tx, one.series.current.patient_id);
    await record(tx, deps, actor, one, isUndone ? 'dose.taken_back' : 'dose.snoozed');
    if (isUndone) {
      const patient = await findOwnRecord(tx, actor);
      await askAgain(tx, deps, patient, { ...one, snoozedUntil: null }, one.dose.at);
    }
    return presentDose({ ...one, snoozedUntil: until }, now);
  });
}

/** On a whole minute: doses of one time that are put off one after the other are reminded of together. */
const wholeMinutesFrom = (now: Date, minutes: number): Date =>
  new Date(Math.ceil((now.getTime() + minutes * MINUTE_MS) / MINUTE_MS) * MINUTE_MS);

export async function undoDose(deps: Deps, actor: Actor, answerId: string): Promise<HomeDose> {
  return transaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const patient = await findOwnRecord(tx, actor);
    const unchecked = await answerById(tx, answerId);
    if (!unchecked || unchecked.patient_id !== patient.id) {
      throw new Refusal('not_found', { patientId: unchecked?.patient_id ?? null });
    }
    if (isTooOld(unchecked.planned_at, now)) throw new Refusal('undo_too_late');
    const isMine = await undoAnswer(tx, answerId, now);
    // The prescriber was told, and could open the chart because of it.
    if (isMine) await closeCare(tx, answerId, now);
    await lookNow(tx, patient.id);
    const dose = { day: unchecked.on_day, nth: unchecked.nth, at: unchecked.planned_at };
    const { home, series } = await requireOwnSeries({ ...deps, db: tx }, actor, unchecked.medicine_id, dose.at);
    // It may be planned no longer: then it stands where it stood.
    const stood = { series, dose, answer: null, snoozedUntil: null };
    const one = doseBy(home, series, dose, deps.config.clinic.timeZone) ?? stood;
    if (isMine) {
      await record(tx, deps, actor, one, 'dose.taken_back');
      await askAgain(tx, deps, patient, one, unchecked.answered_at);
    }
    return presentDose(one, now);
  });
}

/** Who was no longer asked because of the answer is asked again. */
async function askAgain(
  tx: Tx,
  deps: Deps,
  { id: patientId, account_id: accountId }: { id: string; account_id: string | null },
  { dose, snoozedUntil }: DoseOf,
  since: Date,
): Promise<void> {
  const keys = [keyOfLatest(patientId, { at: dose.at, snoozedUntil }, deps.clock.now())];
  for (const told of await findToldAccounts(tx, deps, { patientId, accountId, part: 'medicines' })) {
    await markNoticesOpen(tx, told, keys, since);
  }
}

async function requireDose(tx: Tx, deps: Deps, actor: Actor, medicineId: string, which: Which): Promise<DoseOf> {
  const since = new Date(Date.parse(which.day) - DAY_MS);
  const { home, series } = await requireOwnSeries({ ...deps, db: tx }, actor, medicineId, since);
  const one = doseBy(home, series, which, deps.config.clinic.timeZone);
  if (!one) throw new Refusal('dose_not_planned');
  return one;
}

function sameOrRefused(one: DoseOf, { outcome }: Answer, now: Date): HomeDose {
  if (one.answer?.outcome !== outcome) throw answeredAlready(one);
  return presentDose(one, now);
}

const answeredAlready = ({ answer }: DoseOf) =>
  refuse('dose_answered', answer?.outcome === 'taken' ? 'taken' : 'left-out', {});

function whenTaken({ series, dose }: DoseOf, { at }: Answer, now: Date): Date {
  if (at === undefined) return now;
  const time = new Date(at);
  const earliest = takeableFrom({ frequency: series.current.frequency, times: series.times, at: dose.at });
  if (time > now || time < earliest) {
    throw new Refusal('bad_input', { fields: { at: 'Choose a time near the dose that has passed.' } });
  }
  return time;
}

function requireReason({ outcome, reason, note = '' }: Answer): { reason: SkipReason | null; note: string } {
  if (outcome === 'taken') return { reason: null, note };
  if (!reason) throw new Refusal('reason_needed', { fields: { reason: 'Say why.' } });
  if (reason === 'other' && note === '') throw new Refusal('reason_needed', { fields: { note: 'Say why.' } });
  return { reason, note };
}

async function record(tx: Tx, deps: Deps, actor: Actor, { series }: DoseOf, action: Action): Promise<void> {
  const { id, patient_id: patientId } = series.current;
  await appendEntry(tx, deps.clock, actor, action, { subject: 'prescribed-medicine', subjectId: id, patientId });
  await publish(tx, { type: 'doses', id, to: { patients: [patientId] } });
}
