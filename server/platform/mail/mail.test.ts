import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '#server/db/transaction.ts';
import { application } from '#server/staffing/testing-calls.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { OWN_CLINIC } from '#server/testing-production.ts';
import { deliverMails } from './deliver-mails.ts';
import { connectMailServer, type MailServer } from './mail-server.ts';
import { queueMail } from './queue-mail.ts';
import { openSmtpServer } from './testing-smtp.ts';

const post = await openSmtpServer();
const env = { SMTP_URL: post.url, MAIL_FROM: 'Banyan Street <desk@clinic.example>' };
const app = await startTestApp({ env });
const production = await startTestApp({
  beside: app,
  env: { ...env, MODE: 'production', PUBLIC_URL: 'https://clinic.example', TRUSTED_PROXY: '10.0.0.5', ...OWN_CLINIC },
});
afterAll(async () => {
  await production.close();
  await app.close();
  await post.close();
});
beforeEach(async () => {
  await app.db.deleteFrom('mails').execute();
  post.received.length = 0;
  post.mood.refuses = false;
});

const mailServer = connectMailServer(app.deps.config) as MailServer;
const deliver = (at: TestApp = app) => deliverMails(at.deps, mailServer);
const write = (to: string, at: TestApp = app, more: { notBefore?: Date; calendar?: string } = {}) =>
  transaction(at.db, (tx) =>
    queueMail(tx, at.deps, { kind: 'test', to, subject: 'Your news', text: `Hello ${to}`, ...more }),
  );
const statesOf = async () =>
  (await app.db.selectFrom('mails').select(['state', 'attempts']).execute()).map(
    ({ state, attempts }) => `${state} after ${attempts}`,
  );

describe('a mail is written together with what it tells', () => {
  test('an application that is refused sends nothing', async () => {
    await app.as().post('/api/applications', { ...application('surya@mail.example'), department: 'Astrology' });
    expect(await app.mails('surya@mail.example')).toEqual([]);
  });

  test('and one that is undone half-way neither', async () => {
    const undone = transaction(app.db, async (tx) => {
      await queueMail(tx, app.deps, { kind: 'test', to: 'surya@mail.example', subject: 'News', text: 'Hello' });
      throw new Error('The lights went out.');
    });
    await expect(undone).rejects.toThrow();
    expect(await app.mails()).toEqual([]);
  });

  test('its text lies sealed in the database', async () => {
    await app.as().post('/api/applications', application('surya@mail.example'));
    const { rows } = await app.database.pool.query<{ row: string }>('select mails::text as row from mails');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain('thank you for applying');
    expect(Buffer.from(/\\\\x([0-9a-f]+)/.exec(rows[0]?.row ?? '')?.[1] ?? '', 'hex').toString()).not.toContain(
      'thank you',
    );
  });

  test('so does its calendar file', async () => {
    await write('surya@mail.example', app, { calendar: 'BEGIN:VCALENDAR' });
    const { rows } = await app.database.pool.query<{ file: Buffer }>('select sealed_file as file from mails');
    expect(rows[0]?.file.length).toBeGreaterThan(0);
    expect(rows[0]?.file.toString('latin1')).not.toContain('VCALENDAR');
    expect((await app.mails())[0]?.calendar).toBe('BEGIN:VCALENDAR');
  });

  test('without a mail server it is kept for the outbox', async () => {
    const demo = await startTestApp({ beside: app });
    await write('surya@mail.example', demo);
    expect(await statesOf()).toEqual(['kept after 0']);
    expect(await deliver()).toBe(0);
    await demo.close();
  });
});

