import { VISIT_MISSED_MS } from '#contract/appointments/visit-modes.ts';
import type { Visit } from '#contract/appointments/visits.ts';
import { finishAppointment } from '../appointments/changing/finish-appointment.ts';
import { whomOf } from '../appointments/notify-sides.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import { tellPatient } from '../patients/telling/tell-patient.ts';
import { type Actor, type Caller, SYSTEM } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { forEachIsolated } from '../platform/scheduled-work/for-each-isolated.ts';
import { visitsEnded } from '../platform/visit-figures.ts';
import { findVisit, holdVisit } from './find-visit.ts';
import { BROKEN_OFF_MS, stateOf } from './policy.ts';
import { presentVisit } from './present-visit.ts';
import { publishVisit } from './publish-visit.ts';
import { seatsOf } from './seats/store.ts';
import { deserted, emptyRoom, end, lockVisit, neverMet, type VisitRow, visitById, withClosedAccount } from './store.ts';

/** The doctor finishes: the appointment is completed and waits for its diagnosis. A visit that broke off is offered again. */
export async function endVisit(deps: Deps, actor: Actor, id: string, how: 'finished' | 'broken-off'): Promise<Visit> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const { row } = await holdVisit(tx, deps, actor, id);
    if (!row.let_in_at) throw new Refusal('nobody_waits');
    await end(tx, id, how, deps.clock.now());
    visitsEnded.inc({ how });
    await emptyRoom(tx, id);
    await appendEntry(tx, deps.clock, actor, how === 'finished' ? 'visit.finished' : 'visit.broken_off', {
      ...{ subject: 'visit', subjectId: id, patientId: row.patient_id },
    });
    // What was said until then is written down like any other visit.
    await finishAppointment(inTx, actor, id, 'completed');
    if (how === 'broken-off') await offerAgain(tx, deps, row, how);
    await publishVisit(tx, row);
    return presentVisit(inTx, await findVisit(inTx, actor, id));
  });
}

/** By itself: nobody met in time, everyone has been gone for long, or the account of one of the two was closed. */
export async function endDesertedVisits(deps: Deps): Promise<void> {
  const now = deps.clock.now().getTime();
  const missed = await neverMet(deps.db, new Date(now - VISIT_MISSED_MS));
  const left = await deserted(deps.db, new Date(now - BROKEN_OFF_MS));
  const closed = await withClosedAccount(deps.db);
  await forEachIsolated(
    [
      // Whoever is shut out does not stay in a call, and the other does not sit in front of it.
      ...closed.map(({ id, met_at }) => ({ id, how: met_at ? ('closed' as const) : ('closed-unmet' as const) })),
      ...missed.map(({ id }) => ({ id, how: 'missed' as const })),
      // Let in, but nobody ever met: missed, as if nobody had come.
      ...left.map(({ id, met_at }) => ({ id, how: met_at ? ('broken-off' as const) : ('not-met' as const) })),
    ],
    ({ id }) => `visit ${id}`,
    ({ id, how }) => transaction(deps.db, (tx) => endByItself(tx, deps, id, how)),
  );
}

type Deserted = 'missed' | 'not-met' | 'broken-off' | 'closed' | 'closed-unmet';

const ENDS_AS: Record<Deserted, 'missed' | 'broken-off'> = {
  missed: 'missed',
  'not-met': 'missed',
  'broken-off': 'broken-off',
  closed: 'broken-off',
  'closed-unmet': 'missed',
};

async function endByItself(tx: Tx, deps: Deps, id: string, found: Deserted): Promise<void> {
  const how = ENDS_AS[found];
  if (!(await lockVisit(tx, id))) return;
  const row = await visitById(tx, id);
  // Someone was let in, met, or came back, while this was waiting for the lock.
  if (!row || (found === 'missed' && stateOf(row, deps.clock.now()) !== 'missed')) return;
  if ((found === 'not-met' || found === 'broken-off') && (await isAnyoneThere(tx, deps, id))) return;
  if (found === 'not-met' && row.met_at) return;
  if (!(await end(tx, id, how, deps.clock.now()))) return;
  visitsEnded.inc({ how });
  await emptyRoom(tx, id);
  await record(tx, deps, SYSTEM, row, how);
  await offerAgain(tx, deps, row, how);
  await publishVisit(tx, row);
}

async function isAnyoneThere(tx: Tx, { clock }: Deps, id: string): Promise<boolean> {
  const since = new Date(clock.now().getTime() - BROKEN_OFF_MS);
  return (await seatsOf(tx, id)).some(({ seen_at }) => seen_at >= since);
}

const record = (tx: Tx, deps: Deps, caller: Caller, row: VisitRow, how: 'missed' | 'broken-off') =>
  appendEntry(tx, deps.clock, caller, how === 'missed' ? 'visit.missed' : 'visit.broken_off', {
    ...{ subject: 'visit', subjectId: row.id, patientId: row.patient_id },
  });

/** The way to another time, with the same doctor. */
async function offerAgain(tx: Tx, deps: Deps, row: VisitRow, how: 'missed' | 'broken-off'): Promise<void> {
  await tellPatient(tx, deps, whomOf(row), {
    ...{ kind: 'appointment', link: '/book' },
    says: { code: `video-visit-${how}`, values: { doctor: row.doctor_name } },
    dedupeKey: `visit:${row.id}:${how}`,
    mail: {},
  });
  await notify(tx, deps, {
    ...{
      to: row.doctor_id,
      kind: 'appointment',
      title: `The video visit with ${row.patient_name} ${how === 'missed' ? 'was missed' : 'broke off'}`,
    },
    ...{
      text: 'The patient was offered another time.',
      link: '/doctor-dashboard?view=appointments',
      patientId: row.patient_id,
    },
    dedupeKey: `visit:${row.id}:${how}:doctor`,
  });
}
