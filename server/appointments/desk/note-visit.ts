import type { ReceptionVisit, VisitAct, VisitState } from '#contract/appointments/reception.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { arrive } from '../arrival/arrive.ts';
import { finishAppointment } from '../changing/finish-appointment.ts';
import { changeIf } from '../changing/store.ts';
import { conflictFor } from '../conflict-for.ts';
import { publishChange } from '../notify-sides.ts';
import { mayNote, mayNoteAtAll } from '../policy.ts';
import { findAppointment } from '../read-appointment.ts';
import type { AppointmentRow } from '../store.ts';
import { presentVisit } from './present-visit.ts';
import { type Change, changeOf } from './visit-changes.ts';
import { visitState } from './visit-state.ts';

type Note = { act: VisitAct; version: number };

/** What each act leads to: said twice it counts once. Calling again is meant each time. */
const LEADS_TO: Record<VisitAct, readonly VisitState[]> = {
  arrived: ['arrived'],
  'with-doctor': ['with-doctor'],
  done: ['done'],
  left: ['left'],
  'did-not-come': ['did-not-come'],
  'came-after-all': ['arrived'],
  'call-again': [],
  'back-to-waiting': ['arrived'],
  'not-here': ['booked', 'late', 'cancelled'],
  'take-back': ['late', 'arrived', 'with-doctor'],
};

/**
 * Notes what has become of a visit, on the visit as it was shown. Of two notes at once one wins, and the other caller is told;
 * the same from two desks counts once, and both are right.
 */
export async function noteVisit(deps: Deps, actor: Actor, id: string, note: Note): Promise<ReceptionVisit> {
  const row = await findAppointment(deps, actor, id);
  if (!mayNoteAtAll(actor, note.act)) throw new Refusal('not_allowed');
  const now = deps.clock.now();
  if (isNoted(note.act, row, now)) return showAgain(deps, actor, row);
  if (!mayNote(actor, note.act, row, { now, timeZone: deps.config.clinic.timeZone })) {
    throw conflictFor(row, 'note', now);
  }
  try {
    await carryOut(deps, actor, row, note);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'appointment_moved_on') throw error;
    const since = await findAppointment(deps, actor, id);
    if (isNoted(note.act, since, now)) return showAgain(deps, actor, since);
    throw error;
  }
  return presentVisit(deps, actor, await findAppointment(deps, actor, id));
}

function isNoted(act: VisitAct, row: AppointmentRow, now: Date): boolean {
  const state = visitState(row, now);
  return state !== null && LEADS_TO[act].includes(state);
}

/** Nothing changes, but somebody is shown: that is in the trail like any other look. */
async function showAgain(deps: Deps, actor: Actor, row: AppointmentRow): Promise<ReceptionVisit> {
  return transaction(deps.db, async (tx) => {
    await appendEntry(tx, deps.clock, actor, 'list.opened', {
      subject: 'list',
      patientId: row.patient_id,
      details: { list: 'post.reception.visits.id.note', found: 1 },
    });
    return presentVisit({ ...deps, db: tx }, actor, row);
  });
}

async function carryOut(deps: Deps, actor: Actor, row: AppointmentRow, { act, version }: Note): Promise<void> {
  switch (act) {
    case 'arrived':
      await arrive(deps, actor, row.id, { version });
      return;
    case 'done':
      await finishAppointment(deps, actor, row.id, 'completed', version);
      return;
    case 'did-not-come':
      await finishAppointment(deps, actor, row.id, 'no-show', version);
      return;
    default:
      return noteChange(deps, actor, row, version, changeOf(act, actor, row, deps.clock.now()));
  }
}

async function noteChange(
  deps: Deps,
  actor: Actor,
  row: AppointmentRow,
  version: number,
  { to, action, before, after }: Change,
): Promise<void> {
  await transaction(deps.db, async (tx) => {
    await before?.(tx, row);
    const changed = await changeIf(tx, row.id, { statuses: [row.status], version }, to);
    if (!changed) throw conflictFor(await findAppointment({ db: tx }, actor, row.id), 'note', deps.clock.now());
    await appendEntry(tx, deps.clock, actor, action, {
      subject: 'appointment',
      subjectId: row.id,
      patientId: row.patient_id,
    });
    await after?.(tx, deps, actor, { was: row, is: changed });
    await publishChange(tx, { id: row.id, doctorId: row.doctor_id, mode: row.mode }, row.patient_id);
  });
}
