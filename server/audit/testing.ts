import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../db/connect.ts';
import { openTestDatabase } from '../db/open-test-database.ts';
import { transaction } from '../db/transaction.ts';
import { SYSTEM } from '../platform/actor.ts';
import { fixedClock } from '../platform/clock.ts';
import { makeSeal } from '../platform/encryption/seal.ts';
import { appendEntry } from './append-entry.ts';
import { type Checkpoint, checkpointFileIn } from './checkpoint-file.ts';
import { type SealingDeps, sealEntries } from './seal-entries.ts';
import { verifyTrail } from './verify/verify-trail.ts';

/** A trail of its own: a database, a data folder, a clock and a key. */
export async function openTestTrail() {
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'nadi-audit-'));
  const clock = fixedClock('2026-03-02T09:00:00.120Z');
  const masterKey = randomBytes(32);
  const deps = { db: database.db, clock, seal: makeSeal(masterKey), config: { dataDir: folder } };
  const checkpointFile = checkpointFileIn(folder);

  return {
    ...database,
    deps,
    checkpointFile,
    masterKey,
    masterKeyFile: join(folder, 'master.key'),
    write: (count = 1, db: Database = database.db) => writeEntries(db, deps, count),
    sealAll: () => sealAll(deps),
    verify: (kept?: Checkpoint) =>
      verifyTrail({ db: database.db, seal: deps.seal, checkpointFile, ...(kept ? { kept } : {}) }),
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestTrail = Awaited<ReturnType<typeof openTestTrail>>;

/** One transaction for each, as in life. */
async function writeEntries(db: Database, { clock }: SealingDeps, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await transaction(db, (tx) =>
      appendEntry(tx, clock, SYSTEM, 'chart.opened', { subject: 'chart', subjectId: randomUUID(), details: { n } }),
    );
  }
}

/** Until every entry is sealed. */
export async function sealAll(deps: SealingDeps): Promise<void> {
  for (;;) {
    await waitForOpenTransactions(deps.db);
    await sealEntries(deps);
    const { rows } = await sql<{ waiting: boolean }>`
      select (select count(*) from audit_entries) <> (select coalesce(sum(entry_count), 0) from audit_batches) as waiting
    `.execute(deps.db);
    if (!rows[0]?.waiting) return;
  }
}

/** Other test files share the server, and an open transaction of theirs holds our entries back for a moment. */
async function waitForOpenTransactions(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from audit_entries where timeline = (select max(timeline) from audit_entries)
        and written_in >= pg_snapshot_xmin(pg_current_snapshot()) limit 1`.execute(db);
    if (rows.length === 0) return;
    await pause(20);
  }
}
