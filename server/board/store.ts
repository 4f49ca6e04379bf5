import { randomUUID } from 'node:crypto';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealCells } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { someoneActs } from '../patients/public.ts';

const notes = (db: Database) =>
  db
    .selectFrom('board_notes')
    .leftJoin('notices', 'notices.id', 'board_notes.notice_id')
    .leftJoin('mails', 'mails.id', 'notices.mail_id')
    .selectAll('board_notes')
    .select('mails.state as mail_state')
    .where('board_notes.removed_at', 'is', null);

export type NoteRow = NonNullable<Awaited<ReturnType<typeof noteById>>>;

export const notesOf = (db: Database, patientId: string) =>
  notes(db)
    .where('board_notes.patient_id', '=', patientId)
    .orderBy(sql`board_notes.done_at is not null`)
    .orderBy('board_notes.remind_at')
    .orderBy('board_notes.added_at', 'desc')
    .execute();

export const noteById = (db: Database, patientId: string, id: string) =>
  notes(db).where('board_notes.patient_id', '=', patientId).where('board_notes.id', '=', id).executeTakeFirst();

export const patientOfNote = async (db: Database, id: string): Promise<string | null> =>
  (await db.selectFrom('board_notes').select('patient_id').where('id', '=', id).executeTakeFirst())?.patient_id ?? null;

const WORDS = { title: SEALED.boardTitle, detail: SEALED.boardDetail };

export async function insertNote(tx: Tx, note: Insertable<DB['board_notes']>): Promise<string> {
  const id = randomUUID();
  const values = await sealCells(tx, { owner: note.patient_id, row: [id] }, WORDS, { ...note, id });
  await tx.insertInto('board_notes').values(values).execute();
  return id;
}

/** Changes the note only in the version that was read, so that another tab's change is not overwritten. */
export async function changeNoteIf(
  tx: Tx,
  which: { id: string; patientId: string; version: number },
  change: Updateable<DB['board_notes']>,
): Promise<boolean> {
  const changed = await tx
    .updateTable('board_notes')
    .set({
      ...(await sealCells(tx, { owner: which.patientId, row: [which.id] }, WORDS, change)),
      version: sql<number>`version + 1`,
    })
    .where('id', '=', which.id)
    .where('version', '=', which.version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

export async function removeNoteOf(tx: Tx, patientId: string, id: string, now: Date): Promise<boolean> {
  const removed = await tx
    .updateTable('board_notes')
    .set({ removed_at: now })
    .where('patient_id', '=', patientId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return removed.numUpdatedRows === 1n;
}

/** Reminders whose time has come. */
const due = (db: Database, now: Date) =>
  db
    .selectFrom('board_notes')
    .innerJoin('patients', 'patients.id', 'board_notes.patient_id')
    .select([
      'board_notes.id',
      'board_notes.patient_id',
      'board_notes.title',
      'board_notes.detail',
      'board_notes.remind_at',
      'patients.account_id',
    ])
    .where('board_notes.remind_at', '<=', now)
    .where('board_notes.told_at', 'is', null)
    .where('board_notes.removed_at', 'is', null)
    .where('board_notes.done_at', 'is', null)
    .where('patients.deactivated_at', 'is', null)
    .where((where) => where.or([where('patients.account_id', 'is not', null), someoneActs('patients.id', [])]));

export const dueNotes = (db: Database, now: Date) => due(db, now).orderBy('board_notes.remind_at').limit(50).execute();

/** Undefined when it was changed or told meanwhile, or another server is at it. */
export const lockDueNote = (tx: Tx, id: string, now: Date) =>
  due(tx, now).where('board_notes.id', '=', id).forUpdate('board_notes').skipLocked().executeTakeFirst();

export async function setTold(tx: Tx, id: string, now: Date, noticeId: string | null): Promise<void> {
  await tx.updateTable('board_notes').set({ told_at: now, notice_id: noticeId }).where('id', '=', id).execute();
}
