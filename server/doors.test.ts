// Every endpoint for patients, tried by everyone who may stand before it: see testing-doors.ts.
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#contract/durations.ts';
import { ACCESS_PARTS, type Endpoint } from '#contract/endpoint.ts';
import { aPatientBorn, giveAccess } from './patients/access/testing.ts';
import { startTestApp } from './testing-app.ts';
import { endpointsOfTheContract } from './testing-contract.ts';
import { CALLERS, type CallerName, DOORS } from './testing-doors.ts';
import type { Patient } from './testing-people.ts';
import { openStream, until } from './testing-stream.ts';

const LOOSE = { RATE_LIMIT_CALLS: '100000', RATE_LIMIT_GUEST_TRIAGES: '100000', RATE_LIMIT_UPLOADS: '100000' };
const app = await startTestApp({ env: LOOSE });
afterAll(() => app.close());

type Standing = { cookie: string; whom: Patient; accessId?: string };
const standing = await everyone();
const contract = await endpointsOfTheContract();
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const isForPatients = ({ roles }: Endpoint) => (roles as readonly string[]).includes('patient');

test('every endpoint that patients may call says to which part of a record it belongs', () => {
  expect(contract.filter((one) => isForPatients(one) && !one.part).map(nameOf)).toEqual([]);
  const named = contract.filter(({ part }) => part !== undefined).map(nameOf);
  expect(named.toSorted()).toEqual(Object.keys(DOORS).toSorted());
});

test.each(contract.filter(({ part }) => part !== undefined).map((one) => [nameOf(one), one] as const))(
  '%s opens to whom the table says',
  async (name, endpoint) => {
    expect((await whoPasses(endpoint)).toSorted()).toEqual([...(DOORS[name] ?? [])].toSorted());
  },
);

test('what names no part is called for nobody else, not even by accident', async () => {
  const { cookie, whom } = standing.guardian;
  for (const endpoint of contract.filter(({ part, roles }) => !part && roles[0] === 'public')) {
    const answer = await send(endpoint, cookie, whom.patientId);
    expect([nameOf(endpoint), answer.statusCode]).toEqual([nameOf(endpoint), 404]);
  }
});

test('someone else’s patient, one who does not exist, and nonsense sound the same; those who work here know no `for`', async () => {
  const { cookie } = standing.guardian;
  const ask = async (whom: string) => (await app.as(cookie).get(`/api/appointments?for=${whom}`)).json();
  const { requestId: _one, ...other } = await ask((await app.aPatient()).patientId);
  expect(other.code).toBe('not_found');
  for (const whom of [randomUUID(), 'x', '', '%00', 'PUD-00000-00000', 'a&for=b']) {
    const { requestId: _id, ...answer } = await ask(whom);
    expect([whom, answer]).toEqual([whom, other]);
  }
  const doctor = await app.aDoctor();
  const atWork = await app.as(doctor.cookie).get(`/api/appointments?for=${standing.guardian.whom.patientId}`);
  expect([atWork.statusCode, atWork.json().fields.for]).toEqual([400, 'This field is not known.']);
});

describe('whoever acts for someone', () => {
  test('is named in the trail with what they are to that person, by id or by PUD', async () => {
    const { cookie, whom, accessId } = standing.guardian;
    const { requestId } = (await app.as(cookie).get(`/api/appointments/${randomUUID()}?for=${whom.pud}`)).json();
    const entry = await app.db
      .selectFrom('audit_entries')
      .select(['patient_id', 'details'])
      .where('request_id', '=', requestId)
      .executeTakeFirstOrThrow();
    const both = { acting_as: 'guardian', access: accessId };
    expect(entry).toEqual({ patient_id: whom.patientId, details: expect.objectContaining(both) });
  });

  test('leaves an entry with every read, also when nothing was found', async () => {
    const { cookie, whom } = standing['helper: medicines'];
    const reads = () =>
      app.db
        .selectFrom('audit_entries')
        .select('id')
        .where('patient_id', '=', whom.patientId)
        .where('action', '=', 'list.opened')
        .execute();
    const before = (await reads()).length;
    expect((await app.as(cookie).get(`/api/doses?for=${whom.patientId}`)).statusCode).toBe(200);
    expect((await reads()).length).toBe(before + 1);
  });

  test('sends one key for two people and is answered for neither twice', async () => {
    const { cookie, whom } = standing.guardian;
    const key = { 'idempotency-key': randomUUID() };
    const first = await app.as(cookie).post(`/api/alerts?for=${whom.patientId}`, {}, key);
    const again = await app.as(cookie).post('/api/alerts', {}, key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 422]);
  });
});

