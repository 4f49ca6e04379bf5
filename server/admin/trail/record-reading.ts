import { DAY_MS } from '#contract/durations.ts';
import type { TrailFilter } from '#contract/trail/trail.ts';
import { lockAccount, otherAdministrators } from '#server/admin/store.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { linesReadSince } from './store.ts';
import { filterForTrail } from './trail-scope.ts';

/** Whoever wants more within a day asks for an export, to which a second administrator agrees. */
export const LINES_A_DAY = 5_000;

type Reading = {
  list: string;
  what: 'lines' | 'report';
  lines: number;
  filter: TrailFilter;
  patientId: string | null;
  /** Everyone whose PUD was shown. */
  patients: readonly string[];
};

/** The entry about a reading. The other administrators are told when somebody has read as much as a day allows. */
export async function recordReading(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  action: 'trail.read' | 'trail.exported',
  { list, what, lines, filter, patientId, patients }: Reading,
): Promise<void> {
  // Pages that are asked for at once are counted one after the other.
  await lockAccount(tx, actor.accountId);
  const before = await linesReadSince(tx, actor.accountId, new Date(deps.clock.now().getTime() - DAY_MS));
  if (before >= LINES_A_DAY) throw new Refusal('trail_read_enough');
  await appendEntry(tx, deps.clock, actor, action, {
    subject: 'trail',
    ...(patientId ? { patientId } : {}),
    details: { ...filterForTrail(filter), list, what, lines, patients: patients.filter((id) => id !== patientId) },
  });
  if (before + lines >= LINES_A_DAY) await tellOthers(tx, deps, actor);
}

async function tellOthers(tx: Tx, deps: Deps, actor: Actor): Promise<void> {
  const name = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'An administrator';
  const title = `${name} has read very many lines of the audit trail`;
  const text = `${LINES_A_DAY} lines within a day; today no more are shown. Ask what it is for.`;
  for (const to of await otherAdministrators(tx, actor.accountId)) {
    const mail = { subject: 'Very many lines of the audit trail were read', text: `${title}. ${text}` };
    await notify(tx, deps, { to, kind: 'trail', title, text, link: '/admin/trail', mail });
  }
}
