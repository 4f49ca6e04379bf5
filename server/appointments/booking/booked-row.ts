import { MINUTE_MS } from '#contract/durations.ts';
import type { PatientRow } from '#server/patients/find-patient.ts';
import type { DoctorWithRoom } from '#server/schedule/find-doctor.ts';
import type { AppointmentRow } from '../store.ts';
import type { NewAppointment, triageCarried } from './store.ts';

type Around = {
  patient: PatientRow;
  doctor: DoctorWithRoom;
  triage: Awaited<ReturnType<typeof triageCarried>>;
};

/** A request as it reads once it is written: all of it is known, so nothing is read back. */
export const bookedRow = (booked: NewAppointment, { patient, doctor, triage }: Around): AppointmentRow => ({
  ...UNTOUCHED,
  id: booked.id,
  patient_id: booked.patientId,
  patient_name: patient.name,
  pud: patient.pud,
  patient_account_id: patient.account_id,
  patient_email: patient.email,
  patient_phone: patient.phone,
  patient_held_since: patient.record_held_since,
  doctor_id: booked.doctorId,
  doctor_name: doctor.name,
  department_id: booked.departmentId,
  department: doctor.department,
  room: doctor.room,
  directions: doctor.directions,
  starts_at: booked.start,
  ends_at: new Date(booked.start.getTime() + booked.minutes * MINUTE_MS),
  mode: booked.mode,
  pause_minutes: booked.pauseMinutes,
  reason: booked.reason,
  reason_danger: booked.reasonCells.reason_danger,
  triage_id: booked.triageId,
  triage_urgency: triage?.urgency ?? null,
  triage_specialist: triage?.specialist ?? null,
  is_asked_by_other: booked.isAskedByOther,
  requested_at: booked.requestedAt,
  expires_at: booked.expiresAt,
});

const UNTOUCHED = {
  status: 'pending',
  holds_slot: true,
  version: 1,
  is_queued: false,
  is_walk_in: false,
  ...{ decided_at: null, decided_by: null, decider_name: null, decision_reason: null, decision_mail: null },
  ...{ moved_from: null, moved_at: null, moved_by: null, mover_name: null, move_reason: null },
  ...{ confirmed_at: null, arrived_at: null, with_doctor_at: null, called_at: null, left_at: null },
  ...{ finished_at: null, finished_by: null, token_day: null, token_letters: null, token_number: null },
} as const;
