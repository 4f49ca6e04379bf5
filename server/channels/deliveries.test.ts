// From the cause of a notice to the phone: who is told, when, once, and what becomes of what cannot be delivered.
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { isStillTrue } from '../appointments/still-true.ts';
import { transaction } from '../db/transaction.ts';
import { type ClinicNotification, notify } from '../notices/notify.ts';
import { deliverMails } from '../platform/mail/deliver-mails.ts';
import { openSmtpServer } from '../platform/mail/testing-smtp.ts';
import { startTestApp, type TestApp } from '../testing-app.ts';
import type { Patient } from '../testing-people.ts';
import { deliverNotices, makeNoticeDelivery, purgeDeliveries } from './deliver-notices.ts';
import { makeChannels } from './make-channels.ts';
import { planDeliveries } from './plan-deliveries.ts';
import { makeBrowser, openTaker, readAuthorization } from './testing.ts';

const pushService = await openTaker();
const gateway = await openTaker();
const post = await openSmtpServer();
const app = await startTestApp({
  env: {
    PUSH_LOOPBACK: 'on',
    SMS_URL: `${gateway.url}/sms`,
    SMS_HEADER: 'X-Api-Key: of the clinic',
    WHATSAPP_URL: `${gateway.url}/whatsapp`,
    WHATSAPP_BODY: 'to={to}&text={text}&ref={id}',
    SMTP_URL: post.url,
  },
});
afterAll(async () => {
  await app.close();
  await Promise.all([pushService.close(), gateway.close(), post.close()]);
});

/** 14:30 and 23:00 in the clinic. */
const DAY = new Date('2026-03-02T09:00:00Z');
const NIGHT = new Date('2026-03-02T17:30:00Z');
const MORNING = new Date('2026-03-03T01:30:00Z');

const channels = makeChannels(app.deps);
const plan = (at: TestApp = app) => planDeliveries(at.deps, channels);
const deliver = (at: TestApp = app) => deliverNotices(at.deps, channels, isStillTrue);
const work = async () => {
  await plan();
  await deliver();
};

beforeEach(async () => {
  app.clock.set(DAY);
  for (const table of ['deliveries', 'notice_outbox', 'push_subscriptions'] as const)
    await app.db.deleteFrom(table).execute();
  await app.db.updateTable('mails').set({ state: 'kept' }).execute();
  for (const each of [pushService, gateway]) {
    each.taken.length = 0;
    Object.assign(each.mood, { status: 201, waitMs: 0 });
  }
  post.received.length = 0;
});

let count = 0;
async function aPhone(patient: Patient, cookie = patient.cookie) {
  count += 1;
  const browser = makeBrowser();
  const endpoint = `${pushService.url}/push/${count}`;
  const answer = await app.as(cookie).post('/api/push-subscription', { endpoint, keys: browser.keys });
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  const received = () =>
    pushService.taken.filter(({ path }) => path === `/push/${count}`).map(({ body }) => browser.open(body));
  return { endpoint, browser, received };
}

const tell = (to: string, news: Partial<ClinicNotification> = {}) =>
  transaction(app.db, (tx) =>
    notify(tx, app.deps, {
      to,
      ...{
        kind: 'inbox',
        title: 'New message from Dr. Mira Das',
        text: 'About your blood sugar.',
        link: '/messages/desk',
      },
      mail: { subject: 'A message from the clinic', text: 'Log in to read it.' },
      ...news,
    }),
  );

const outcomes = async () =>
  (await app.db.selectFrom('deliveries').selectAll().orderBy('number').execute()).map(
    ({ channel, state, reason, attempts }) => [channel, state, ...(reason ? [reason] : []), attempts].join(' '),
  );
const inOutbox = async () => (await app.db.selectFrom('notice_outbox').selectAll().execute()).length;

async function choose(patient: Patient, change: (choices: Record<string, Record<string, boolean>>) => void) {
  const settings = (await app.as(patient.cookie).get('/api/notice-settings')).json();
  change(settings.choices);
  const body = { choices: settings.choices, quietHours: settings.quietHours };
  expect((await app.as(patient.cookie).put('/api/notice-settings', body)).statusCode).toBe(200);
}

