// A primary and a standby that follows it, in folders of their own on this machine.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createDatabase } from '#server/db/create-database.ts';
import { createRoles } from '#server/db/create-roles.ts';
import { chooseAccount, processOptions } from '#server/db/embedded/run-as.ts';
import { withClient } from '#server/db/with-client.ts';
import { freePort } from '../server-process.ts';
import { whenInterrupted } from '../when-interrupted.ts';
import { type MovingAddress, openMovingAddress } from './moving-address.ts';
import { findPostgres } from './programs.ts';

const LONGEST_START_MS = 60_000;
const NAMES = { database: 'nadi', owner: 'nadi_owner', app: 'nadi_app' };

export type PostgresPair = {
  /** The address that the servers are given; it moves to the standby. */
  appUrl: string;
  ownerUrl: string;
  /** Commits wait until the standby has them on its disk. */
  makeSynchronous(): Promise<void>;
  /** The standby hears nothing any more, and the primary does not know it yet. */
  cutReplication(): void;
  killPrimary(): void;
  killStandby(): Promise<void>;
  startStandby(): Promise<void>;
  /** Promotes the standby and lets the address lead to it, as Patroni and its proxy would. */
  failOver(): Promise<void>;
  close(): Promise<void>;
};

type Server = { folder: string; port: number; settings: string[]; process?: ChildProcess };

export async function startPair(): Promise<PostgresPair> {
  const programs = findPostgres();
  const account = processOptions(chooseAccount());
  const password = randomBytes(18).toString('hex');
  const folder = mkdtempSync(join(tmpdir(), 'nadi-bench-pair-'));
  chmodSync(folder, 0o711);
  const addresses: MovingAddress[] = [];
  const primary = await newServer(folder, 'primary');
  const standby = await newServer(folder, 'standby');
  const run = (program: string, args: string[]) =>
    promisify(execFile)(join(programs, program), args, {
      ...account,
      env: { ...account.env, PGPASSWORD: password },
    });
  const urlAt = (port: number, role: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  const superUrl = ({ port }: Server) => urlAt(port, 'postgres', 'postgres');
  const ask = (server: Server, question: string) =>
    withClient(superUrl(server), (client) => client.query(question).then(({ rows }) => rows));

  async function start(server: Server): Promise<void> {
    const settings = [
      `port=${server.port}`,
      'listen_addresses=127.0.0.1',
      'unix_socket_directories=',
      'hot_standby=on',
    ];
    const given = [...settings, 'max_connections=150', 'wal_keep_size=512MB', ...server.settings];
    server.process = spawn(join(programs, 'postgres'), ['-D', server.folder, ...given.flatMap((one) => ['-c', one])], {
      ...account,
      stdio: 'ignore',
    });
    for (const until = performance.now() + LONGEST_START_MS; performance.now() < until; await pause(50)) {
      if (await ask(server, 'select 1').catch(() => null)) return;
      if (server.process.exitCode !== null) break;
    }
    throw new Error(`PostgreSQL in ${server.folder} did not start.`);
  }

  async function close(): Promise<void> {
    for (const server of [standby, primary]) await end(server, 'SIGINT');
    for (const address of addresses) await address.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  whenInterrupted(close);

  try {
    writeFileSync(join(folder, 'password'), password, { mode: 0o600 });
    give(join(folder, 'password'));
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`];
    await run('initdb', ['-D', primary.folder, ...access, '--encoding=UTF8', '--locale=C']);
    await start(primary);
    await createRoles(superUrl(primary), { [NAMES.owner]: password, [NAMES.app]: password });
    await createDatabase(superUrl(primary), { name: NAMES.database, owner: NAMES.owner, app: NAMES.app });

    const address = await openMovingAddress(primary.port);
    const replication = await openMovingAddress(primary.port);
    addresses.push(address, replication);
    const from = `host=127.0.0.1 port=${replication.port} user=postgres password=${password}`;
    await run('pg_basebackup', ['-d', from, '-D', standby.folder, '-R', '-X', 'stream', '--checkpoint=fast']);
    await start(standby);
    return {
      appUrl: urlAt(address.port, NAMES.app, NAMES.database),
      ownerUrl: urlAt(address.port, NAMES.owner, NAMES.database),
      async makeSynchronous() {
        await ask(primary, `alter system set synchronous_standby_names = 'standby'`);
        await ask(primary, 'select pg_reload_conf()');
        const isSynchronous = async () =>
          (await ask(primary, `select 1 from pg_stat_replication where sync_state = 'sync'`)).length > 0;
        while (!(await isSynchronous())) await pause(50);
      },
      cutReplication: () => replication.cut(),
      killPrimary: () => primary.process?.kill('SIGKILL'),
      killStandby: () => end(standby, 'SIGKILL'),
      startStandby: () => start(standby),
      async failOver() {
        await ask(standby, 'select pg_promote(true, 60)');
        address.pointTo(standby.port);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }

  function give(path: string): void {
    if (account.uid !== undefined && account.gid !== undefined) chownSync(path, account.uid, account.gid);
  }

  async function newServer(inside: string, name: string): Promise<Server> {
    const own = join(inside, name);
    mkdirSync(own, { mode: 0o700 });
    give(own);
    // The name under which a standby presents itself to its primary.
    return { folder: own, port: await freePort(), settings: [`cluster_name=${name}`] };
  }
}

async function end({ process: child }: Server, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await gone;
}
