// What each note changes in a visit, and who is told. Whether it may be noted is decided in the policy.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { VisitAct } from '#contract/appointments/reception.ts';
import { inSentence } from '#contract/in-sentence.ts';
import type { Action } from '#server/audit/actions.ts';
import type { Tx } from '#server/db/connect.ts';
import { notify } from '#server/notices/notify.ts';
import { closeCare } from '#server/patients/chart-access/care.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { lockDoctorHere } from '#server/schedule/lock-offer.ts';
import { notifyOfArrival } from '../arrival/arrive.ts';
import { NOT_CALLED, NOT_HERE } from '../changing/move-visit.ts';
import type { changeIf } from '../changing/store.ts';
import { heldForUndo, momentOf, notifyPatient, whomOf } from '../notify-sides.ts';
import { UNDO_MS } from '../policy.ts';
import { presentAppointment } from '../present.ts';
import type { AppointmentRow } from '../store.ts';
import { openVisitCare } from '../visit-care.ts';
import { giveToken } from './give-token.ts';
import { lockPatientHere } from './lock-people.ts';

type Both = { was: AppointmentRow; is: AppointmentRow };

export type Change = {
  to: Parameters<typeof changeIf>[3];
  action: Action;
  before?: (tx: Tx, row: AppointmentRow) => Promise<void>;
  after?: (tx: Tx, deps: Deps, actor: Actor, both: Both) => Promise<void>;
};

type Changing = Exclude<VisitAct, 'arrived' | 'done' | 'did-not-come'>;

const NOT_FINISHED = { finished_at: null, finished_by: null, left_at: null } as const;
/** Their slot may be someone else's by now. */
const IN_QUEUE = { status: 'approved', holds_slot: false, is_queued: true, ...NOT_FINISHED } as const;

export function changeOf(act: Changing, actor: Actor, row: AppointmentRow, now: Date): Change {
  switch (act) {
    case 'with-doctor':
      return { to: { with_doctor_at: now, called_at: now }, action: 'appointment.called_in', after: callIn };
    case 'call-again':
      return { to: { called_at: now }, action: 'appointment.called_again', after: callIn };
    case 'back-to-waiting':
      return { to: NOT_CALLED, action: 'appointment.back_to_waiting', after: waitOn };
    case 'left':
      return {
        to: { status: 'no-show', holds_slot: false, left_at: now, finished_at: now, finished_by: actor.accountId },
        action: 'appointment.left',
        after: leave,
      };
    case 'came-after-all':
      return {
        to: { ...IN_QUEUE, arrived_at: now, ...NOT_CALLED },
        action: 'appointment.came_after_all',
        before: lockBoth,
        after: comeAfterAll,
      };
    case 'not-here':
      return {
        to: row.is_walk_in ? withdrawn(actor, now) : NOT_HERE,
        action: 'appointment.not_here',
        after: notHere,
      };
    case 'take-back':
      return { to: IN_QUEUE, action: 'appointment.note_taken_back', before: lockBoth, after: takeBack };
  }
}

const withdrawn = ({ accountId }: Actor, now: Date) =>
  ({ status: 'cancelled', decided_at: now, decided_by: accountId, ...NOT_HERE }) as const;

/** Nobody waits for a doctor who has left, or with a closed record. */
async function lockBoth(tx: Tx, { doctor_id, patient_id }: AppointmentRow): Promise<void> {
  await lockDoctorHere(tx, doctor_id);
  await lockPatientHere(tx, patient_id);
}

/** Said on the phone at once: not everybody in a waiting room sees the board. */
async function callIn(tx: Tx, deps: Deps, actor: Actor, { is }: Both): Promise<void> {
  const { doctor, room, directions } = presentAppointment(deps, actor, is);
  await tellPatient(tx, deps, whomOf(is), {
    ...{ kind: 'called-in', link: '/book#appointments', isUrgent: true },
    says: room
      ? { code: 'called-in-to-room', values: { doctor, room: inSentence(room), directions } }
      : { code: 'called-in', values: { doctor, directions } },
  });
}

/** Whoever was on the way knows. */
async function waitOn(tx: Tx, deps: Deps, actor: Actor, { is }: Both): Promise<void> {
  const { doctor } = presentAppointment(deps, actor, is);
  await tellPatient(tx, deps, whomOf(is), {
    ...{ kind: 'appointment', link: '/book#appointments' },
    says: { code: 'called-in-not-yet', values: { doctor } },
  });
}

/** Whoever has gone is not treated: the chart closes with it. */
async function leave(tx: Tx, deps: Deps, actor: Actor, { is }: Both): Promise<void> {
  const now = deps.clock.now();
  await closeCare(tx, is.id, now);
  const visit = presentAppointment(deps, actor, is);
  await notifyPatient(tx, deps, is, {
    says: { code: 'visit-left', values: { doctor: visit.doctor, when: momentOf(visit) } },
    ...heldForUndo(visit, now),
  });
}

async function comeAfterAll(tx: Tx, deps: Deps, actor: Actor, { is }: Both): Promise<void> {
  await openVisitCare(tx, deps, is);
  await notifyOfArrival(tx, deps, presentAppointment(deps, actor, await giveToken(tx, deps, is)));
}

async function notHere(tx: Tx, deps: Deps, actor: Actor, { was, is }: Both): Promise<void> {
  const visit = presentAppointment(deps, actor, is);
  if (is.status === 'cancelled' || is.patient_account_id === null) await closeCare(tx, is.id, deps.clock.now());
  if (is.status === 'cancelled') {
    await notifyPatient(tx, deps, was, {
      says: { code: 'queue-left', values: { doctor: visit.doctor, when: momentOf(visit) } },
    });
  }
  await tellDoctor(tx, deps, visit, 'is not here after all');
}

/** The mail about it has not left in the first moments; after that another puts it right. */
async function takeBack(tx: Tx, deps: Deps, actor: Actor, { was, is }: Both): Promise<void> {
  await openVisitCare(tx, deps, is);
  const visit = presentAppointment(deps, actor, is);
  const now = deps.clock.now();
  await notifyPatient(tx, deps, is, {
    says: { code: 'visit-note-taken-back', values: { doctor: visit.doctor, when: momentOf(visit) } },
    byMail: was.finished_at !== null && now.getTime() - was.finished_at.getTime() >= UNDO_MS,
  });
  // A visit that did not take place waits for no diagnosis.
  await publish(tx, { type: 'diagnoses', to: { accounts: [is.doctor_id] } });
}

async function tellDoctor(tx: Tx, deps: Deps, visit: Appointment, what: string): Promise<void> {
  await notify(tx, deps, {
    to: visit.doctorId,
    kind: 'appointment',
    title: `${visit.patient} ${what}`,
    text: `The visit is at ${visit.time}.`,
    link: '/doctor-dashboard?view=appointments',
    patientId: visit.patientId,
  });
}
