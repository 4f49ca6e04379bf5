import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { PlainError } from '#server/platform/plain-error.ts';

// 'nadi' in ASCII, so that nobody else's advisory lock is mistaken for ours.
const LOCK = [0x6e616469, 1];
// The connection of a killed process may outlive it for a moment; one that is stopping needs a little longer.
const PATIENCE_MS = 3_000;

export type Claim = {
  /** Resolves when the connection, and with it the claim, is gone. */
  lost: Promise<void>;
  release(): Promise<void>;
};

/** One Nadi per data folder. The claim is a lock held by a connection: it cannot outlive the process that holds it. */
export async function claimDataFolder(superUrl: string, patienceMs = PATIENCE_MS): Promise<Claim> {
  const client = new pg.Client({
    connectionString: superUrl,
    application_name: `nadi ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  const until = Date.now() + patienceMs;
  while (!(await tryLock(client))) {
    if (Date.now() >= until) {
      const holder = await nameHolder(client);
      await client.end();
      throw new PlainError(`Nadi is already running on this data folder (process ${holder}).`);
    }
    await pause(100);
  }
  return { lost, release: () => client.end() };
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1, $2) as mine', LOCK);
  return rows[0].mine;
}

async function nameHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    `select a.application_name from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.granted and l.classid = $1 and l.objid = $2`,
    LOCK,
  );
  return rows[0]?.application_name.replace('nadi ', '') ?? 'unknown';
}
