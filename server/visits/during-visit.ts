// What is noted while two people speak: that they met, how they speak, and what they write.
import type { ChatLine, Rung, Visit } from '#contract/appointments/visits.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { ladderSteps, visitSetUp } from '../platform/visit-figures.ts';
import { askDoctorToCall } from './call-back.ts';
import { changeVisit } from './change-visit.ts';
import { findVisit, holdVisit } from './find-visit.ts';
import { isLetIn, wroteIt } from './policy.ts';
import { publishVisit } from './publish-visit.ts';
import { beginMode, chatOf, insertChat, meet, meetInChat, noteSeen } from './store.ts';

type Met = { page: string; isSeen: boolean; isRelayed?: boolean | undefined };

/** The patient counts as seen when the doctor's page has shown the picture, not because a mode was chosen. */
export const noteMeeting = (deps: Deps, actor: Actor, id: string, { page, isSeen, isRelayed }: Met): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.met',
    details: { seen: isSeen, relayed: isRelayed ?? false },
    work: async (tx, { row, side, state }) => {
      const now = deps.clock.now();
      if (!(await noteSeen(tx, { id, accountId: actor.accountId, page }, now))) throw new Refusal('seat_taken');
      if (!isLetIn(state)) return false;
      const isFirst = row.met_at === null && row.let_in_at !== null;
      if (isFirst && row.let_in_at) {
        const seconds = (now.getTime() - row.let_in_at.getTime()) / 1000;
        visitSetUp.observe({ relayed: String(isRelayed ?? false) }, seconds);
      }
      return meet(tx, id, now, isSeen && side === 'doctor');
    },
  });

export const changeMode = (
  deps: Deps,
  actor: Actor,
  id: string,
  { mode, byItself }: { mode: Rung; byItself: boolean },
): Promise<Visit> =>
  changeVisit(deps, actor, id, {
    action: 'visit.mode_changed',
    details: { mode, itself: byItself },
    work: async (tx, { row, side, state }) => {
      if (!isLetIn(state)) throw new Refusal('visit_not_open');
      const chosenBy = byItself ? null : actor.accountId;
      const isNew = await beginMode(tx, id, { mode, chosenBy, now: deps.clock.now() });
      if (!isNew) return false;
      ladderSteps.inc({ mode, chosen: String(!byItself) });
      // Nobody is told of a call that nobody was asked to make.
      if (mode === 'call-back') await askDoctorToCall(tx, deps, row, side === 'doctor' && !byItself);
      return true;
    },
  });

const cellOf = (id: string) => ({ table: 'visit_chat', column: 'words', row: id });

export async function readChat(deps: Deps, actor: Actor, id: string): Promise<ChatLine[]> {
  await findVisit(deps, actor, id);
  const lines = await chatOf(deps.db, id);
  return lines.map((line) => ({
    id: line.id,
    by: line.writer,
    isMine: wroteIt(actor, line.written_by),
    text: deps.seal.openText(line.words, cellOf(line.id)),
    writtenAt: line.written_at.toISOString(),
  }));
}

export async function writeChat(
  deps: Deps,
  actor: Actor,
  id: string,
  line: { id: string; text: string },
): Promise<ChatLine[]> {
  return transaction(deps.db, async (tx) => {
    const { row, state } = await holdVisit(tx, deps, actor, id);
    if (!isLetIn(state)) throw new Refusal('visit_not_open');
    const sealed = deps.seal.seal(line.text, cellOf(line.id));
    await insertChat(tx, { id: line.id, visitId: id, by: actor.accountId, sealed, now: deps.clock.now() });
    await appendEntry(tx, deps.clock, actor, 'visit.chat_written', {
      ...{ subject: 'visit', subjectId: id, patientId: row.patient_id },
    });
    await meetInChat(tx, id, deps.clock.now());
    await publishVisit(tx, row);
    return readChat({ ...deps, db: tx }, actor, id);
  });
}
