import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '#contract/notices.ts';
import { transaction } from '../db/transaction.ts';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import type { Person } from '../testing-people.ts';
import { type News, tell } from './tell.ts';

let house: TestHouse;
let patient: Person;
beforeAll(async () => {
  house = await openTestHouse();
});
afterAll(() => house.close());

const tellThem = (news: Partial<News> & { to: string }) =>
  transaction(house.db, (tx) =>
    tell(tx, house.deps, { kind: 'test', title: 'News', text: 'Something has happened.', ...news }),
  );
const noticesOf = async ({ cookie }: Person, query = ''): Promise<Notice[]> =>
  (await house.as(cookie).get(`/api/notices${query}`)).json();

describe('what someone is told', () => {
  beforeAll(async () => {
    patient = await house.aPatient({ name: 'Zoë Müller' });
  });

  test('is on their screen, unread, with where it leads', async () => {
    await tellThem({ to: patient.id, link: '/dashboard' });
    expect(await noticesOf(patient)).toEqual([
      {
        id: expect.any(String),
        kind: 'test',
        title: 'News',
        text: 'Something has happened.',
        link: '/dashboard',
        patientId: null,
        at: house.clock.now().toISOString(),
        readAt: null,
        mail: null,
      },
    ]);
    expect(await house.mails(patient.email)).toEqual([]);
  });

  test('goes to their mailbox as well where that is wished, and says what became of the mail', async () => {
    await tellThem({ to: patient.id, title: 'By mail', mail: { subject: 'From your clinic', text: 'Look at it.' } });
    const [mail] = await house.mails(patient.email);
    expect(mail).toMatchObject({ subject: 'From your clinic', text: 'Hello Zoë Müller,\n\nLook at it.\n' });
    expect((await noticesOf(patient)).find(({ title }) => title === 'By mail')?.mail).toBe('kept');
  });

  test('is told once, however many try to', async () => {
    const onceKey = randomUUID();
    const mail = { subject: 'Once', text: 'Once.' };
    const told = await Promise.all([1, 2, 3, 4].map(() => tellThem({ to: patient.id, title: 'Once', onceKey, mail })));
    expect(told.filter((one) => one !== null)).toHaveLength(1);
    expect((await noticesOf(patient)).filter(({ title }) => title === 'Once')).toHaveLength(1);
    expect((await house.mails(patient.email)).filter(({ subject }) => subject === 'Once')).toHaveLength(1);
  });

  test('is not told when what it tells did not happen', async () => {
    const before = await noticesOf(patient);
    const attempt = transaction(house.db, async (tx) => {
      await tell(tx, house.deps, { to: patient.id, kind: 'test', title: 'Never', text: 'Never.' });
      throw new Error('It did not happen.');
    });
    await expect(attempt).rejects.toThrow('It did not happen.');
    expect(await noticesOf(patient)).toEqual(before);
  });

  test('comes newest first, page by page, each once', async () => {
    const reader = await house.aNurse();
    for (const title of ['1', '2', '3', '4', '5']) {
      // Two in the same moment must not hide each other.
      if (title !== '3') house.clock.advance(1000);
      await tellThem({ to: reader.id, title });
    }
    const seen: string[] = [];
    let url: string | undefined = '/api/notices?limit=2';
    while (url) {
      const page: Awaited<ReturnType<ReturnType<typeof house.as>['get']>> = await house.as(reader.cookie).get(url);
      seen.push(...page.json().map(({ title }: Notice) => title));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen.slice(0, 2)).toEqual(['5', '4']);
    expect(seen.toSorted()).toEqual(['1', '2', '3', '4', '5']);
  });
});

describe('reading', () => {
  let first: Notice;
  beforeAll(async () => {
    patient = await house.aPatient();
    await tellThem({ to: patient.id });
    await tellThem({ to: patient.id });
    first = (await noticesOf(patient))[0] as Notice;
  });
  const read = (id: string, who = patient) => house.as(who.cookie).post(`/api/notices/${id}/read`);
  const readAts = async () => (await noticesOf(patient)).map(({ readAt }) => readAt);

  test('one leaves the others unread, and keeps the time at which it was first read', async () => {
    const at = house.clock.now().toISOString();
    expect((await read(first.id)).statusCode).toBe(200);
    expect((await readAts()).toSorted()).toEqual([at, null]);
    house.clock.advance(60_000);
    expect((await read(first.id)).statusCode).toBe(200);
    expect((await readAts()).toSorted()).toEqual([at, null]);
  });

  test('all of them does not touch what was read before', async () => {
    const earlier = await readAts();
    expect((await house.as(patient.cookie).post('/api/notices/read')).statusCode).toBe(200);
    const now = house.clock.now().toISOString();
    expect(await readAts()).toEqual(earlier.map((at) => at ?? now));
  });

  test("another's is not possible: it does not exist", async () => {
    const other = await house.aPatient();
    await tellThem({ to: other.id });
    const [theirs] = await noticesOf(other);
    for (const id of [theirs?.id ?? '', randomUUID()]) {
      const answer = await read(id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
    await house.as(patient.cookie).post('/api/notices/read');
    expect((await noticesOf(other))[0]?.readAt).toBeNull();
    expect(await noticesOf(patient, `?after=${theirs?.id}`)).toEqual([]);
  });

  test('needs a login', async () => {
    expect((await house.as().get('/api/notices')).statusCode).toBe(401);
    expect((await house.as().post(`/api/notices/${first.id}/read`)).statusCode).toBe(401);
  });
});