describe('delivery', () => {
  test('takes it to the mail server: from the clinic, to the person, under an id that stays the same', async () => {
    const id = await write('surya@mail.example');
    expect(await deliver()).toBe(1);
    expect(post.received).toMatchObject([
      {
        from: 'desk@clinic.example',
        to: ['surya@mail.example'],
        headers: {
          subject: 'Your news',
          from: 'Banyan Street <desk@clinic.example>',
          'message-id': `<${id}@127.0.0.1>`,
        },
        text: 'Hello surya@mail.example',
      },
    ]);
    expect(await statesOf()).toEqual(['sent after 1']);
    expect(await deliver()).toBe(0);
  });

  test('one address is one address, whatever characters someone put into it', async () => {
    await write('other@mail.example,surya@mail.example');
    await deliver();
    expect(post.received.flatMap(({ to }) => to)).not.toContain('other@mail.example');
    expect(post.received.flatMap(({ to }) => to)).not.toContain('surya@mail.example');
  });

  test('not before its time', async () => {
    await write('surya@mail.example', app, { notBefore: new Date(app.clock.now().getTime() + 10_000) });
    expect(await deliver()).toBe(0);
    app.clock.advance(10_000);
    expect(await deliver()).toBe(1);
  });

  test('a mail server that says no is asked again later, each time later, and not for ever', async () => {
    post.mood.refuses = true;
    await write('surya@mail.example');
    await deliver();
    expect([await statesOf(), await deliver()]).toEqual([['queued after 1'], 0]);
    app.clock.advance(5 * 60_000);
    expect([await deliver(), await statesOf()]).toEqual([1, ['queued after 2']]);
    app.clock.advance(5 * 60_000);
    expect(await deliver()).toBe(0);
    app.clock.advance(5 * 60_000);

    post.mood.refuses = false;
    expect([await deliver(), await statesOf()]).toEqual([1, ['sent after 3']]);
    expect(post.received).toHaveLength(1);

    post.mood.refuses = true;
    await write('ila@mail.example');
    for (let time = 0; time < 12; time += 1) {
      await deliver();
      app.clock.advance(3_600_000);
    }
    expect((await statesOf()).toSorted()).toEqual(['failed after 8', 'sent after 3']);
    expect(app.logged.join('')).toContain('mail not delivered');
    expect(app.logged.join('')).not.toMatch(/surya|ila@/);
  });

  test('a mail that cannot be opened does not hold the others up', async () => {
    const broken = await write('surya@mail.example');
    await write('ila@mail.example');
    await app.db
      .updateTable('mails')
      .set({ sealed_text: Buffer.from('nonsense') })
      .where('id', '=', broken)
      .execute();
    await deliver();
    expect(post.received.map(({ to }) => to)).toEqual([['ila@mail.example']]);
  });

  test('several servers at once send each mail once', async () => {
    for (let n = 0; n < 25; n += 1) await write(`person${n}@mail.example`);
    // Connections that are open already, so that they really begin at the same moment.
    await Promise.all(Array.from({ length: 8 }, () => app.database.pool.query('select pg_sleep(0.05)')));
    const rounds = Array.from({ length: 8 }, async () => {
      while ((await deliver()) > 0);
    });
    await Promise.all(rounds);
    const recipients = post.received.flatMap(({ to }) => to);
    expect(recipients).toHaveLength(25);
    expect(new Set(recipients).size).toBe(25);
  });
});

describe('production keeps no copy of a link that opens an account', () => {
  test('the text is emptied once the mail is delivered or given up', async () => {
    await write('surya@mail.example', production, { calendar: 'BEGIN:VCALENDAR' });
    await deliver(production);
    expect(post.received[0]?.text).toContain('Hello surya');
    expect(post.received[0]?.files).toMatchObject([{ text: 'BEGIN:VCALENDAR' }]);
    post.mood.refuses = true;
    await write('ila@mail.example', production, { calendar: 'BEGIN:VCALENDAR' });
    for (let time = 0; time < 8; time += 1) {
      await deliver(production);
      app.clock.advance(3_600_000);
    }
    const rows = await app.db
      .selectFrom('mails')
      .select(['state', 'sealed_text', 'sealed_file'])
      .orderBy('state')
      .execute();
    expect(rows).toEqual([
      { state: 'failed', sealed_text: null, sealed_file: null },
      { state: 'sent', sealed_text: null, sealed_file: null },
    ]);
  });

  test('the demo keeps it, so that the outbox can be read', async () => {
    await write('surya@mail.example');
    await deliver();
    expect((await app.mails('surya@mail.example'))[0]?.text).toBe('Hello surya@mail.example');
  });
});
