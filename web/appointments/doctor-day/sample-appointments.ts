// Made-up appointments, shown in the demo clinic alone, when its own could not be fetched. Loaded only then.
import type { Appointment } from '#contract/appointments/appointments.ts';

const NOTHING_ALLOWED = {
  approve: false,
  reject: false,
  cancel: false,
  reschedule: false,
  confirm: false,
  arrive: false,
  complete: false,
  noShow: false,
  undo: false,
  move: false,
};

function visit(
  number: number,
  patient: string,
  time: string,
  reason: string,
  status: 'pending' | 'approved',
): Appointment {
  const startsAt = `2026-12-0${number}T${time}:00.000Z`;
  return {
    id: `00000000-0000-4000-8000-00000000001${number}`,
    patient,
    patientId: `00000000-0000-4000-8000-00000000000${number}`,
    pud: 'PUD-00000-00000',
    doctor: 'Sample doctor',
    doctorId: '00000000-0000-4000-8000-000000000020',
    department: 'General Medicine',
    room: '',
    directions: '',
    date: startsAt.slice(0, 10),
    time,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 15 * 60_000).toISOString(),
    timeZone: 'UTC',
    reason,
    isReasonWithheld: false,
    status,
    decisionReason: null,
    decidedBy: null,
    requestedAt: startsAt,
    expiresAt: startsAt,
    confirmedAt: null,
    arrivedAt: null,
    undoUntil: null,
    moved: null,
    triageId: null,
    triageUrgency: null,
    version: 1,
    can: NOTHING_ALLOWED,
  };
}

export const SAMPLE_APPOINTMENTS: Appointment[] = [
  visit(1, 'Sample Anand', '09:00', 'Blood pressure review', 'pending'),
  visit(2, 'Sample Bina', '10:30', 'Diabetes review', 'pending'),
  visit(3, 'Sample Chetan', '11:15', 'Breathless on the stairs', 'pending'),
  visit(4, 'Sample Divya', '09:45', 'Migraine', 'approved'),
  visit(5, 'Sample Eshan', '14:00', 'Asthma check', 'approved'),
];
