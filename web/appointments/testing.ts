import type { Appointment } from '#contract/appointments/appointments.ts';

const NOTHING = {
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

type Changes = Partial<Omit<Appointment, 'can'>> & { can?: Partial<Appointment['can']> };

/** Far ahead, at half past eleven in the clinic's zone, unless a test says otherwise. */
export function anAppointment({ can, ...changes }: Changes = {}): Appointment {
  return {
    id: '0197a1b2-0000-7000-8000-000000000011',
    patient: 'Ananya Rao',
    patientId: '0197a1b2-0000-7000-8000-000000000012',
    pud: 'PUD-7K3QX-2M9TD',
    doctor: 'Dr. Meera Iyer',
    doctorId: '0197a1b2-0000-7000-8000-000000000013',
    department: 'Cardiology',
    room: '',
    directions: '',
    date: '2999-11-18',
    time: '11:30',
    startsAt: '2999-11-18T06:00:00.000Z',
    endsAt: '2999-11-18T06:15:00.000Z',
    timeZone: 'Asia/Kolkata',
    reason: 'Blood pressure review',
    isReasonWithheld: false,
    status: 'pending',
    decisionReason: null,
    decidedBy: null,
    requestedAt: '2026-11-15T06:00:00.000Z',
    expiresAt: '2026-11-17T06:00:00.000Z',
    confirmedAt: null,
    arrivedAt: null,
    undoUntil: null,
    moved: null,
    triageId: null,
    triageUrgency: null,
    version: 1,
    can: { ...NOTHING, ...can },
    ...changes,
  };
}
