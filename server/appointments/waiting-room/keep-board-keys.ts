// Keys of the boards in the waiting room. The database holds their hashes; a key is shown once.
import type { BoardKey } from '#contract/appointments/waiting-room.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { drawToken, hashToken } from '#server/identity/sessions/session-token.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type BoardKeyRow, endKey, insertKey, liveKeys } from './store.ts';

const MAX_BOARDS = 20;

export const listBoardKeys = async ({ db }: Pick<Deps, 'db'>): Promise<BoardKey[]> => (await liveKeys(db)).map(present);

const present = ({ id, name, made_at, maker, maker_left_at }: BoardKeyRow): BoardKey => ({
  ...{ id, name },
  madeAt: made_at.toISOString(),
  madeBy: maker,
  needsRenewal: maker_left_at !== null,
});

/** The key stands behind the # of the address: a browser sends that part to nobody. */
export async function makeBoardKey(deps: Deps, actor: Actor, name: string): Promise<BoardKey & { address: string }> {
  const key = drawToken();
  return transaction(deps.db, async (tx) => {
    if ((await liveKeys(tx)).length >= MAX_BOARDS) throw new Refusal('too_many_boards');
    const made = { name, key_hash: hashToken(key), made_at: deps.clock.now(), made_by: actor.accountId };
    const id = await insertKey(tx, made);
    await appendEntry(tx, deps.clock, actor, 'board_key.made', { subject: 'board-key', subjectId: id });
    const row = (await liveKeys(tx)).find((each) => each.id === id);
    if (!row) throw new Error('The key was written and is not there.');
    return { ...present(row), address: linkTo(deps.config, `/board#${key}`) };
  });
}

export async function endBoardKey(deps: Deps, actor: Actor, id: string): Promise<BoardKey[]> {
  return transaction(deps.db, async (tx) => {
    if (!(await endKey(tx, id, actor.accountId, deps.clock.now()))) throw new Refusal('not_found');
    await appendEntry(tx, deps.clock, actor, 'board_key.ended', { subject: 'board-key', subjectId: id });
    return listBoardKeys({ db: tx });
  });
}
