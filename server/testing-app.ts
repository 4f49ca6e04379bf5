// A whole app for a test file: its own database, data folder and clock, every endpoint, and people who call them.
// The tasks that run by themselves (sealing, mails, forgotten passwords, the check of open streams) stand still; a test
// does each when it wants to.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Selectable } from 'kysely';
import type { Role } from '#contract/endpoint.ts';
import { buildApp } from './app.ts';
import { openTestDatabase, type TestDatabase } from './db/open-test-database.ts';
import type { DB } from './db/rows.generated.ts';
import { openKeys } from './db/sealed/open-keys.ts';
import { stillOpen } from './identity/sessions/find-session.ts';
import { hashToken } from './identity/sessions/session-token.ts';
import { findStillActing } from './patients/access/find-access.ts';
import { fixedClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import type { Deps } from './platform/deps.ts';
import { type MasterKeys, openMasterKeys } from './platform/encryption/master-keys.ts';
import { type EventHub, makeEventHub } from './platform/live/event-hub.ts';
import { startPublisher } from './platform/live/event-publisher.ts';
import { makeLog } from './platform/logger.ts';
import { mailFile, mailText } from './platform/mail/queue-mail.ts';
import { makeRateLimit, type RateLimit } from './platform/rate-limit.ts';
import { FAR_AWAY, makePeople, type People, type Person } from './testing-people.ts';

type TestClock = ReturnType<typeof fixedClock>;

type TrailEntry = Pick<
  Selectable<DB['audit_entries']>,
  'action' | 'actor_id' | 'actor_role' | 'subject_id' | 'details'
>;
type OpenedMail = Record<'id' | 'kind' | 'to' | 'subject' | 'text' | 'state', string> & { calendar: string | null };

type Options = {
  env?: Record<string, string>;
  clock?: TestClock;
  webFolder?: string;
  /** A second server of the same clinic: shares its database, its data folder and its clock. */
  beside?: TestApp;
};

export type TestApp = People & {
  fastify: FastifyInstance;
  deps: Deps;
  db: Deps['db'];
  database: TestDatabase;
  master: MasterKeys;
  clock: TestClock;
  hub: EventHub;
  limit: RateLimit;
  /** Every line of the log so far, at level info. */
  logged: string[];
  /** Calls as the browser with this cookie; without one, as a visitor. */
  as(cookie?: string): Browser;
  /** Logs in through the endpoint, as this person or as a new one of this role, and proves it again. Answers the session cookie. */
  login(who: Role | Person): Promise<string>;
  /** What the audit trail says, oldest first. */
  trail(): Promise<TrailEntry[]>;
  /** Mails that were queued, oldest first, opened as their readers would; all of them or those to one address. */
  mails(to?: string): Promise<OpenedMail[]>;
  /** Listens on a port of its own, for what needs a real connection. */
  address(): Promise<string>;
  close(): Promise<void>;
};

export async function startTestApp({ env = {}, clock, webFolder, beside }: Options = {}): Promise<TestApp> {
  const database = beside?.database ?? (await openTestDatabase());
  const dataDir = beside?.deps.config.dataDir ?? mkdtempSync(join(tmpdir(), 'nadi-test-'));
  const ownClock = clock ?? beside?.clock ?? fixedClock('2026-03-02T09:00:00.000Z');
  const urls = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl };
  const config = readConfig({ DATA_DIR: dataDir, MASTER_KEY_FILE: masterKeyFile(), ...urls, ...env });
  const logged: string[] = [];
  const log = makeLog('info', { write: (line) => void logged.push(line) });
  const master = openMasterKeys(config);
  const seal = await openKeys(database.opened, master);
  const deps: Deps = { config, log, clock: ownClock, db: database.db, seal };
  const checkEveryMs = 3_600_000;
  const hub = makeEventHub({
    ...{ url: database.url, log, checkEveryMs, mostPerAddress: config.streamsPerAddress },
    stillOpen: (ids) => stillOpen(deps, ids),
    stillActing: (ids) => findStillActing(deps, ids),
  });
  const limit = makeRateLimit(deps);
  const fastify = await buildApp({
    ...{ deps, hub, limit, longestWaitMs: database.opened.longestWaitMs },
    webFolder: webFolder ?? join(dataDir, 'no-web-app'),
  });
  await fastify.ready();
  await hub.start();
  const publisher = startPublisher(deps);

  const as = (cookie?: string) => browserOf(fastify, cookie);
  const people = makePeople(deps);
  let listening: Promise<string> | undefined;
  return {
    ...people,
    fastify,
    deps,
    db: database.db,
    database,
    master,
    clock: ownClock,
    hub,
    limit,
    logged,
    as,
    login: async (who) => {
      const cookie = await logInByEndpoint(as(), typeof who === 'string' ? await people.someone(who) : who);
      await proveSession(deps, cookie);
      return cookie;
    },
    trail: () =>
      database.db
        .selectFrom('audit_entries')
        .select(['action', 'actor_id', 'actor_role', 'subject_id', 'details'])
        .orderBy('id')
        .execute(),
    mails: (to) => openMails(deps, to),
    address() {
      listening ??= fastify.listen({ host: '127.0.0.1', port: 0 });
      return listening;
    },
    async close() {
      await hub.stop();
      await fastify.close();
      await publisher.stop();
      if (beside) return;
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One for all apps of a process: a new key is written to the disk for good, which takes a while. */
function masterKeyFile(): string {
  if (keyFolder === undefined) {
    const folder = mkdtempSync(join(tmpdir(), 'nadi-test-key-'));
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    keyFolder = folder;
  }
  return join(keyFolder, 'master.key');
}
let keyFolder: string | undefined;

async function openMails({ db, seal }: Deps, to: string | undefined): Promise<OpenedMail[]> {
  const rows = await db.selectFrom('mails').selectAll().orderBy('number').execute();
  return rows
    .filter((row) => to === undefined || row.to_address === to)
    .map(({ id, kind, to_address, subject, sealed_text, sealed_file, state }) => {
      const text = sealed_text ? seal.openText(sealed_text, mailText(id)) : '';
      const calendar = sealed_file && seal.openText(sealed_file, mailFile(id));
      return { id, kind, to: to_address, subject, text, state, calendar };
    });
}

export type Browser = ReturnType<typeof browserOf>;
type Headers = Record<string, string>;

function browserOf(fastify: FastifyInstance, cookie?: string) {
  const send = (method: InjectOptions['method'], url: string, payload?: unknown, headers: Headers = {}) =>
    fastify.inject({
      method,
      url,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(payload === undefined ? {} : { payload: payload as NonNullable<InjectOptions['payload']> }),
    });
  return {
    get: (url: string, headers?: Headers) => send('GET', url, undefined, headers),
    post: (url: string, body?: unknown, headers?: Headers) => send('POST', url, body, headers),
    put: (url: string, body?: unknown, headers?: Headers) => send('PUT', url, body, headers),
    delete: (url: string, headers?: Headers) => send('DELETE', url, undefined, headers),
    send,
  };
}

async function logInByEndpoint(browser: Browser, { role, login, password }: Person): Promise<string> {
  const answer =
    role === 'patient'
      ? await browser.post('/api/patients/login', { pud: login, password })
      : await browser.post(`/api/${role}/login`, { email: login, password });
  if (answer.statusCode !== 200) throw new Error(`The login was refused: ${answer.body}`);
  return cookieOf(answer);
}

/** As if the one dialog had asked, and been answered. */
async function proveSession({ db }: Deps, cookie: string): Promise<void> {
  const token_hash = hashToken(cookie.slice(cookie.indexOf('=') + 1));
  await db.updateTable('sessions').set({ proven_until: FAR_AWAY }).where('token_hash', '=', token_hash).execute();
}

/** What a browser would send back: `nadi_session=…`. */
export function cookieOf(answer: LightMyRequestResponse, name = 'nadi_session'): string {
  const cookie = answer.cookies.find((one) => one.name.endsWith(name));
  if (!cookie) throw new Error(`The answer sets no cookie ${name}.`);
  return `${cookie.name}=${cookie.value}`;
}
