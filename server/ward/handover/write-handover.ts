import { type Handover, SBAR } from '#contract/ward/handover.ts';
import { listLive } from '#server/admissions/find-inpatient.ts';
import type { Action } from '#server/audit/actions.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { currentHandover, leftFromBefore, textOf, type Written } from './read-handover.ts';
import { shiftAt } from './shift.ts';
import { changeOpenHandoverIf, type HandoverRow, handoverOf, insertHandover } from './store.ts';

type Letters = { [letter in (typeof SBAR)[number]]?: string | undefined };
type Text = { patients: (Letters & { inpatientId: string })[]; note?: string | undefined; version: number };

/** Letters that are left out stay as they are; an empty one brings back what is filled in. */
export async function writeHandover(deps: Deps, nurse: Actor, text: Text): Promise<Handover> {
  return transaction(deps.db, async (tx) => {
    const here = new Set((await listLive({ ...deps, db: tx }, nurse)).map(({ id }) => id));
    if (text.patients.some(({ inpatientId }) => !here.has(inpatientId))) throw new Refusal('not_found');
    const row = await requireOpen(tx, deps, text.version);
    const before = row ? textOf(row) : await leftFromBefore(tx, deps);
    const written = JSON.stringify(withLetters(before.written, text.patients));
    const note = text.note ?? before.note;
    const id = await keep(tx, deps, row, { written, note });
    await record(tx, deps, nurse, 'handover.written', id);
    return currentHandover(tx, deps, nurse);
  });
}

/** The running shift's, unless it was handed over or someone else has written meanwhile. */
export async function requireOpen(tx: Tx, { clock, config }: Deps, version: number): Promise<HandoverRow | undefined> {
  const row = await handoverOf(tx, shiftAt(clock.now(), config.clinic.timeZone));
  if (row?.handed_over_at) throw new Refusal('handover_moved_on', { message: `${row.giver} has handed over.` });
  if ((row?.version ?? 0) !== version) throw new Refusal('version_outdated');
  return row;
}

type Kept = Parameters<typeof changeOpenHandoverIf>[3];

/** Of two writers at once one wins: by the version, or by one_handover_per_shift. */
export async function keep(
  tx: Tx,
  { clock, config }: Deps,
  row: HandoverRow | undefined,
  change: Kept,
): Promise<string> {
  if (row) {
    if (!(await changeOpenHandoverIf(tx, row.id, row.version, change))) throw new Refusal('version_outdated');
    return row.id;
  }
  const { name, day } = shiftAt(clock.now(), config.clinic.timeZone);
  const id = await insertHandover(tx, { ...change, shift: name, on_day: day });
  if (!id) throw new Refusal('version_outdated');
  return id;
}

function withLetters(before: Written, patients: Text['patients']): Written {
  const after: Written = { ...before };
  for (const { inpatientId, ...letters } of patients) {
    const own = { ...after[inpatientId] };
    for (const letter of SBAR) {
      const words = letters[letter];
      if (words === undefined) continue;
      if (words === '') delete own[letter];
      else own[letter] = words;
    }
    after[inpatientId] = own;
  }
  return after;
}

export async function record(tx: Tx, deps: Deps, nurse: Actor, action: Action, id: string): Promise<void> {
  await appendEntry(tx, deps.clock, nurse, action, { subject: 'handover', subjectId: id });
  await publish(tx, { type: 'handovers', id, to: { roles: ['staff'] } });
}
