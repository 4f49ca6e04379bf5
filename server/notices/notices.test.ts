import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Notice } from '#contract/notices.ts';
import { transaction } from '../db/transaction.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { type ClinicNotification, notify } from './notify.ts';

let app: TestApp;
let patient: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const notifyThem = (news: Partial<ClinicNotification> & { to: string }) =>
  transaction(app.db, (tx) =>
    notify(tx, app.deps, { kind: 'test', title: 'News', text: 'Something has happened.', ...news }),
  );
const noticesOf = async ({ cookie }: Person, query = ''): Promise<Notice[]> =>
  (await app.as(cookie).get(`/api/notices${query}`)).json();

describe('what someone is told', () => {
  beforeAll(async () => {
    patient = await app.aPatient({ name: 'Zoë Müller' });
  });

  test('is on their screen, unread, with where it leads', async () => {
    await notifyThem({ to: patient.id, link: '/dashboard' });
    expect(await noticesOf(patient)).toEqual([
      {
        id: expect.any(String),
        kind: 'test',
        title: 'News',
        text: 'Something has happened.',
        code: null,
        values: {},
        link: '/dashboard',
        patientId: null,
        at: app.clock.now().toISOString(),
        readAt: null,
        mail: null,
      },
    ]);
    expect(await app.mails(patient.email)).toEqual([]);
  });

  test('goes to their mailbox as well where that is chosen, and says what became of the mail', async () => {
    await notifyThem({ to: patient.id, title: 'By mail', mail: { subject: 'From your clinic', text: 'Look at it.' } });
    const [mail] = await app.mails(patient.email);
    expect(mail).toMatchObject({ subject: 'From your clinic', text: 'Hello Zoë Müller,\n\nLook at it.\n' });
    expect((await noticesOf(patient)).find(({ title }) => title === 'By mail')?.mail).toBe('kept');
  });

  test('is told once, however many try to', async () => {
    const dedupeKey = randomUUID();
    const mail = { subject: 'Once', text: 'Once.' };
    const told = await Promise.all(
      [1, 2, 3, 4].map(() => notifyThem({ to: patient.id, title: 'Once', dedupeKey, mail })),
    );
    expect(told.filter((one) => one !== null)).toHaveLength(1);
    expect((await noticesOf(patient)).filter(({ title }) => title === 'Once')).toHaveLength(1);
    expect((await app.mails(patient.email)).filter(({ subject }) => subject === 'Once')).toHaveLength(1);
  });

  test('is not told when what it tells did not happen', async () => {
    const before = await noticesOf(patient);
    const attempt = transaction(app.db, async (tx) => {
      await notify(tx, app.deps, { to: patient.id, kind: 'test', title: 'Never', text: 'Never.' });
      throw new Error('It did not happen.');
    });
    await expect(attempt).rejects.toThrow('It did not happen.');
    expect(await noticesOf(patient)).toEqual(before);
  });

  test('comes newest first, page by page, each once', async () => {
    const reader = await app.aNurse();
    for (const title of ['1', '2', '3', '4', '5']) {
      // Two in the same moment must not hide each other.
      if (title !== '3') app.clock.advance(1000);
      await notifyThem({ to: reader.id, title });
    }
    const seen: string[] = [];
    let url: string | undefined = '/api/notices?limit=2';
    while (url) {
      const page: Awaited<ReturnType<ReturnType<typeof app.as>['get']>> = await app.as(reader.cookie).get(url);
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
    patient = await app.aPatient();
    await notifyThem({ to: patient.id });
    await notifyThem({ to: patient.id });
    first = (await noticesOf(patient))[0] as Notice;
  });
  const read = (id: string, who = patient) => app.as(who.cookie).post(`/api/notices/${id}/read`);
  const readAts = async () => (await noticesOf(patient)).map(({ readAt }) => readAt);

  test('one leaves the others unread, and keeps the time at which it was first read', async () => {
    const at = app.clock.now().toISOString();
    expect((await read(first.id)).statusCode).toBe(200);
    expect((await readAts()).toSorted()).toEqual([at, null]);
    app.clock.advance(60_000);
    expect((await read(first.id)).statusCode).toBe(200);
    expect((await readAts()).toSorted()).toEqual([at, null]);
  });

  test('all of them does not touch what was read before', async () => {
    const earlier = await readAts();
    expect((await app.as(patient.cookie).post('/api/notices/read')).statusCode).toBe(200);
    const now = app.clock.now().toISOString();
    expect(await readAts()).toEqual(earlier.map((at) => at ?? now));
  });

  test("another's is not possible: it does not exist", async () => {
    const other = await app.aPatient();
    await notifyThem({ to: other.id });
    const [theirs] = await noticesOf(other);
    for (const id of [theirs?.id ?? '', randomUUID()]) {
      const answer = await read(id);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
    await app.as(patient.cookie).post('/api/notices/read');
    expect((await noticesOf(other))[0]?.readAt).toBeNull();
    expect(await noticesOf(patient, `?after=${theirs?.id}`)).toEqual([]);
  });

  test('needs a login', async () => {
    expect((await app.as().get('/api/notices')).statusCode).toBe(401);
    expect((await app.as().post(`/api/notices/${first.id}/read`)).statusCode).toBe(401);
  });
});
