// Every endpoint that reads a chart, as a doctor who does not care for the patient: closed, open for 60 minutes by broken
// glass, closed again. Each refusal is in the trail. server/endpoints.test.ts tests who may call an endpoint at all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statusOf } from './appointments/testing.ts';
import { GLASS_MS } from './patients/chart-access/break-glass.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { CHART_CALLS, type ClosedCharts, fillCharts, NO_CHART } from './testing-closed-chart.ts';
import type { Person } from './testing-people.ts';

let app: TestApp;
let charts: ClosedCharts;
let doctor: Person;
let cookie: string;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
  charts = await fillCharts(app);
  doctor = await app.aDoctor({ name: 'Dr. Noor Ali' });
  cookie = doctor.cookie;
});
afterAll(() => app.close());

const CALLS = Object.entries(CHART_CALLS);
const endpointsOf = (what: string) => Object.keys(NO_CHART).filter((name) => NO_CHART[name] === what);

test('every endpoint of doctors that names an object is listed here: it needs an open chart, or something else decides', async () => {
  // What administrators may open too holds nothing clinical.
  const endpoints = (await endpointsOfDoctors()).filter(({ isList, roles }) => !isList && !roles.includes('admin'));
  const known = [...CALLS.map(([name]) => name), ...Object.keys(NO_CHART)].filter((name) => name !== 'GET /symptoms');
  expect(known.toSorted()).toEqual(endpoints.map(({ name }) => name).toSorted());
});

describe('a doctor without a care relationship', () => {
  test.each(CALLS)('is refused at %s, and the trail says so', (name, call) => expectRefused(name, call(charts)));
  test('finds the patient in no list', () => expectInNoList());
});

describe('60 minutes after breaking the glass', () => {
  beforeAll(async () => {
    await breakGlass();
    charts.written = await writeAlong();
    app.clock.advance(GLASS_MS);
    cookie = await app.login(doctor);
  });

  test.each(CALLS)('the same doctor is refused at %s, and the trail says so', (name, call) =>
    expectRefused(name, call(charts)),
  );
  test('the patient is in no list of theirs', () => expectInNoList());
});