describe('a phone is told', () => {
  test('that there is a message, and nothing else: it is signed, hidden, and leads to the right screen', async () => {
    const patient = await app.aPatient();
    const phone = await aPhone(patient);
    await tell(patient.id);
    await work();

    expect(phone.received()).toEqual([
      {
        title: 'Nadi',
        body: 'You have a new message. Open the app to read it.',
        topic: 'messages',
        link: '/messages/desk',
        id: expect.any(String),
      },
    ]);
    const [sent] = pushService.taken;
    expect(sent?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    });
    const { pushKey } = (await app.as(patient.cookie).get('/api/notice-settings')).json();
    expect(readAuthorization(String(sent?.headers.authorization))).toEqual({
      aud: pushService.url,
      exp: DAY.getTime() / 1000 + 12 * 3600,
      sub: 'mailto:desk@banyanstreet.example',
      key: pushKey,
    });
    expect(sent?.body.toString('latin1')).not.toMatch(/message|Mira|sugar/);
    expect(await outcomes()).toEqual(['push sent 1']);
  });

  test('not of what stays on the screen, nor is anybody who works here', async () => {
    const patient = await app.aPatient();
    await aPhone(patient);
    await tell(patient.id, { mail: undefined });
    await tell((await app.aDoctor()).id);
    expect(await inOutbox()).toBe(0);
  });

  test('not when what it tells did not happen', async () => {
    const patient = await app.aPatient();
    await aPhone(patient);
    const undone = transaction(app.db, async (tx) => {
      await notify(tx, app.deps, { to: patient.id, kind: 'alert', title: 'x', text: 'x', isUrgent: true });
      throw new Error('The lights went out.');
    });
    await expect(undone).rejects.toThrow();
    expect(await inOutbox()).toBe(0);
  });

  test('not when it was read on the screen first', async () => {
    const patient = await app.aPatient();
    await aPhone(patient);
    await tell(patient.id);
    await plan();
    await app.as(patient.cookie).post('/api/notices/read');
    await deliver();
    expect(await outcomes()).toEqual(['push dropped read-already 1']);
    await tell(patient.id);
    await app.as(patient.cookie).post('/api/notices/read');
    await work();
    expect([pushService.taken.length, await inOutbox()]).toEqual([0, 0]);
  });
});

describe('a text is sent', () => {
  test('to the number of the person, once under one key, with the secret of the clinic', async () => {
    const patient = await app.aPatient();
    await tell(patient.id, { kind: 'appointment', link: '/book#appointments' });
    await work();
    await work();
    expect(gateway.taken).toHaveLength(1);
    const [sent] = gateway.taken;
    const { id } = await app.db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow();
    expect([sent?.method, sent?.path, sent?.headers]).toMatchObject([
      'POST',
      '/sms',
      { 'x-api-key': 'of the clinic', 'idempotency-key': id, 'content-type': 'application/json' },
    ]);
    expect(JSON.parse(String(sent?.body))).toEqual({
      to: '+919820014477',
      text: 'Nadi: There is something new for you. Open the app, or phone us.',
    });
  });

  test('by WhatsApp to whoever chose it', async () => {
    const patient = await app.aPatient();
    await choose(patient, ({ messages }) => Object.assign(messages ?? {}, { whatsapp: true, push: false }));
    await aPhone(patient);
    await tell(patient.id);
    await work();
    expect(pushService.taken).toEqual([]);
    expect(gateway.taken.map(({ path }) => path)).toEqual(['/whatsapp']);
    expect(Object.fromEntries(new URLSearchParams(String(gateway.taken[0]?.body)))).toMatchObject({
      to: '+919820014477',
      text: 'Nadi: There is something new for you. Open the app, or phone us.',
    });
  });

  test('by nobody in a clinic that has set nothing up', async () => {
    const plain = await startTestApp({ beside: app, env: {} });
    const patient = await app.aPatient();
    await transaction(plain.db, (tx) =>
      notify(tx, plain.deps, {
        ...{ to: patient.id, kind: 'appointment', title: 'x', text: 'x', link: '/book' },
        mail: { subject: 'x', text: 'x' },
      }),
    );
    expect(await inOutbox()).toBe(0);
    const { sms, whatsapp } = makeChannels(plain.deps);
    for (const channel of [sms, whatsapp]) {
      expect(channel.isConfigured).toBe(false);
      const sending = channel.send({ id: '1', to: '+911', text: 'x' });
      await expect(sending).rejects.toMatchObject({ failure: 'refused', reason: 'not-set-up' });
    }
    await plain.close();
  });
});

