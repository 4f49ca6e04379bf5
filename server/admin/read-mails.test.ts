import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { deliverMails } from '../platform/mail/deliver-mails.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Person } from '../testing-people.ts';
import { PRODUCTION } from '../testing-production.ts';
import { openStream } from '../testing-stream.ts';

const TEXT = 'Open this link: https://nadi.example/reset-password#token-of-asha';

const queue = (app: TestApp, to = 'asha.rao@mail.example', subject = 'Set a new password') =>
  transaction(app.db, (tx) => queueMail(tx, app.deps, { kind: 'reset', to, subject, text: TEXT }));

describe('in the demo', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await app.anAdministrator();
  });
  afterAll(() => app.close());

  test('the administrator reads whole mails', async () => {
    const id = await queue(app);
    const mail = (await app.as(admin.cookie).get(`/api/admin/mails/${id}`)).json();
    expect(mail).toEqual({
      id,
      kind: 'reset',
      to: 'asha.rao@mail.example',
      subject: 'Set a new password',
      state: 'kept',
      attempts: 0,
      queuedAt: app.clock.now().toISOString(),
      sentAt: null,
      text: TEXT,
    });
  });

  test('the list has no bodies, and every opening of one is in the trail', async () => {
    const id = await queue(app);
    const list = await app.as(admin.cookie).get('/api/admin/mails');
    expect(list.body).not.toContain('token-of-asha');
    const before = (await app.trail()).length;
    await app.as(admin.cookie).get(`/api/admin/mails/${id}`);
    expect((await app.trail()).slice(before)).toMatchObject([
      { action: 'mail.opened', actor_id: admin.id, subject_id: id },
    ]);
  });

  test('the text is sealed in the database', async () => {
    const id = await queue(app);
    const row = await app.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.sealed_text?.toString('latin1')).not.toContain('token-of-asha');
  });

  test('the list comes newest first, page by page, none left out and none twice', async () => {
    for (let n = 0; n < 7; n += 1) {
      // Some at the same moment.
      app.clock.advance(n % 3 === 0 ? 1000 : 0);
      await queue(app, `page.${n}@mail.example`);
    }
    const all = (await app.as(admin.cookie).get('/api/admin/mails?limit=200')).json();
    const times = all.map(({ queuedAt }: { queuedAt: string }) => queuedAt);
    expect(times).toEqual([...times].sort().reverse());

    const read: { id: string }[] = [];
    let next: string | undefined = '/api/admin/mails?limit=3';
    while (next) {
      const page = await app.as(admin.cookie).get(next);
      read.push(...page.json());
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(read.map(({ id }) => id)).toEqual(all.map(({ id }: { id: string }) => id));
  });

  test('a mail that does not exist is not found, and a page after it is empty', async () => {
    const browser = app.as(admin.cookie);
    expect((await browser.get(`/api/admin/mails/${randomUUID()}`)).statusCode).toBe(404);
    expect((await browser.get(`/api/admin/mails?after=${randomUUID()}`)).json()).toEqual([]);
    expect((await browser.get('/api/admin/mails?limit=0')).statusCode).toBe(400);
  });

  test('nobody but an administrator sees mails', async () => {
    const id = await queue(app);
    for (const role of ['patient', 'doctor', 'staff'] as const) {
      const { cookie } = await app.someone(role);
      expect((await app.as(cookie).get('/api/admin/mails')).statusCode).toBe(403);
      expect((await app.as(cookie).get(`/api/admin/mails/${id}`)).statusCode).toBe(403);
    }
  });

  test('a new mail reaches the administrator’s screen by its id', async () => {
    const watching = await app.anAdministrator();
    const stream = await openStream(app, watching.cookie);
    const id = await queue(app);
    await app.as(watching.cookie).post('/api/logout');
    await stream.ended;
    expect(stream.news()).toContainEqual({ event: 'change', data: { type: 'mails', id } });
    expect(JSON.stringify(stream.heard)).not.toContain('mail.example');
  });
});

describe('in production', () => {
  let app: TestApp;
  let admin: Person;
  beforeAll(async () => {
    app = await startTestApp({ env: PRODUCTION });
    admin = await app.anAdministrator();
  });
  afterAll(() => app.close());

  test('the administrator sees whether a mail arrived, never what it says nor the whole address', async () => {
    const id = await queue(app);
    for (const url of ['/api/admin/mails', `/api/admin/mails/${id}`]) {
      const answer = await app.as(admin.cookie).get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('token-of-asha');
      expect(answer.body).not.toContain('asha.rao');
      const [mail] = [answer.json()].flat();
      expect(mail).toMatchObject({ to: 'a…@mail.example', state: 'queued', subject: 'Set a new password' });
    }
    expect((await app.as(admin.cookie).get(`/api/admin/mails/${id}`)).json().text).toBeNull();
  });

  test('a delivered mail keeps no copy of its text', async () => {
    const id = await queue(app);
    const sent: string[] = [];
    await deliverMails(app.deps, { send: async (mail) => void sent.push(mail.text) });
    expect(sent).toContain(TEXT);
    const row = await app.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'sent', sealed_text: null });
    expect((await app.as(admin.cookie).get(`/api/admin/mails/${id}`)).json()).toMatchObject({
      state: 'sent',
      sentAt: app.clock.now().toISOString(),
      text: null,
    });
  });
});
