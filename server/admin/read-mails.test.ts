import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { deliverMails } from '../platform/mail/deliver-mails.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { openTestHouse, type TestHouse } from '../testing-house.ts';
import type { Person } from '../testing-people.ts';
import { PRODUCTION } from '../testing-production.ts';
import { openStream } from '../testing-stream.ts';

const TEXT = 'Open this link: https://nadi.example/reset-password#token-of-asha';

const queue = (house: TestHouse, to = 'asha.rao@mail.example', subject = 'Set a new password') =>
  transaction(house.db, (tx) => queueMail(tx, house.deps, { kind: 'reset', to, subject, text: TEXT }));

describe('in the demo', () => {
  let house: TestHouse;
  let admin: Person;
  beforeAll(async () => {
    house = await openTestHouse();
    admin = await house.anAdministrator();
  });
  afterAll(() => house.close());

  test('the administrator reads whole mails', async () => {
    const id = await queue(house);
    const mail = (await house.as(admin.cookie).get(`/api/admin/mails/${id}`)).json();
    expect(mail).toEqual({
      id,
      kind: 'reset',
      to: 'asha.rao@mail.example',
      subject: 'Set a new password',
      state: 'kept',
      attempts: 0,
      queuedAt: house.clock.now().toISOString(),
      sentAt: null,
      text: TEXT,
    });
  });

  test('the list has no bodies, and every opening of one is in the trail', async () => {
    const id = await queue(house);
    const list = await house.as(admin.cookie).get('/api/admin/mails');
    expect(list.body).not.toContain('token-of-asha');
    const before = (await house.trail()).length;
    await house.as(admin.cookie).get(`/api/admin/mails/${id}`);
    expect((await house.trail()).slice(before)).toMatchObject([
      { action: 'mail.opened', actor_id: admin.id, subject_id: id },
    ]);
  });

  test('the text is sealed in the database', async () => {
    const id = await queue(house);
    const row = await house.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.sealed_text?.toString('latin1')).not.toContain('token-of-asha');
  });

  test('the list comes newest first, page by page, none left out and none twice', async () => {
    for (let n = 0; n < 7; n += 1) {
      // Some at the same moment.
      house.clock.advance(n % 3 === 0 ? 1000 : 0);
      await queue(house, `page.${n}@mail.example`);
    }
    const all = (await house.as(admin.cookie).get('/api/admin/mails?limit=200')).json();
    const times = all.map(({ queuedAt }: { queuedAt: string }) => queuedAt);
    expect(times).toEqual([...times].sort().reverse());

    const read: { id: string }[] = [];
    let next: string | undefined = '/api/admin/mails?limit=3';
    while (next) {
      const page = await house.as(admin.cookie).get(next);
      read.push(...page.json());
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(read.map(({ id }) => id)).toEqual(all.map(({ id }: { id: string }) => id));
  });

  test('a mail that does not exist is not found, and a page after it is empty', async () => {
    const browser = house.as(admin.cookie);
    expect((await browser.get(`/api/admin/mails/${randomUUID()}`)).statusCode).toBe(404);
    expect((await browser.get(`/api/admin/mails?after=${randomUUID()}`)).json()).toEqual([]);
    expect((await browser.get('/api/admin/mails?limit=0')).statusCode).toBe(400);
  });

  test('nobody but an administrator sees mails', async () => {
    const id = await queue(house);
    for (const role of ['patient', 'doctor', 'staff'] as const) {
      const { cookie } = await house.someone(role);
      expect((await house.as(cookie).get('/api/admin/mails')).statusCode).toBe(403);
      expect((await house.as(cookie).get(`/api/admin/mails/${id}`)).statusCode).toBe(403);
    }
  });

  test('a new mail reaches the administrator’s screen by its id', async () => {
    const watching = await house.anAdministrator();
    const stream = await openStream(house, watching.cookie);
    const id = await queue(house);
    await house.as(watching.cookie).post('/api/logout');
    await stream.ended;
    expect(stream.news()).toContainEqual({ event: 'change', data: { type: 'mails', id } });
    expect(JSON.stringify(stream.heard)).not.toContain('mail.example');
  });
});

describe('in production', () => {
  let house: TestHouse;
  let admin: Person;
  beforeAll(async () => {
    house = await openTestHouse({ env: PRODUCTION });
    admin = await house.anAdministrator();
  });
  afterAll(() => house.close());

  test('the administrator sees whether a mail arrived, never what it says nor the whole address', async () => {
    const id = await queue(house);
    for (const url of ['/api/admin/mails', `/api/admin/mails/${id}`]) {
      const answer = await house.as(admin.cookie).get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('token-of-asha');
      expect(answer.body).not.toContain('asha.rao');
      const [mail] = [answer.json()].flat();
      expect(mail).toMatchObject({ to: 'a…@mail.example', state: 'queued', subject: 'Set a new password' });
    }
    expect((await house.as(admin.cookie).get(`/api/admin/mails/${id}`)).json().text).toBeNull();
  });

  test('a delivered mail keeps no copy of its text', async () => {
    const id = await queue(house);
    const sent: string[] = [];
    await deliverMails(house.deps, { send: async (mail) => void sent.push(mail.text) });
    expect(sent).toContain(TEXT);
    const row = await house.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'sent', sealed_text: null });
    expect((await house.as(admin.cookie).get(`/api/admin/mails/${id}`)).json()).toMatchObject({
      state: 'sent',
      sentAt: house.clock.now().toISOString(),
      text: null,
    });
  });
});
