// Calls every endpoint: as a visitor and as each role that may not, with wrong input, and once rightly, for its audit entry.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Endpoint, ROLES, type Role } from '#contract/endpoint.ts';
import { offerFirstAdministrator } from './credentials/make-first-administrator.ts';
import { transaction } from './db/transaction.ts';
import { startSession } from './identity/sessions/start-session.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { type ExampleCall, readExamples } from './testing-calls.ts';
import { endpointsOfTheContract } from './testing-contract.ts';
import type { Person } from './testing-people.ts';
import { callThatShows, fillLists, type Readers } from './testing-reads.ts';

const env = { RATE_LIMIT_LOGINS: '100000', RATE_LIMIT_REGISTRATIONS: '100000', RATE_LIMIT_CALLS: '100000' };
const app = await startTestApp({ env });
const people: Record<Role, Person> = {
  patient: await app.aPatient(),
  doctor: await app.aDoctor(),
  staff: await app.aNurse(),
  desk: await app.aReceptionist(),
  admin: await app.anAdministrator(),
};
const halfWayIn = await sessionBeforeTheCode(people.doctor);
afterAll(() => app.close());
// The trail is asked for thousands of requests here; nothing else asks so.
await sql`create index on audit_entries (request_id)`.execute(app.database.ownerDb);

// The stream has no end to wait for. It carries names and ids of rows; what they hold is fetched, and noted then.
const UNENDING = '/events';

const LISTS_WITH_PATIENTS = [
  ...['/patients', '/patients/search', '/patients/duplicates', '/patients/{id}', '/patients/{id}/profile'],
  ...['/appointments', '/appointments/{id}', '/appointments/patient/{id}', '/doctor/appointments'],
  ...['/doctor/today-appointments', '/staff-tasks', '/messages', '/alerts', '/rooms', '/lab-orders', '/notices'],
  ...['/inpatients', '/inpatients/{id}', '/admissions', '/admissions/waiting', '/medication-tasks'],
  ...['/reception/day', '/reception/patients', '/reception/patients/{id}'],
  ...['/handovers/current', '/handovers/{id}', '/inbox', '/inbox/{id}'],
].map((path) => `GET ${path}`);

const routes = routesOf(app).filter((route) => route !== 'GET /api/openapi.json');
const contract = await endpointsOfTheContract();
const examples = await readExamples();
const endpoints = contract.filter(({ method, path }) => routes.includes(`${method} /api${path}`));
const writes = endpoints.filter(({ method }) => method !== 'GET');
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const named = (some: Endpoint[]) => some.map((endpoint) => [nameOf(endpoint), endpoint] as const);
const isPublic = ({ roles }: Endpoint) => roles[0] === 'public';

describe('every endpoint has an access decision', () => {
  test('the contract, the router and the OpenAPI document name the same endpoints', async () => {
    const { paths } = (await app.as().get('/api/openapi.json')).json<{ paths: Record<string, object> }>();
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { 'x-roles': roles }]) => [`${method.toUpperCase()} ${path}`, roles]),
    );
    const decided = contract.map(({ method, path, roles }) => [`${method} /api${path}`, roles]);
    expect(decided.map(([name]) => name).toSorted()).toEqual(routes);
    expect(documented.toSorted()).toEqual(decided.toSorted());
  });

  // spec: 6.12
  test.each(named(endpoints))('%s says who may', (_name, { roles }) => {
    expect(roles.length).toBeGreaterThan(0);
    if (roles[0] !== 'public') expect(ROLES).toEqual(expect.arrayContaining([...roles]));
  });

  // spec: 2.12, 6.9
  test.each(named(endpoints.filter((endpoint) => !isPublic(endpoint))))(
    '%s is closed to visitors and to other roles, and the trail says who tried',
    async (name, endpoint) => {
      const stranger = await send(endpoint, { id: randomUUID(), body: {} });
      expect([stranger.statusCode, stranger.json().code]).toEqual([401, 'not_signed_in']);
      const expired = await send(endpoint, { id: randomUUID(), body: {}, cookie: 'nadi_session=made-up' });
      expect([expired.statusCode, expired.json().code]).toEqual([401, 'not_signed_in']);

      const others = ROLES.filter((one) => !(endpoint.roles as readonly string[]).includes(one));
      const tried: { role: Role; requestId: string }[] = [];
      for (const role of others) {
        const refused = await send(endpoint, { id: randomUUID(), body: {}, cookie: people[role].cookie });
        expect([role, refused.statusCode, refused.json().code]).toEqual([role, 403, 'not_allowed']);
        tried.push({ role, requestId: refused.json().requestId });
      }
      const noted = await entriesOf(...tried.map(({ requestId }) => requestId));
      for (const { role, requestId } of tried) {
        const entries = noted.filter((entry) => entry.request_id === requestId);
        const details = { code: 'not_allowed' };
        expect(entries).toMatchObject([{ action: 'access.refused', actor_id: people[role].id, details }]);
        expect(name.toLowerCase().replace(/[^a-z0-9-]+/g, '.')).toContain(entries[0]?.details.endpoint);
      }
    },
  );
});

