// Notes of the patient's own: never an order, never a booking.

import type { BoardNote } from '#contract/patients/board.ts';
import type { NewNote } from '#contract/patients/new-note.ts';
import type { Action } from '../audit/actions.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { presentNote } from './present.ts';
import { changeNoteIf, insertNote, noteById, patientOfNote, removeNoteOf } from './store.ts';

export async function addNote(deps: Deps, actor: Actor, input: NewNote): Promise<BoardNote> {
  const patient = await findOwnPatient(deps.db, actor);
  const remindAt = whenToRemind(deps, input);
  return transaction(deps.db, async (tx) => {
    const id = await insertNote(tx, {
      patient_id: patient.id,
      kind: input.type,
      title: input.title,
      detail: input.detail ?? '',
      remind_at: remindAt,
      added_at: deps.clock.now(),
    });
    await record(tx, deps, actor, 'note.added', { id, patientId: patient.id });
    return readNote(tx, patient.id, id);
  });
}

type Change = {
  title: string;
  detail?: string | undefined;
  at?: string | undefined;
  isDone?: boolean | undefined;
  version: number;
};

export async function changeNote(deps: Deps, actor: Actor, id: string, change: Change): Promise<BoardNote> {
  const patient = await findOwnPatient(deps.db, actor);
  return transaction(deps.db, async (tx) => {
    const before = await noteById(tx, patient.id, id);
    if (!before) throw await noSuchNote(tx, id);
    const isMoved = change.at !== undefined && Date.parse(change.at) !== before.remind_at?.getTime();
    const moved = isMoved ? { remind_at: whenToRemind(deps, change), told_at: null, notice_id: null } : {};
    const isDone = change.isDone ?? before.done_at !== null;
    const isMine = await changeNoteIf(
      tx,
      { id, patientId: patient.id, version: change.version },
      {
        title: change.title,
        detail: change.detail ?? '',
        ...moved,
        done_at: isDone ? (before.done_at ?? deps.clock.now()) : null,
      },
    );
    if (!isMine) throw new Refusal('version_outdated');
    await record(tx, deps, actor, 'note.changed', { id, patientId: patient.id });
    return readNote(tx, patient.id, id);
  });
}

export async function removeNote(deps: Deps, actor: Actor, id: string): Promise<void> {
  const patient = await findOwnPatient(deps.db, actor);
  await transaction(deps.db, async (tx) => {
    if (!(await removeNoteOf(tx, patient.id, id, deps.clock.now()))) throw await noSuchNote(tx, id);
    await record(tx, deps, actor, 'note.removed', { id, patientId: patient.id });
  });
}

/** Another's note, too: the trail says whose. */
const noSuchNote = async (tx: Tx, id: string): Promise<Refusal> =>
  new Refusal('not_found', { patientId: await patientOfNote(tx, id) });

function whenToRemind({ clock }: Deps, { at }: { at?: string | undefined }): Date | null {
  if (at === undefined) return null;
  const time = new Date(at);
  if (time <= clock.now()) throw new Refusal('time_past', { fields: { at: 'Choose a time that is still to come.' } });
  return time;
}

async function record(
  tx: Tx,
  { clock }: Deps,
  actor: Actor,
  action: Action,
  { id, patientId }: { id: string; patientId: string },
): Promise<void> {
  await appendEntry(tx, clock, actor, action, { subject: 'note', subjectId: id, patientId });
  await publish(tx, { type: 'board', id, to: { patients: [patientId] } });
}

async function readNote(tx: Tx, patientId: string, id: string): Promise<BoardNote> {
  const row = await noteById(tx, patientId, id);
  if (!row) throw new Refusal('not_found');
  return presentNote(row);
}