describe('a mail', () => {
  test('is not written to whoever wants none of this kind', async () => {
    const patient = await app.aPatient();
    await choose(patient, ({ messages }) => Object.assign(messages ?? {}, { mail: false }));
    await tell(patient.id);
    await tell(patient.id, { kind: 'lab-result', link: '/record#results', mail: { subject: 'Result', text: 'x' } });
    await tell(patient.id, { kind: 'account', link: '/account', mail: { subject: 'Account', text: 'x' } });
    expect((await app.mails(patient.email)).map(({ subject }) => subject)).toEqual(['Result', 'Account']);
  });

  test('waits for the end of quiet hours, and is withdrawn when it is no longer true', async () => {
    app.clock.set(NIGHT);
    const patient = await app.aPatient();
    await tell(patient.id);
    await tell(patient.id, { dependsOn: 'offer:00000000-0000-4000-8000-000000000000' });
    await tell((await app.aDoctor({ email: 'night@mail.example' })).id);
    const send = () => deliverMails(app.deps, channels.mail, isStillTrue);
    await send();
    expect(post.received.map(({ to }) => to)).toEqual([['night@mail.example']]);
    app.clock.set(MORNING);
    await send();
    expect(post.received.map(({ to }) => to)).toEqual([['night@mail.example'], [patient.email]]);
    const notices = (await app.as(await app.login(patient)).get('/api/notices')).json();
    expect(notices.map(({ mail }: { mail: string | null }) => mail).toSorted()).toEqual([null, 'sent']);
  });
});

describe('in quiet hours', () => {
  test('everything waits for the morning, and what says the same is said once', async () => {
    app.clock.set(NIGHT);
    const patient = await app.aPatient();
    const phone = await aPhone(patient);
    for (const link of ['/messages/desk', '/messages'] as const) await tell(patient.id, { link });
    await tell(patient.id, { kind: 'appointment', link: '/book#appointments' });
    await work();
    app.clock.set(new Date(MORNING.getTime() - 1));
    await work();
    expect([pushService.taken.length, gateway.taken.length, await inOutbox()]).toEqual([0, 0, 3]);

    app.clock.set(MORNING);
    await work();
    expect(
      phone
        .received()
        .map(({ topic, link }) => `${topic} ${link}`)
        .toSorted(),
    ).toEqual(['messages /messages', 'visits /book#appointments']);
    expect(gateway.taken).toHaveLength(1);
  });

  test('an answered call for help and an offer for the same day ring all the same', async () => {
    app.clock.set(NIGHT);
    const patient = await app.aPatient();
    const phone = await aPhone(patient);
    await tell(patient.id, { kind: 'alert', link: undefined, mail: undefined });
    await tell(patient.id, { kind: 'appointment', link: '/book#waitlist', isUrgent: true });
    await tell(patient.id, { kind: 'appointment', link: '/book#waitlist' });
    await work();
    expect(
      phone
        .received()
        .map(({ topic, link }) => `${topic} ${link}`)
        .toSorted(),
    ).toEqual(['earlier-times /book#waitlist', 'urgent /dashboard']);
    expect(await inOutbox()).toBe(1);
  });

  test('what was read at night, or is no longer true, is not sent in the morning', async () => {
    app.clock.set(NIGHT);
    const patient = await app.aPatient();
    const phone = await aPhone(patient);
    await tell(patient.id);
    await tell(patient.id, {
      ...{ kind: 'reminder', link: '/book#appointments' },
      dependsOn: 'visit:00000000-0000-4000-8000-000000000000@2026-03-03T06:00:00.000Z=approved',
    });
    await work();
    const [message] = (await app.as(patient.cookie).get('/api/notices?limit=1')).json();
    await app.db.updateTable('notices').set({ read_at: NIGHT }).where('id', '<>', message.id).execute();
    await app.db.updateTable('notices').set({ read_at: NIGHT }).where('kind', '=', 'inbox').execute();
    await app.db.updateTable('notices').set({ read_at: null }).where('kind', '=', 'reminder').execute();
    app.clock.set(MORNING);
    await work();
    expect([phone.received(), gateway.taken]).toEqual([[], []]);
    expect(await outcomes()).toEqual(['push dropped no-longer-true 1', 'sms dropped no-longer-true 1']);
  });

  test('whoever turns them off is told at once what waited', async () => {
    app.clock.set(NIGHT);
    const patient = await app.aPatient();
    const phone = await aPhone(patient);
    await tell(patient.id);
    await work();
    expect(phone.received()).toEqual([]);
    const settings = (await app.as(patient.cookie).get('/api/notice-settings')).json();
    expect(settings.quietHours).toEqual({ isOn: true, from: '22:00', until: '07:00' });
    await app.as(patient.cookie).put('/api/notice-settings', {
      choices: settings.choices,
      quietHours: { isOn: false, from: '22:00', until: '07:00' },
    });
    await work();
    expect(phone.received()).toHaveLength(1);
  });
});

