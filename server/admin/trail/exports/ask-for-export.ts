// An export of the trail: asked for by one administrator, agreed to by another. Each of them can stop it.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { EXPORT_HOURS, type TrailExport } from '#contract/trail/exports.ts';
import type { TrailFilter } from '#contract/trail/trail.ts';
import { mayApproveExport, mayTakeExport } from '#server/admin/policy.ts';
import {
  activeAdministrators,
  administratorsWithoutHandIn,
  areOfOneHand,
  isNewSince,
  lockAccount,
} from '#server/admin/store.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { newestEntry } from '../store.ts';
import { filterForTrail, scopeOf } from '../trail-scope.ts';
import { presentExport, stateAt } from './present-export.ts';
import {
  approveOpen,
  type ExportRow,
  exportById,
  exportsSince,
  hasOpenExport,
  insertExport,
  stopOpen,
} from './store.ts';

const SHOWN_FOR_MS = 7 * DAY_MS;

export async function listExports({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<TrailExport[]> {
  const now = clock.now();
  const rows = await exportsSince(db, new Date(now.getTime() - SHOWN_FOR_MS));
  const free = await administratorsWithoutHandIn(
    db,
    rows.map((row) => row.asked_by),
  );
  return rows.map((row) => presentExport(actor, row, now, free.get(row.asked_by)));
}

/** One at a time for each administrator. It holds no line that is written later than this. */
export async function askForExport(deps: Deps, actor: Actor, filter: TrailFilter): Promise<TrailExport> {
  const { patientId } = await scopeOf(deps.db, deps.config.clinic.timeZone, filter);
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    if (await hasOpenExport(tx, actor.accountId, new Date(now.getTime() - EXPORT_HOURS * HOUR_MS))) {
      throw new Refusal('export_waits');
    }
    const readyAt = new Date(now.getTime() + EXPORT_HOURS * HOUR_MS);
    const untilEntry = (await newestEntry(tx)) ?? '0';
    const id = await insertExport(tx, { filter, askedBy: actor.accountId, now, readyAt, untilEntry });
    await appendEntry(tx, deps.clock, actor, 'trail.export_asked', {
      subject: 'trail-export',
      subjectId: id,
      ...(patientId ? { patientId } : {}),
      details: filterForTrail(filter),
    });
    const name = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'An administrator';
    for (const { id: to } of await activeAdministrators(tx)) {
      const title = `${name} asked for an export of the audit trail`;
      const text = `It can be taken once a second administrator agrees, at the latest in ${EXPORT_HOURS} hours. Until then, and for a day after, every administrator can stop it.`;
      const mail = { subject: 'An export of the audit trail was asked for', text: `${title}. ${text}` };
      await notify(tx, deps, { to, kind: 'trail', title, text, link: '/admin/trail', mail });
    }
    return presentExport(actor, await requireExport(tx, id), now);
  });
}

export async function approveExport(deps: Deps, actor: Actor, id: string): Promise<TrailExport> {
  const now = deps.clock.now();
  const asked = await requireExport(deps.db, id);
  if (!mayApproveExport(actor, asked)) throw new Refusal('export_needs_another');
  if (await isNewSince(deps.db, actor.accountId, new Date(now.getTime() - DAY_MS)))
    throw new Refusal('approver_too_new');
  if (await areOfOneHand(deps.db, actor.accountId, asked.asked_by)) throw new Refusal('approver_related');
  return transaction(deps.db, async (tx) => {
    if (!(await approveOpen(tx, id, actor.accountId, now))) throw new Refusal('export_decided');
    await appendEntry(tx, deps.clock, actor, 'trail.export_approved', { subject: 'trail-export', subjectId: id });
    await notify(tx, deps, {
      to: asked.asked_by,
      kind: 'trail',
      title: 'Your export of the audit trail is ready',
      text: 'You can take it for a day.',
      link: '/admin/trail',
    });
    return presentExport(actor, await requireExport(tx, id), now);
  });
}

/** Nothing leaves that one of them does not want to leave. Whoever asked, and whoever agreed, are told. */
export async function stopExport(deps: Deps, actor: Actor, id: string): Promise<TrailExport> {
  const now = deps.clock.now();
  const asked = await requireExport(deps.db, id);
  return transaction(deps.db, async (tx) => {
    const since = new Date(now.getTime() - EXPORT_HOURS * HOUR_MS);
    if (!(await stopOpen(tx, id, { stoppedBy: actor.accountId, now, since }))) throw new Refusal('export_decided');
    await appendEntry(tx, deps.clock, actor, 'trail.export_stopped', { subject: 'trail-export', subjectId: id });
    const name = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'An administrator';
    const told = new Set([asked.asked_by, asked.approved_by]);
    told.delete(actor.accountId);
    for (const to of told) {
      if (to === null) continue;
      const text = 'It can no longer be taken. Ask them why.';
      await notify(tx, deps, {
        to,
        kind: 'trail',
        title: `${name} stopped an export of the audit trail`,
        text,
        link: '/admin/trail',
      });
    }
    return presentExport(actor, await requireExport(tx, id), now);
  });
}

/** The filter and the last line of an export that this administrator may take now. Another's answers like one that does not exist. */
export async function findReadyExport({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: string) {
  const asked = await requireExport(db, id);
  if (!mayTakeExport(actor, asked)) throw new Refusal('not_found');
  if (stateAt(asked, clock.now()) !== 'ready') throw new Refusal('export_not_ready');
  return { filter: asked.filter as TrailFilter, notAfter: String(asked.until_entry) };
}

async function requireExport(db: Deps['db'], id: string): Promise<ExportRow> {
  const row = await exportById(db, id);
  if (!row) throw new Refusal('not_found');
  return row;
}
