// Read the configuration, open the database, listen, close politely.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { offerFirstAdministrator } from './credentials/make-first-administrator.ts';
import { startEmbeddedPostgres } from './db/embedded/start.ts';
import { prepareDatabase } from './db/prepare-database.ts';
import { type DemoAccount, hasDemoClinic, readDemoAccounts } from './demo/demo-accounts.ts';
import { makeClinic } from './demo/make-clinic.ts';
import { topUp } from './demo/top-up.ts';
import { openTable } from './pharmacy/table/current-table.ts';
import { closeDataFolder } from './platform/close-data-folder.ts';
import { type Config, readConfig } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { explainListenFailure } from './platform/http/listen-failure.ts';
import { linkTo } from './platform/link.ts';
import { makeLog } from './platform/logger.ts';
import { PlainError } from './platform/plain-error.ts';
import { type RunningApp, startApp } from './start-app.ts';
import { type Waiting, waitForDatabase } from './wait-for-database.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  openTable(config.safetyDataDir);
  const stopSteps: (() => Promise<void>)[] = [];
  let waiting: Waiting | undefined;
  const stopAll = async () => {
    for (const stop of stopSteps.splice(0).reverse()) await stop();
  };
  // From the first moment: a start that is interrupted leaves no database running behind it.
  stopWhenAsked(config, stopAll);
  try {
    closeDataFolder(config.dataDir, { needsPassage: !config.databaseUrl && process.getuid?.() === 0 });
    const urls = await openStorage(config, stopSteps, (server) => {
      waiting = server;
      stopSteps.push(server.stop);
    });
    const app = await startApp({ config, log, ...urls });
    stopSteps.push(app.stop);
    const setupToken = await seed(app.deps);
    await waiting?.stop();
    releaseStartMemory();
    await listen(app, config);
    await sayWhereToGo(config, await readDemoAccounts(app.deps.db), setupToken);
  } catch (error) {
    await stopAll().catch(() => {});
    throw error;
  }
}

async function openStorage(
  config: Config,
  stopSteps: (() => Promise<void>)[],
  onWaiting: (waiting: Waiting) => void,
): Promise<{ appUrl: string; ownerUrl: string }> {
  if (config.databaseUrl && config.databaseOwnerUrl) {
    const urls = { appUrl: config.databaseUrl, ownerUrl: config.databaseOwnerUrl };
    const prepare = () => prepareDatabase(urls);
    await waitForDatabase({ config, prepare, say: console.warn, onWaiting });
    return urls;
  }
  console.log('Starting the database …');
  const log = { info: () => {}, warn: (sentence: string) => console.warn(sentence) };
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  stopSteps.push(postgres.stop);
  await prepareDatabase(postgres);
  return postgres;
}

/** The demo clinic, or in production the token for the first administrator. */
async function seed(deps: Deps): Promise<string | null> {
  if (deps.config.mode === 'demo') {
    if (!(await hasDemoClinic(deps.db))) console.log('Filling the demo clinic …');
    await makeClinic(deps);
    await topUp(deps);
    return null;
  }
  if (await hasDemoClinic(deps.db)) {
    throw new PlainError(
      'This database holds the demo clinic, whose passwords are public. Start production with a new one.',
    );
  }
  return offerFirstAdministrator(deps);
}

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Gives back what only the start needed: sources, parsed files, the rows of a first filling. V8 would keep the pages for
 * minutes, and a server that has just started looks as big as one under load.
 */
function releaseStartMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

async function listen({ fastify }: RunningApp, { host, port }: Config): Promise<void> {
  try {
    await fastify.listen({ host, port });
  } catch (error) {
    throw explainListenFailure(error, { host, port });
  }
}

// What supervisors give a process before they kill it (Docker: 10 seconds). The time to leave a balancer comes on top.
const LONGEST_STOP_MS = 9_000;

function stopWhenAsked({ databaseUrl, drainMs }: Config, stopAll: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      console.log('\nStopping …');
      // Our own PostgreSQL is stopped with us and may take longer; nobody else's is waited for.
      if (databaseUrl) setTimeout(() => process.exit(1), LONGEST_STOP_MS + drainMs).unref();
      stopAll().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

main().catch((error: unknown) => {
  if (error instanceof PlainError) console.error(error.message);
  else console.error(error);
  process.exit(1);
});

/** The last words of a start: where to go, and as whom. */
async function sayWhereToGo(config: Config, accounts: DemoAccount[], setupToken: string | null): Promise<void> {
  console.log(`\n${config.clinic.name} is open at ${linkTo(config, '')}\n`);
  if (config.mode === 'demo') sayAccounts(config, accounts);
  if (setupToken) {
    console.log('There is no administrator yet. Whoever opens this link makes the first one; it works once:');
    console.log(`  ${linkTo(config, `/setup#${setupToken}`)}\n`);
  }
}

function sayAccounts(config: Config, accounts: DemoAccount[]): void {
  const firstOfEach = accounts.filter((one, index) => accounts.findIndex(({ role }) => role === one.role) === index);
  const loginWidth = Math.max(...firstOfEach.map(({ login }) => login.length));
  console.log('Demo accounts (the login pages fill them in for you):');
  for (const { role, login, password } of firstOfEach) {
    const page = linkTo(config, `/login/${role}`);
    console.log(`  ${role.padEnd(8)} ${login.padEnd(loginWidth)}  ${password.padEnd(26)} ${page}`);
  }
  console.log('\nStop with Ctrl-C.');
}