describe('every write is in the trail', () => {
  test('each has an example, except the one that needs an empty database', () => {
    const missing = writes.map(nameOf).filter((name) => !examples[name]);
    expect(missing).toEqual(['POST /setup']);
  });

  test.each(named(writes.filter((endpoint) => examples[nameOf(endpoint)])))(
    '%s succeeds and leaves its entry; sent again with its key it is done once',
    async (_name, endpoint) => {
      const call = await shapeOf(endpoint);
      const headers = endpoint.idempotent ? { 'idempotency-key': randomUUID() } : undefined;
      const answer = await send(endpoint, { ...call, headers });
      expect([answer.statusCode, answer.body]).toEqual([endpoint.created ? 201 : 200, expect.any(String)]);
      const actions = (await entriesOf(answer.headers['x-request-id'])).map(({ action }) => action);
      if (typeof call.leaves === 'string') expect(actions).toContain(call.leaves);
      else expect(actions).toEqual([]);
      if (!headers) return;
      const again = await send(endpoint, { ...call, headers });
      expect([again.statusCode, again.json()]).toEqual([answer.statusCode, answer.json()]);
      expect(await entriesOf(again.headers['x-request-id'])).toEqual([]);
    },
  );
});

describe('invalid input is refused before anything is done', () => {
  test.each(named(endpoints))('%s takes no field it does not know', async (_name, endpoint) => {
    const cookie = cookieFor(endpoint);
    const inQuery = await send(endpoint, { id: randomUUID(), cookie, search: '?surprise=1' });
    expect([inQuery.statusCode, inQuery.json().fields?.surprise]).toEqual([400, 'This field is not known.']);
    const prototype = await send(endpoint, { id: randomUUID(), cookie, search: '?__proto__=1' });
    expect(prototype.statusCode).toBe(400);
    if (endpoint.method === 'GET') return;
    const { body } = await shapeOf(endpoint);
    const inBody = await send(endpoint, { id: randomUUID(), cookie, body: { ...body, surprise: 1 } });
    expect([inBody.statusCode, inBody.json().fields?.surprise]).toEqual([400, 'This field is not known.']);
  });

  const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  const BODIES: [body: string, type: string, answer: string][] = [
    ['{"name":', 'application/json', '400 malformed_body'],
    ['name=Asha', 'application/x-www-form-urlencoded', '415 not_json'],
    ['{}', 'text/plain', '415 not_json'],
    [JSON.stringify({ name: 'a'.repeat(100_001) }), 'application/json', '413 too_large'],
    [nested(21), 'application/json', '400 malformed_body'],
    [nested(20), 'application/json', '400 bad_input'],
    ['{"__proto__":{"role":"admin"}}', 'application/json', '400 malformed_body'],
    ['{"constructor":{"prototype":{"role":"admin"}}}', 'application/json', '400 malformed_body'],
  ];
  // spec: 7.1
  test.each(named(writes))('%s reads whole, small, plain JSON only', async (_name, endpoint) => {
    for (const [payload, type, expected] of sampleFor(endpoint, BODIES)) {
      const answer = await send(endpoint, { id: randomUUID(), cookie: cookieFor(endpoint), payload, type });
      expect([payload.slice(0, 40), `${answer.statusCode} ${answer.json().code}`]).toEqual([
        payload.slice(0, 40),
        expected,
      ]);
    }
  });

  test.each(named(endpoints.filter(({ path }) => path.includes('{id}'))))(
    '%s answers the same 404 for an id that names nothing and for one that is none',
    async (_name, endpoint) => {
      const { body, search } = await shapeOf(endpoint);
      const odd = ['x', '1', '%00', '..%2f..%2fetc', '%E0%A4%A', 'a'.repeat(300)];
      for (const id of [randomUUID(), ...sampleFor(endpoint, odd)]) {
        const answer = await send(endpoint, { id, body, search, cookie: cookieFor(endpoint) });
        expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, 'not_found']);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
      }
    },
  );

  test('a character that no text has is refused, not stumbled over', async () => {
    const input = {
      name: 'Asha\0',
      email: 'asha@mail.example',
      phone: '+91 98200 14477',
      password: 'one heron two herons',
    };
    const answers = [
      await app.as().post('/api/patients/register', input),
      await app.as().post('/api/patients/register', input, { 'idempotency-key': randomUUID() }),
      await app.as().post('/api/doctor/login', { email: 'a\0b@mail.example', password: 'x' }),
      await app.as().post('/api/password/forgot', { role: 'doctor', email: 'a\0b@mail.example' }),
    ];
    for (const answer of answers) expect([answer.statusCode, answer.json().code]).toEqual([400, 'malformed_body']);
  });

  test('an address that nothing lives at is a 404 in JSON, whoever asks', async () => {
    for (const cookie of [undefined, people.admin.cookie]) {
      for (const answer of [
        await app.as(cookie).get('/api/nothing-here'),
        await app.as(cookie).get('/api'),
        await app.as(cookie).post('/api/me', {}),
        await app.as(cookie).get('/api/%'),
      ]) {
        expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found', message: 'Not found.' }]);
      }
    }
  });
});

