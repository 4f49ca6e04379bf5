import { MINUTE_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { checkpointFileIn } from '#server/audit/checkpoint-file.ts';
import { verifyTrail } from '#server/audit/verify/verify-trail.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { activeAdministrators } from '../store.ts';
import { claimCheck, type Finding, finishCheck, noteProgress } from './store.ts';

/** A server that was not heard of for so long has stopped: another one begins again. */
const SILENT_MS = MINUTE_MS;
const PROGRESS_EVERY_MS = 1_000;

/**
 * Does the verification that was asked for, if there is one. It reads a page of entries at a time, so requests are served in
 * between. A server that shuts down leaves it to the next.
 */
export async function checkTrail(deps: Deps, stopping?: AbortSignal): Promise<void> {
  try {
    await verifyAskedFor(deps, stopping);
  } catch (error) {
    if (!stopping?.aborted) throw error;
  }
}

async function verifyAskedFor(deps: Deps, stopping: AbortSignal | undefined): Promise<void> {
  const { db, clock, seal, config } = deps;
  const now = clock.now();
  const id = await claimCheck(db, now, new Date(now.getTime() - SILENT_MS));
  if (!id) return;
  let [batches, entries, toldAt] = [0, 0, performance.now()];
  const verdict = await verifyTrail({
    db,
    seal,
    checkpointFile: checkpointFileIn(config.dataDir),
    onBatch: async (number, soFar) => {
      stopping?.throwIfAborted();
      [batches, entries] = [number, soFar];
      if (performance.now() - toldAt < PROGRESS_EVERY_MS) return;
      toldAt = performance.now();
      await noteProgress(db, id, clock.now(), soFar);
    },
  });
  const finding: Finding = verdict.ok
    ? { entries, batches, is_whole: true, problem: null, entry_id: null, batch: null }
    : { entries, batches, is_whole: false, problem: verdict.problem, entry_id: verdict.entryId, batch: verdict.batch };
  await finish(deps, id, finding);
}

async function finish(deps: Deps, id: string, finding: Finding): Promise<void> {
  await transaction(deps.db, async (tx) => {
    if (!(await finishCheck(tx, id, deps.clock.now(), finding))) return;
    const details = { whole: finding.is_whole, entries: finding.entries, batches: finding.batches };
    await appendEntry(tx, deps.clock, SYSTEM, 'trail.checked', { subject: 'trail', details });
    if (finding.is_whole) return;
    for (const { id: to } of await activeAdministrators(tx)) {
      await notify(tx, deps, {
        to,
        kind: 'trail',
        title: 'The audit trail is broken',
        text: 'A verification found a line that does not fit. Export the trail and keep the last checkpoint mails.',
        link: '/admin/trail',
        mail: {
          subject: 'The audit trail is broken',
          text: 'A verification of the audit trail found a line that does not fit. Open the audit trail to read which one it is, and keep the mails with the checkpoints.',
        },
      });
    }
  });
}
