// Every endpoint for patients that names an object, called by another patient with the id of what is somebody's: it answers as if
// that did not exist, and the trail says whose it was. server/doors.test.ts tries whoever acts for somebody.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { startTestApp, type TestApp } from './testing-app.ts';
import { type ExampleCall, readExamples } from './testing-calls.ts';
import { CHART_CALLS } from './testing-closed-chart.ts';
import { endpointsOfTheContract } from './testing-contract.ts';
import type { Patient } from './testing-people.ts';
import { callThatShows, fillLists, type Readers } from './testing-reads.ts';

let app: TestApp;
let readers: Readers;
let another: Patient;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000', RATE_LIMIT_UPLOADS: '100000' } });
  readers = await fillLists(app);
  another = await app.aPatient();
});
afterAll(() => app.close());

const examples = await readExamples();
const endpoints = (await endpointsOfTheContract()).filter(
  ({ roles, path }) => (roles as readonly string[]).includes('patient') && path.includes('{id}'),
);

/** Of an account and in no record: whose it is, nobody learns from the trail of a patient. */
const OF_AN_ACCOUNT = /^\/(sessions|passkeys|notices|family)\//;

test.each(endpoints.map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s answers another patient like an id that names nothing, and the trail says whose it is',
  async (name, { method, path }) => {
    const { id = '', search = '', ...call } = await callFor(name, { method, path } as Endpoint);
    const type: Record<string, string> = call.type ? { 'content-type': call.type } : {};
    const body = method === 'GET' ? undefined : (call.payload ?? call.body ?? {});
    const answer = await app.as(another.cookie).send(method, `/api${path.replace('{id}', id)}${search}`, body, type);

    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select(['action', 'actor_id', 'patient_id'])
      .where('request_id', '=', String(answer.headers['x-request-id']))
      .execute();
    const whose = OF_AN_ACCOUNT.test(path) ? null : expect.any(String);
    expect(entries).toEqual([{ action: 'access.refused', actor_id: another.id, patient_id: whose }]);
  },
);

/** As the patient or whoever treats them would send it. */
async function callFor(name: string, endpoint: Endpoint): Promise<Omit<ExampleCall, 'leaves'>> {
  const { charts } = readers;
  if (name === 'GET /inbox/photos/{id}') return { id: charts.inbox.messages[0]?.photos[0]?.id ?? '' };
  if (name.startsWith('GET /visits/{id}')) return { id: (await example('POST /visits/{id}/seat')).id ?? '' };
  if (name === 'GET /visit-photos/{id}') return { id: await aSharedPhoto() };
  return CHART_CALLS[name]?.(charts) ?? (await examples[name]?.(app)) ?? callThatShows(endpoint, readers);
}

async function example(name: string): Promise<ExampleCall> {
  const call = await examples[name]?.(app);
  if (!call) throw new Error(`There is no example of ${name}.`);
  return call;
}

async function aSharedPhoto(): Promise<string> {
  const { cookie, id = '', payload, type = '' } = await example('POST /visits/{id}/photos');
  const shared = await app.as(cookie).send('POST', `/api/visits/${id}/photos`, payload, { 'content-type': type });
  return shared.json<{ id: string }[]>().at(-1)?.id ?? '';
}
