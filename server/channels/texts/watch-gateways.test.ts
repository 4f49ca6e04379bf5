import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import type { Overview } from '#contract/overview.ts';
import { isStillTrue } from '#server/appointments/still-true.ts';
import { transaction } from '#server/db/transaction.ts';
import { notify } from '#server/notices/notify.ts';
import { startTestApp } from '#server/testing-app.ts';
import { deliverNotices } from '../deliver-notices.ts';
import { makeChannels } from '../make-channels.ts';
import { planDeliveries } from '../plan-deliveries.ts';
import { openTaker } from '../testing.ts';
import { type GatewayFigures, gatewayState } from './gateway-state.ts';
import { watchGateways } from './watch-gateways.ts';

const gateway = await openTaker();
const app = await startTestApp({ env: { SMS_URL: `${gateway.url}/sms` } });
const admins = [await app.anAdministrator(), await app.anAdministrator()];
const patient = await app.aPatient();
afterAll(async () => {
  await app.close();
  await gateway.close();
});

/** 14:30 in the clinic. */
const DAY = new Date('2026-03-02T09:00:00Z');
const channels = makeChannels(app.deps);

beforeEach(async () => {
  app.clock.set(DAY);
  await app.db.deleteFrom('deliveries').execute();
  await app.db.deleteFrom('notices').where('kind', '=', 'gateway').execute();
  gateway.mood.status = 200;
});

const deliver = () => deliverNotices(app.deps, channels, isStillTrue);
async function text() {
  await transaction(app.db, (tx) =>
    notify(tx, app.deps, {
      ...{ to: patient.id, kind: 'appointment', title: 'A visit', text: 'It moved.', link: '/book' },
      mail: { subject: 'A visit', text: 'Log in.' },
    }),
  );
  await planDeliveries(app.deps, channels);
  await deliver();
}

const told = async () =>
  (await app.db.selectFrom('notices').selectAll().where('kind', '=', 'gateway').execute()).map(
    ({ account_id }) => account_id,
  );
const watch = async () => {
  await watchGateways(app.deps, channels);
  return told();
};
const partNow = async () => {
  const { cookie } = await app.anAdministrator();
  const { parts } = (await app.as(cookie).get('/api/admin/overview')).json<Overview>();
  return parts.find(({ part }) => part === 'sms');
};
const everybody = () =>
  app.db
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .execute()
    .then((all) => all.map(({ id }) => id));

describe('a service for texts that takes none', () => {
  test('is told to every administrator once, with nothing of a patient, and again only after it had worked', async () => {
    gateway.mood.status = 503;
    await text();
    for (const minutes of [1, 2]) {
      app.clock.advance(minutes * MINUTE_MS);
      await deliver();
      expect(await watch()).toEqual([]);
    }
    app.clock.advance(4 * MINUTE_MS);
    await deliver();
    const all = (await everybody()).toSorted();
    expect(all).toEqual(expect.arrayContaining(admins.map(({ id }) => id)));
    expect((await watch()).toSorted()).toEqual(all);
    expect(await watch()).toHaveLength(all.length);
    const { cookie } = admins[0] as { cookie: string };
    const notices = (await app.as(cookie).get('/api/notices')).body;
    expect(notices).toContain('SMS texts do not leave');
    expect(notices).not.toMatch(/4477|A visit|It moved/);

    gateway.mood.status = 200;
    app.clock.advance(8 * MINUTE_MS);
    await deliver();
    expect(await partNow()).toMatchObject({ state: 'well', figure: 'on time' });
    gateway.mood.status = 503;
    app.clock.advance(MINUTE_MS);
    await text();
    app.clock.advance(6 * MINUTE_MS);
    await deliver();
    const before = all.length;
    expect((await watch()).length).toBeGreaterThan(before);
  });

  test('because the secret is wrong, is told at the first text, and the overview names it', async () => {
    gateway.mood.status = 401;
    await text();
    expect(await watch()).not.toEqual([]);
    expect(await partNow()).toEqual({
      ...{ part: 'sms', state: 'down', figure: 'takes none', note: '0 sent in 24 hours, none waiting' },
    });
  });

  test('but for one number that it does not know, is not told: others leave', async () => {
    gateway.mood.status = 400;
    await text();
    expect(await watch()).toEqual([]);
    expect(await partNow()).toMatchObject({ state: 'weak', figure: '1 did not leave' });
  });

  test('by a clinic that has set up no WhatsApp is not looked for there', async () => {
    const { parts } = (await app.as((await app.anAdministrator()).cookie).get('/api/admin/overview')).json<Overview>();
    expect(parts.map(({ part }) => part)).toEqual(['database', 'mail', 'sms', 'disk', 'ai', 'live']);
  });
});

const ago = (ms: number) => new Date(DAY.getTime() - ms);
const FIGURES: GatewayFigures = {
  ...{ sentToday: 3, failedToday: 0, waiting: 0, oldestWaitingAt: null, lastSentAt: ago(HOUR_MS), turnedAwayAt: null },
};

test.each<[string, Partial<GatewayFigures>, string]>([
  ['is well when all are taken', {}, 'well'],
  ['is well where none was ever sent', { lastSentAt: null, sentToday: 0 }, 'well'],
  ['is well while one waits for its third try', { waiting: 1, oldestWaitingAt: ago(3 * MINUTE_MS) }, 'well'],
  [
    'is down when none was taken since the oldest was written',
    { waiting: 1, oldestWaitingAt: ago(6 * MINUTE_MS) },
    'down',
  ],
  ['is down when it never took one', { waiting: 1, oldestWaitingAt: ago(6 * MINUTE_MS), lastSentAt: null }, 'down'],
  [
    'wants a look when one waits and others are taken',
    { waiting: 1, oldestWaitingAt: ago(6 * MINUTE_MS), lastSentAt: ago(MINUTE_MS) },
    'weak',
  ],
  ['wants a look after one that failed', { failedToday: 1 }, 'weak'],
  ['is down when it turned one away since then', { failedToday: 1, turnedAwayAt: ago(MINUTE_MS) }, 'down'],
])('a service for texts %s', (_what, about, state) => {
  expect(gatewayState({ ...FIGURES, ...about }, DAY)).toBe(state);
});
