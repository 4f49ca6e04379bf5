// A danger in the reason of a visit is told to whoever may act on it: nobody finds it only by reading.
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Tx } from '#server/db/connect.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import { DANGER_IN_REASON, NOT_CHECKED, when, whomOf } from '../notify-sides.ts';
import type { AppointmentRow } from '../store.ts';

const AT_DESK = [
  ['staff', '/staff-dashboard'],
  ['desk', '/reception'],
] as const;

/** Nurses and the reception: whom to phone, not what was written. */
export const tellDesk = (tx: Tx, deps: Deps, visit: Appointment): Promise<void> =>
  tellAtDesk(tx, deps, visit.patientId, {
    title: `Read first: ${visit.patient} may be in danger`,
    text: `Visit to ${visit.doctor}, ${when(visit)}. ${DANGER_IN_REASON} Phone if in doubt.`,
    onceKey: `visit-danger:${visit.id}:${visit.version}`,
  });

/** Silence would read as if somebody had looked. */
export const tellDeskNotChecked = (tx: Tx, deps: Deps, visit: Appointment): Promise<void> =>
  tellAtDesk(tx, deps, visit.patientId, {
    title: `Read first: the reason of ${visit.patient} was not checked`,
    text: `Visit to ${visit.doctor}, ${when(visit)}. ${NOT_CHECKED} Phone if in doubt.`,
    onceKey: notCheckedKey(visit),
  });

type WishRead = { id: string; patient_id: string; patient: string; reason_danger: string | null } & {
  doctor_name: string | null;
  department: string;
};

/**
 * Nobody of the clinic sees a list of wishes, and a wait may be long: of a danger, and of what could not be read, the desk is told at
 * once. Not the doctor, who has no part in their care yet.
 */
export async function tellDeskOfWish(tx: Tx, deps: Deps, wish: WishRead): Promise<void> {
  const { id, patient_id: patientId, patient, doctor_name, department, reason_danger: danger } = wish;
  const waits = `Waits for a time of ${doctor_name ?? department} to become free.`;
  const onceKey = `wish-danger:${id}`;
  if (danger === 'danger' || danger === 'crisis') {
    const title = `Read first: ${patient} may be in danger`;
    await tellAtDesk(tx, deps, patientId, { title, text: `${waits} ${DANGER_IN_REASON} Phone now.`, onceKey });
  }
  if (danger === 'unread') {
    const title = `Read first: the reason of ${patient} was not checked`;
    await tellAtDesk(tx, deps, patientId, { title, text: `${waits} ${NOT_CHECKED} Phone to ask.`, onceKey });
  }
}

/** Told once for each request. */
export const notCheckedKey = ({ id, requestedAt }: Appointment): string => `visit-unread:${id}:${requestedAt}`;

type ToDesk = { title: string; text: string; onceKey: string };

async function tellAtDesk(tx: Tx, deps: Deps, patientId: string, { title, text, onceKey }: ToDesk): Promise<void> {
  for (const [role, link] of AT_DESK) {
    for (const to of await findAccountsOf(tx, role)) {
      const dedupeKey = `${onceKey}:${to}`;
      await notify(tx, deps, { ...{ to, link, kind: 'triage' }, title, text, patientId, dedupeKey });
    }
  }
}

/** Found after the booking: the patient is told at once, also in quiet hours. */
export async function tellPatientToCall(tx: Tx, deps: Deps, row: AppointmentRow): Promise<void> {
  const { emergencyNumber } = deps.config.clinic;
  await tellPatient(tx, deps, whomOf(row), {
    kind: 'danger',
    says: { code: 'message-shows-danger', values: { emergencyNumber } },
    link: '/book#appointments',
    dedupeKey: `visit-danger-found:${row.id}:${row.version}`,
  });
}