describe('a service that does not take it', () => {
  test('is asked again later, each time later, and not for ever; the administrator sees it', async () => {
    const patient = await app.aPatient();
    gateway.mood.status = 503;
    await tell(patient.id, { kind: 'appointment', link: '/book' });
    await work();
    expect([await outcomes(), await deliver()]).toEqual([['sms queued 1'], 0]);
    for (const minutes of [1, 2, 4, 8, 16]) {
      app.clock.advance(minutes * MINUTE_MS - 1);
      expect(await deliver()).toBe(0);
      app.clock.advance(1);
      expect(await deliver()).toBe(1);
    }
    expect(await outcomes()).toEqual(['sms failed answered-503 6']);
    expect(new Set(gateway.taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    app.clock.advance(24 * HOUR_MS);
    expect(await deliver()).toBe(0);

    const seen = (await app.as((await app.anAdministrator()).cookie).get('/api/admin/deliveries')).json();
    expect(seen).toEqual([
      expect.objectContaining({
        channel: 'sms',
        topic: 'visits',
        to: '…4477',
        state: 'failed',
        reason: 'answered-503',
      }),
    ]);
    expect(app.logged.join('')).toContain('notice not delivered');
    expect(app.logged.join('')).not.toMatch(/98200|of the clinic/);
  });

  test('and says that it never will is not asked again', async () => {
    const patient = await app.aPatient();
    gateway.mood.status = 401;
    await tell(patient.id, { kind: 'appointment', link: '/book' });
    await work();
    expect(await outcomes()).toEqual(['sms failed answered-401 1']);
  });

  test.each([404, 410])('a browser that is gone (%i) is forgotten', async (status) => {
    const patient = await app.aPatient();
    await aPhone(patient);
    pushService.mood.status = status;
    await tell(patient.id);
    await work();
    expect(await outcomes()).toEqual([`push dropped answered-${status} 1`]);
    expect((await app.as(patient.cookie).get('/api/notice-settings')).json()).toMatchObject({ isPushOnHere: false });
    await tell(patient.id);
    await work();
    expect(pushService.taken).toHaveLength(1);
  });
});

test('a push service that does not answer holds up nobody else, and gets no more than a few at a time, under however many names', async () => {
  const first = await app.aPatient();
  await aPhone(first);
  await tell(first.id);
  await plan();
  const { notice_id, account_id, topic } = await app.db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow();
  const waiting = Promise.withResolvers<void>();
  const stuck = { ...channels, push: { ...channels.push, send: () => waiting.promise } };
  const slow = makeNoticeDelivery(app.deps, stuck, isStillTrue);
  const { id: target_id } = await app.db.selectFrom('push_subscriptions').select('id').executeTakeFirstOrThrow();
  // Each tried once before: those are not said together.
  const to = (to_hint: string) => ({
    ...{ notice_id, account_id, topic, target_id, channel: 'push' as const, to_hint, attempts: 1 },
    ...{ queued_at: DAY, next_try_at: DAY },
  });
  const more = Array.from({ length: 29 }, (_none, at) => to(`push-${at}.dead${at % 3}.example`));
  await app.db.deleteFrom('deliveries').execute();
  await app.db.insertInto('deliveries').values(more).execute();

  // They are begun, and nobody waits for the answer.
  expect(await slow.begin()).toBe(20);
  expect(await slow.begin()).toBe(0);
  const makers = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
  await app.db
    .insertInto('deliveries')
    .values([...makers, 'sg2p.notify.windows.com'].map(to))
    .execute();
  expect(await slow.begin()).toBe(4);
  await app.db.insertInto('deliveries').values(to('fcm.googleapis.com.dead.example')).execute();
  expect(await slow.begin()).toBe(0);
  const other = await app.aPatient();
  await tell(other.id, { kind: 'appointment', link: '/book' });
  await plan();
  expect(await slow.begin()).toBe(1);
  await expect.poll(() => gateway.taken.length).toBe(1);

  waiting.resolve();
  await slow.stop();
  expect(await slow.begin()).toBe(10);
  await slow.stop();
  expect(new Set(await outcomes())).toEqual(new Set(['push sent 2', 'sms sent 1']));
});

describe('several servers', () => {
  test('at once tell each person once', async () => {
    const patients = await Promise.all(Array.from({ length: 12 }, () => app.aPatient()));
    for (const { id } of patients) await tell(id, { kind: 'appointment', link: '/book' });
    await Promise.all(Array.from({ length: 8 }, () => app.database.pool.query('select pg_sleep(0.05)')));
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        while ((await plan()) > 0);
        while ((await deliver()) > 0);
      }),
    );
    while ((await deliver()) > 0);
    expect(gateway.taken).toHaveLength(12);
    expect(new Set(gateway.taken.map(({ headers }) => headers['idempotency-key'])).size).toBe(12);
  });

  test('one that is killed between claiming and sending loses nothing: another sends it after a minute', async () => {
    const patient = await app.aPatient();
    await tell(patient.id, { kind: 'appointment', link: '/book' });
    await plan();
    // What a killed process leaves: claimed, and no word of what became of it.
    const killed = deliverNotices(
      app.deps,
      { ...channels, sms: { ...channels.sms, send: () => new Promise(() => {}) } },
      isStillTrue,
    );
    void killed;
    await expect.poll(outcomes).toEqual(['sms queued 1']);
    expect(await deliver()).toBe(0);
    app.clock.advance(MINUTE_MS);
    expect(await deliver()).toBe(1);
    expect(await outcomes()).toEqual(['sms sent 2']);
  });

  test('one that is killed while it plans leaves the notice in the outbox', async () => {
    const patient = await app.aPatient();
    await tell(patient.id, { kind: 'appointment', link: '/book' });
    const killed = transaction(app.db, async (tx) => {
      await planDeliveries({ ...app.deps, db: tx }, channels);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect([await inOutbox(), await outcomes()]).toEqual([1, []]);
    await work();
    expect(await outcomes()).toEqual(['sms sent 1']);
  });
});

test('whether something arrived is kept for a month', async () => {
  const patient = await app.aPatient();
  await tell(patient.id, { kind: 'appointment', link: '/book' });
  await work();
  app.clock.advance(29 * 24 * HOUR_MS);
  await purgeDeliveries(app.deps);
  expect(await outcomes()).toHaveLength(1);
  app.clock.advance(2 * 24 * HOUR_MS);
  await purgeDeliveries(app.deps);
  expect(await outcomes()).toEqual([]);
});