describe('inside 60 minutes after breaking the glass', () => {
  beforeAll(breakGlass);

  test.each(CALLS)('%s lets the same doctor in, and the trail says so', async (name, call) => {
    const answer = await send(name, call(charts));
    expect([answer.statusCode, answer.body]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
    const about = (await entriesOf(answer)).filter(({ patient_id }) => charts.patientIds.includes(patient_id ?? ''));
    expect(about.map(({ actor_id }) => actor_id).includes(doctor.id)).toBe(true);
  });
});

const PAGE = '4f6f0b0e-6a4e-4a3c-9d4b-0f5a7c1d2e3f';

describe("what is another doctor's", () => {
  test.each(endpointsOf('own appointment'))(
    'as an appointment does not exist at %s, broken glass or not, and the trail says so',
    async (name) => {
      const bodies: Record<string, object> = {
        status: { status: 'cancelled' },
        move: { date: '2026-03-05', time: '10:00', reason: 'A meeting', version: 1 },
        note: { act: 'with-doctor', version: 1 },
        identity: { nameAndBirthDate: true },
        seat: { page: PAGE },
        signals: { page: PAGE, to: PAGE, signals: [{ id: PAGE, signal: '{}' }] },
        take: { page: PAGE, had: 0 },
        met: { page: PAGE, isSeen: true },
        mode: { mode: 'audio', byItself: false },
        chat: { id: PAGE, text: 'Good morning.' },
        end: { how: 'finished' },
        guests: { name: 'Ravi Rao' },
        photos: {},
      };
      const body = name.startsWith('GET') ? undefined : bodies[name.split('/').at(-1) ?? ''];
      await expectRefused(name, { id: charts.appointment, ...(body ? { body } : {}) });
      expect(await statusOf(app, { id: charts.appointment })).toBe('approved');
    },
  );

  test.each(endpointsOf('own thread'))(
    'as a message does not exist at %s, broken glass or not, and the trail says so',
    (name) =>
      expectRefused(name, { id: charts.thread, ...(name.endsWith('/replies') ? { body: { message: 'Done.' } } : {}) }),
  );

  test.each(endpointsOf('own inbox'))(
    'as what a patient wrote does not exist at %s, broken glass or not, and the trail says so',
    (name) => {
      const { id, version, messages } = charts.inbox;
      const seen = messages[0]?.id;
      const bodies: Record<string, object> = {
        read: { upTo: seen },
        replies: { message: 'Done.', seen, version },
        assign: { to: doctor.id, version },
        close: { version },
      };
      const body = bodies[name.split('/').at(-1) ?? ''];
      const photo = messages[0]?.photos[0]?.id ?? '';
      return expectRefused(name, { id: name.includes('/photos/') ? photo : id, ...(body ? { body } : {}) });
    },
  );
});

const SEARCHES: Record<string, string> = {
  'GET /diagnosis-codes': '?q=pneum',
  'GET /medicines/read-allergy': '?text=penicillin',
};

/** Every doctor may know that someone is registered, and search for them; anything more is in the chart. */
async function expectInNoList(): Promise<void> {
  const ids = [...charts.patientIds, charts.lying.id, charts.leaving.id];
  const lists = (await endpointsOfDoctors()).filter(({ isList }) => isList).map(({ name }) => name);
  const naming: string[] = [];
  for (const name of lists.filter((one) => !['GET /events', 'GET /patients/search'].includes(one))) {
    const answer = await send(name, { search: SEARCHES[name] ?? '' });
    expect([name, answer.statusCode]).toEqual([name, 200]);
    if (ids.some((id) => answer.body.includes(id))) naming.push(name);
  }
  expect(naming).toEqual([]);
}

type Operations = Record<string, { 'x-roles': string[] }>;

async function endpointsOfDoctors() {
  const { paths } = (await app.as().get('/api/openapi.json')).json<{ paths: Record<string, Operations> }>();
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .map(([method, { 'x-roles': roles }]) => ({
        name: `${method.toUpperCase()} ${path.replace('/api', '')}`,
        isList: method === 'get' && !path.includes('{'),
        roles,
      }))
      .filter(({ roles }) => roles.includes('doctor')),
  );
}

type Input = { id?: string; search?: string; body?: object };
type Answer = Awaited<ReturnType<typeof send>>;

function send(name: string, { id = '', search = '', body }: Input) {
  const [method, path = ''] = name.split(' ') as ['GET', string];
  return app.as(cookie).send(method, `/api${path.replace('{id}', id)}${search}`, body);
}

/** Like something that is not there, with one entry and no other: nothing was opened on the way. */
async function expectRefused(name: string, input: Input): Promise<void> {
  const answer = await send(name, input);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  const endpoint = name
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '.')
    .replace(/\.$/, '')
    .slice(0, 60);
  expect(await entriesOf(answer)).toEqual([
    {
      action: 'access.refused',
      actor_id: doctor.id,
      patient_id: expect.toBeOneOf(charts.patientIds),
      details: { code: 'not_found', endpoint },
    },
  ]);
}

const entriesOf = ({ headers }: Answer) =>
  app.db
    .selectFrom('audit_entries')
    .select(['action', 'actor_id', 'patient_id', 'details'])
    .where('request_id', '=', String(headers['x-request-id']))
    .execute();

async function breakGlass(): Promise<void> {
  const reason = 'Brought in unconscious, no doctor of hers is here.';
  for (const id of charts.patientIds) {
    const broken = await send('POST /patients/{id}/break-glass', { id, body: { reason, password: doctor.password } });
    expect(broken.statusCode).toBe(201);
  }
}

async function writeAlong(): Promise<ClosedCharts['written']> {
  const write = async (name: string) => (await send(name, CHART_CALLS[name]?.(charts) ?? {})).json();
  const [reading] = await write('POST /patients/{id}/readings');
  const { observation } = await write('POST /inpatients/{id}/observations');
  const { version } = await write('PUT /patients/{id}/diagnosis-draft');
  return { reading: reading.id, observation: observation.id, draftVersion: version };
}
