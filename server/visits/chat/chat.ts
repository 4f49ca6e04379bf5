// What is written in a visit. It belongs to the record of the patient, whoever wrote it.
import type { ChatLine } from '#contract/appointments/visits.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Actor, type Caller, visitor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findVisit, holdVisit } from '../find-visit.ts';
import { countOfGuest } from '../guests/count-of-guest.ts';
import { findGuest, holdAsGuest } from '../guests/find-guest.ts';
import { guestStateOf, isLetIn, isOver, wroteIt } from '../policy.ts';
import { publishVisit } from '../publish-visit.ts';
import { chatOf, insertChat, meetInChat } from './store.ts';

export const wordsOf = (id: string) => ({ table: 'visit_chat', column: 'words', row: id });

type Line = { id: string; text: string };
type LineRow = Awaited<ReturnType<typeof chatOf>>[number];

export async function readChat(deps: Deps, actor: Actor, id: string): Promise<ChatLine[]> {
  await findVisit(deps, actor, id);
  const lines = await chatOf(deps.db, id);
  return lines.map((line) => ({
    ...present(deps, line),
    isMine: wroteIt(actor, line.written_by),
    photo: line.has_photo ? { url: `/api/visit-photos/${line.id}` } : null,
  }));
}

export async function writeChat(deps: Deps, actor: Actor, id: string, line: Line): Promise<ChatLine[]> {
  return transaction(deps.db, async (tx) => {
    const { row, state } = await holdVisit(tx, deps, actor, id);
    if (!isLetIn(state)) throw new Refusal('visit_not_open');
    const sealed = deps.seal.seal(line.text, wordsOf(line.id));
    const whose = { visitId: id, patientId: row.patient_id };
    const isNew = await insertChat(tx, { id: line.id, ...whose, by: actor, sealed, now: deps.clock.now() });
    // Sent again after a lost answer: it stands there already.
    if (!isNew) return readChat({ ...deps, db: tx }, actor, id);
    await appendEntry(tx, deps.clock, actor, 'visit.chat_written', {
      ...{ subject: 'visit', subjectId: id, patientId: row.patient_id },
    });
    await meetInChat(tx, id, deps.clock.now());
    await publishVisit(tx, row);
    return readChat({ ...deps, db: tx }, actor, id);
  });
}

/** A guest reads from the moment of being let in, and of a photo only that there was one. */
export async function readGuestChat(deps: Deps, session: string | undefined): Promise<ChatLine[]> {
  const { guest, row, state } = await findGuest(deps, session);
  if (isOver(state)) throw new Refusal('visit_over');
  if (guestStateOf(guest) !== 'in' || !guest.let_in_at) throw new Refusal('guest_out');
  const lines = await chatOf(deps.db, row.id, guest.let_in_at);
  return lines.map((line) => ({
    ...present(deps, line),
    isMine: line.guest_id === guest.id,
    photo: line.has_photo ? { url: null } : null,
  }));
}

export async function writeGuestChat(
  deps: Deps,
  { requestId }: Caller,
  session: string | undefined,
  line: Line,
): Promise<ChatLine[]> {
  return transaction(deps.db, async (tx) => {
    const { guest, row } = await holdAsGuest(tx, deps, session);
    if (guestStateOf(guest) !== 'in') throw new Refusal('guest_out');
    const sealed = deps.seal.seal(line.text, wordsOf(line.id));
    const whose = { visitId: row.id, patientId: row.patient_id };
    const by = { guestId: guest.id };
    const isNew = await insertChat(tx, { id: line.id, ...whose, by, sealed, now: deps.clock.now() });
    if (!isNew) return readGuestChat({ ...deps, db: tx }, session);
    await countOfGuest({ ...deps, db: tx }, guest, 'chat');
    await appendEntry(tx, deps.clock, visitor(requestId), 'visit.chat_written', {
      ...{ subject: 'visit', subjectId: row.id, patientId: row.patient_id },
    });
    await publishVisit(tx, row);
    return readGuestChat({ ...deps, db: tx }, session);
  });
}

const present = ({ seal }: Pick<Deps, 'seal'>, { id, writer, words, written_at }: LineRow) => ({
  ...{ id, by: writer, text: seal.openText(words, wordsOf(id)), writtenAt: written_at.toISOString() },
});
