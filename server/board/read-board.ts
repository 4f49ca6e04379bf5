import type { Board } from '#contract/patients/board.ts';
import { listAppointments } from '../appointments/list-appointments.ts';
import { findOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentNote } from './present.ts';
import { notesOf } from './store.ts';

const APPOINTMENTS = 200;

export async function readBoard(deps: Deps, actor: Actor): Promise<Board> {
  const patient = await findOwnRecord(deps.db, actor);
  const [rows, booked] = await Promise.all([
    notesOf(deps.db, patient.id),
    listAppointments(deps, actor, { limit: APPOINTMENTS }),
  ]);
  const notes = rows.map(presentNote);
  const of = (type: (typeof notes)[number]['type']) => notes.filter((note) => note.type === type);
  return {
    prescriptions: of('prescription'),
    appointments: { booked, notes: of('appointment') },
    reminders: of('reminder'),
  };
}