describe('every read about a person is in the trail', () => {
  const reads = endpoints.filter(
    (endpoint) => endpoint.method === 'GET' && !isPublic(endpoint) && endpoint.path !== UNENDING,
  );
  const shown = new Set<string>();
  let readers: Readers;
  beforeAll(async () => {
    readers = await fillLists(app);
  });

  test.each(named(reads))('%s notes each patient whom its answer holds', async (name, endpoint) => {
    const patients = await app.db.selectFrom('patients').select(['id', 'account_id']).execute();
    for (const role of endpoint.roles as readonly Role[]) {
      for (const reader of readers.people[role]) {
        const answer = await send(endpoint, { ...callThatShows(endpoint, readers), cookie: reader.cookie });
        if (answer.statusCode !== 200) continue;
        // What patients read of themselves is theirs.
        const others = patients.filter(({ account_id }) => account_id !== reader.id).map(({ id }) => id);
        const held = others.filter((id) => answer.body.includes(id));
        if (held.length === 0) continue;
        shown.add(name);
        const noted = await notedBy(answer.headers['x-request-id']);
        expect([name, role, held.filter((id) => !noted.has(id))]).toEqual([name, role, []]);
      }
    }
  });

  test('and these were seen to hold somebody', () => {
    expect([...shown]).toEqual(expect.arrayContaining(LISTS_WITH_PATIENTS));
  });
});

test('the first administrator of an empty database is in the trail', async () => {
  const empty = await startTestApp();
  const token = await offerFirstAdministrator(empty.deps);
  const person = { name: 'Leela Krishnan', email: 'leela@mail.example', password: 'eleven herons at the weir' };
  const made = await empty.as().post('/api/setup', { token, ...person });
  expect([made.statusCode, (await empty.trail()).map(({ action }) => action)]).toEqual([200, ['administrator.made']]);
  await empty.close();
});

