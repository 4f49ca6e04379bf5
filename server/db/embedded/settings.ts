import fs from 'node:fs';
import path from 'node:path';
import { hasSocket } from './addresses.ts';

const FILE = 'nadi.conf';

const ALWAYS = {
  listen_addresses: '127.0.0.1',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '128MB',
  // A new file of the log is filled with zeros first, while every commit waits: so many are kept for another use, enough for the time
  // between two checkpoints of a busy clinic.
  min_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  idle_in_transaction_session_timeout: '60s',
  // Error details and statements can hold what patients wrote; the log holds neither.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

const DURABLE = {
  // One file per day of the week, each overwritten a week later.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgres-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
};

// For tests: a power cut may lose everything, and nobody minds. Deadlocks are made on purpose and need no second of patience;
// databases live for seconds, and a thousand connections are opened to them: each statement is planned once, not at each of
// its first five uses, which was a fifth of the server's time.
const FLEETING = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  deadlock_timeout: '100ms',
  autovacuum: 'off',
  plan_cache_mode: 'force_generic_plan',
  wal_level: 'minimal',
  max_wal_senders: '0',
  update_process_title: 'off',
  scram_iterations: '1',
};

/** Called once, when the cluster is made. */
export function includeSettings(cluster: string): void {
  fs.appendFileSync(path.join(cluster, 'postgresql.conf'), `\ninclude '${FILE}'\n`);
}

/** Called before every start, so that a newer Nadi brings its newer settings. */
export function writeSettings(cluster: string, durable: boolean): void {
  // '.' is the cluster's own folder, which nobody else may enter.
  const unix_socket_directories = hasSocket(cluster) ? '.' : '';
  const settings = Object.entries({ ...ALWAYS, unix_socket_directories, ...(durable ? DURABLE : FLEETING) });
  const text = settings.map(([name, value]) => `${name} = '${value}'\n`).join('');
  const draft = path.join(cluster, `${FILE}.${process.pid}`);
  fs.writeFileSync(draft, text);
  // Whatever the umask: the account that PostgreSQL runs under must be able to read it.
  fs.chmodSync(draft, 0o644);
  fs.renameSync(draft, path.join(cluster, FILE));
}