describe('a revocation holds from the next request on', () => {
  const revoke = (id: string) =>
    app.db
      .updateTable('patient_access')
      .set({ state: 'ended', ended_at: app.clock.now(), end_cause: 'revoked' })
      .where('id', '=', id)
      .execute();

  test('racing a hundred reads: none that begins after it is answered', async () => {
    const [daughter, father] = [await app.aPatient(), await aPatientBorn(app, '1950-04-01')];
    const id = await giveAccess(app, daughter, father, { relation: 'helper' });
    let isRevoked = false;
    const read = async () => {
      const isAfter = isRevoked;
      const { statusCode } = await app.as(daughter.cookie).get(`/api/doses?for=${father.patientId}`);
      return { isAfter, statusCode };
    };
    const reads: ReturnType<typeof read>[] = [];
    let revoking: Promise<void> | undefined;
    for (let n = 0; n < 100; n += 1) {
      reads.push(read());
      if (n === 40)
        revoking = revoke(id).then(() => {
          isRevoked = true;
        });
      if (n === 70) await revoking;
      await new Promise(setImmediate);
    }
    const answers = await Promise.all(reads);
    expect(answers.filter(({ isAfter, statusCode }) => isAfter && statusCode !== 404)).toEqual([]);
    expect(answers.filter(({ isAfter }) => isAfter).length).toBeGreaterThan(20);
    expect(answers[0]?.statusCode).toBe(200);
  });

  test('an open stream ends, and at the eighteenth birthday that of a guardian does', async () => {
    const [mother, child] = [await app.aPatient(), await aPatientBorn(app, '2008-03-03')];
    await giveAccess(app, mother, child, { relation: 'guardian' });
    const stream = await openStream(app, mother.cookie, { query: `?for=${child.patientId}` });
    expect(stream.status).toBe(200);
    await app.hub.check();
    expect(stream.isOver()).toBe(false);
    const own = await openStream(app, mother.cookie);
    // Midnight in the clinic's zone.
    app.clock.advance(11 * HOUR_MS);
    const back = await app.login(mother);
    const again = await openStream(app, back, { query: `?for=${child.patientId}` });
    expect(again.status).toBe(404);
    await app.hub.check();
    await until(() => stream.isOver());
    own.close();
  });
});

async function everyone(): Promise<Record<CallerName, Standing>> {
  const [child, teenager, adult] = [
    await aPatientBorn(app, '2020-05-01'),
    await aPatientBorn(app, '2012-02-01'),
    await aPatientBorn(app, '2008-03-02'),
  ];
  const past = new Date(app.clock.now().getTime() - 1);
  const given = async (whom: Patient, how: Parameters<typeof giveAccess>[3]): Promise<Standing> => {
    const person = await app.aPatient();
    return { cookie: person.cookie, whom, accessId: await giveAccess(app, person, whom, how) };
  };
  const helpers = Object.fromEntries(
    await Promise.all(
      ACCESS_PARTS.map(async (part) => [`helper: ${part}`, await given(adult, { relation: 'helper', parts: [part] })]),
    ),
  );
  const revoked = await given(adult, { relation: 'helper' });
  await app.db
    .updateTable('patient_access')
    .set({ state: 'ended', ended_at: past, end_cause: 'revoked' })
    .where('id', '=', revoked.accessId ?? '')
    .execute();
  return {
    ...helpers,
    self: { cookie: adult.cookie, whom: adult },
    guardian: await given(child, { relation: 'guardian' }),
    'guardian, not confirmed': await given(child, { relation: 'guardian', state: 'unconfirmed' }),
    'guardian who asked': await given(child, { relation: 'guardian', state: 'asked' }),
    'guardian of a teenager': await given(teenager, { relation: 'guardian' }),
    'guardian of a teenager who allows more': await given(teenager, { relation: 'guardian', seesConfidential: true }),
    'guardian of an adult': await given(adult, { relation: 'guardian' }),
    'helper: expired': await given(adult, { relation: 'helper', until: past }),
    'helper: revoked': revoked,
    stranger: { cookie: (await app.aPatient()).cookie, whom: child },
  } as Record<CallerName, Standing>;
}

function send({ method, path }: Endpoint, cookie: string, whom: string) {
  const url = `/api${path.replace('{id}', whom)}?for=${whom}`;
  const isStream = path === '/events';
  return app.fastify.inject({
    // The stream has no end to wait for.
    method: isStream ? 'HEAD' : method,
    url,
    headers: { cookie },
    ...(method === 'GET' ? {} : { payload: {} }),
  });
}

/** Whoever is let in may still send something wrong. Only who is refused at the door is not named as acting for the person. */
async function whoPasses(endpoint: Endpoint): Promise<CallerName[]> {
  const answers = await Promise.all(
    CALLERS.map(async (caller) => {
      const { cookie, whom } = standing[caller];
      return { caller, cookie, answer: await send(endpoint, cookie, whom.patientId) };
    }),
  );
  for (const { answer } of answers)
    expect([nameOf(endpoint), answer.statusCode < 500]).toEqual([nameOf(endpoint), true]);
  const isUnclear = ({ answer }: (typeof answers)[number]) => answer.statusCode === 404 && endpoint.path !== '/events';
  const acting = await actingIn(answers.filter(isUnclear).map(({ answer }) => answer.json().requestId));
  const passes = (one: (typeof answers)[number]): boolean => {
    const { cookie, answer } = one;
    if (!isUnclear(one)) return answer.statusCode !== 403 && answer.statusCode !== 404;
    const isActing = acting.get(answer.json().requestId);
    if (isActing === undefined) throw new Error(`The trail says nothing of ${nameOf(endpoint)}.`);
    return cookie === standing.self.cookie ? endpoint.part !== 'own' : isActing;
  };
  return answers.filter(passes).map(({ caller }) => caller);
}

/** Of each request whether the trail names its caller as acting for somebody. */
async function actingIn(requestIds: string[]): Promise<Map<string, boolean>> {
  if (requestIds.length === 0) return new Map();
  const rows = await app.db
    .selectFrom('audit_entries')
    .select(['request_id', 'details'])
    .where('request_id', 'in', requestIds)
    // Of several entries the first is kept.
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ request_id, details }) => [request_id ?? '', 'access' in (details as object)]));
}