type Call = {
  cookie?: string;
  id?: string;
  body?: object;
  payload?: string | Buffer;
  type?: string;
  search?: string;
  headers?: Record<string, string>;
};

function send({ method, path }: Endpoint, { cookie, id = '', body, payload, type, search = '', headers }: Call) {
  const url = `/api${path.replace(/\{\w+\}/g, id)}${search}`;
  const sent = { ...headers, ...(type ? { 'content-type': type } : {}) };
  return app.as(cookie).send(method, url, method === 'GET' ? undefined : (payload ?? body), sent);
}

/** Two for each endpoint, others for the next: one parser reads them all. test:full sends all to all. */
function sampleFor<Tried>(endpoint: Endpoint, all: readonly Tried[]): readonly Tried[] {
  if (process.env.NADI_TEST_FULL === '1') return all;
  const pairs = Math.ceil(all.length / 2);
  return all.filter((_, place) => Math.floor(place / 2) === endpoints.indexOf(endpoint) % pairs);
}

/** An endpoint without an example call needs no input. */
const exampleOf = async (endpoint: Endpoint): Promise<ExampleCall> =>
  (await examples[nameOf(endpoint)]?.(app)) ?? { leaves: { nothing: 'it only reads' } };

/** One call serves for every refusal: each of them asks before it looks at what the call names. */
const shapes = new Map<Endpoint, Promise<ExampleCall>>();
function shapeOf(endpoint: Endpoint): Promise<ExampleCall> {
  const known = shapes.get(endpoint) ?? exampleOf(endpoint);
  shapes.set(endpoint, known);
  return known;
}

function cookieFor(endpoint: Endpoint): string | undefined {
  if (endpoint.session && !endpoint.session.includes('open')) return halfWayIn;
  return isPublic(endpoint) ? undefined : people[endpoint.roles[0] as Role].cookie;
}

type Entry = { action: string; actor_id: string | null; request_id: string | null; details: Record<string, string> };

const entriesOf = async (...requestIds: unknown[]): Promise<Entry[]> =>
  requestIds.length === 0
    ? []
    : ((await app.db
        .selectFrom('audit_entries')
        .select(['action', 'actor_id', 'request_id', 'details'])
        .where('request_id', 'in', requestIds.map(String))
        .execute()) as Entry[]);

/** All whom a request has noted, also where it names an earlier request that gave the same. */
async function notedBy(requestId: unknown): Promise<Set<string>> {
  const rows = await app.db
    .selectFrom('audit_entries')
    .select(['patient_id', 'details'])
    .where('request_id', '=', String(requestId))
    .execute();
  const noted = new Set<string>();
  for (const { patient_id, details } of rows) {
    const { patients = [], same } = details as { patients?: string[]; same?: string };
    for (const id of [...patients, ...(patient_id ? [patient_id] : [])]) noted.add(id);
    if (same) for (const id of await notedBy(same)) noted.add(id);
  }
  return noted;
}

async function sessionBeforeTheCode({ id, role }: Person): Promise<string> {
  const given = { stage: 'second-factor', device: 'Firefox on Linux', replaces: null } as const;
  const { token } = await transaction(app.db, (tx) => startSession(tx, app.deps, { id, role }, given));
  return `nadi_session=${token}`;
}

/** What the router really holds, whoever put it there, read from the tree it draws. */
function routesOf({ fastify }: TestApp): string[] {
  const above: string[] = [];
  const routes: string[] = [];
  for (const line of fastify.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', piece = '', methods = ''] = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    above.splice(depth, above.length, piece);
    const path = above.join('').replace(/:(\w+)/g, '{$1}');
    if (path.startsWith('/api')) routes.push(...methods.split(', ').map((method) => `${method} ${path}`));
  }
  return routes.filter((route) => !route.startsWith('HEAD ')).toSorted();
}
