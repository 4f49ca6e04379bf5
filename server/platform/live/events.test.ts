import { randomUUID } from 'node:crypto';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { CROWDED_OUT_MS, type LiveType } from '#contract/live.ts';
import { transaction } from '#server/db/transaction.ts';
import { startTestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { openStream, type TestStream, until } from '#server/testing-stream.ts';
import { publish, publishEnd } from '../events.ts';
import { makeEventHub, type Stream } from './event-hub.ts';

const app = await startTestApp();
afterAll(() => app.close());

/** Published last by a test, and by nothing else here. */
const LAST = 'duty';

type Listener = Person & { stream: TestStream };
async function listener(role: Role): Promise<Listener> {
  const person = await app.someone(role);
  const stream = await openStream(app, person.cookie);
  await until(() => stream.heard.length === 1);
  return { ...person, stream };
}
const notify = (to: { accounts?: string[]; roles?: Role[] }, type: LiveType = 'appointments', id = randomUUID()) =>
  transaction(app.db, (tx) => publish(tx, { type, id, to })).then(() => id);

/** Events arrive in order: once this has arrived, so has everything before it. */
async function everythingHasArrived(...listeners: Listener[]): Promise<void> {
  const id = await notify({ accounts: listeners.map((one) => one.id) }, LAST);
  const hasIt = ({ stream }: Listener) => stream.heard.some(({ data }) => data.id === id) || stream.isOver();
  await until(() => listeners.every(hasIt));
}
const newsOf = ({ stream }: Listener) => stream.news().filter(({ data }) => data.type !== LAST);

const streamOf = (sessionId: string, hears: Pick<Stream, 'write' | 'end'> & Partial<Stream>): Stream => ({
  ...{ sessionId, accountId: sessionId, role: 'staff', patientId: null, accessId: null, parts: null },
  ...{ network: sessionId, isWithheld: false, beat: () => {} },
  ...hears,
});

test('what is remembered for pages that are loading holds no more memory than its text', async () => {
  const frames: Uint8Array[] = [];
  const leave = app.hub.join(streamOf(randomUUID(), { write: (frame) => frames.push(frame), end: () => {} }), 0);
  const id = await notify({ roles: ['staff'] });
  const text = `event: change\ndata: ${JSON.stringify({ type: 'appointments', id })}\n\n`;
  await until(() => frames.some((frame) => Buffer.from(frame).toString() === text));
  leave();
  const frame = frames.find((one) => Buffer.from(one).toString() === text);
  expect(frame?.buffer.byteLength).toBe(text.length);
});

describe('who hears what', () => {
  test('a stream opens with the request to fetch once, and is an event stream', async () => {
    const { stream } = await listener('patient');
    expect(stream.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(stream.heard).toEqual([{ event: 'resync', data: {} }]);
    stream.close();
  });

  test('a page that says how long it has been loading hears what came meanwhile, and need not fetch the rest', async () => {
    const nurse = await app.aNurse();
    // The server must have listened for longer than the page loads and its request travels.
    await pause(1_500);
    const pageBegan = performance.now();
    await notify({ roles: ['doctor'] });
    const missed = await notify({ roles: ['staff'] }, 'messages');
    const stream = await openStream(app, nurse.cookie, {
      query: `?missed=${Math.ceil(performance.now() - pageBegan)}`,
    });
    await until(() => stream.heard.some(({ data }) => data.id === missed));
    const next = await notify({ accounts: [nurse.id] });
    await until(() => stream.heard.some(({ data }) => data.id === next));

    expect(stream.heard.filter(({ event }) => event === 'resync')).toEqual([]);
    expect(stream.heard.filter(({ data }) => data.id === missed)).toHaveLength(1);
    stream.close();
  });

  test.each([
    ['that has been open for longer than news is remembered', { query: '?missed=30001' }],
    ['whose browser was here before and comes back by itself', { query: '?missed=100', 'last-event-id': 'heard' }],
  ])('a page %s fetches everything anew', async (_, asked) => {
    const { cookie } = await app.aNurse();
    const stream = await openStream(app, cookie, asked);
    await until(() => stream.heard.length > 0);
    expect(stream.heard[0]).toEqual({ event: 'resync', data: {} });
    stream.close();
  });

  test('a stream has a beat whenever the sessions are looked at, so that a page knows that its line still holds', async () => {
    const { cookie } = await app.aNurse();
    const stream = await openStream(app, cookie);
    await app.hub.check();
    await app.hub.check();
    await until(() => stream.beats() >= 2);
    expect(stream.news()).toEqual([]);
    stream.close();
  });

  test('who asks for its headers alone gets an answer and holds no stream', async () => {
    await until(() => app.hub.count() === 0);
    const { cookie } = await app.aNurse();
    const answer = await fetch(`${await app.address()}/api/events`, { method: 'HEAD', headers: { cookie } });
    expect([answer.status, app.hub.count()]).toEqual([200, 0]);
  });

  test('only the person addressed, or everyone of the role addressed', async () => {
    const [asha, ravi] = [await listener('patient'), await listener('patient')];
    const [doctor, nurse] = [await listener('doctor'), await listener('staff')];
    const forAsha = await notify({ accounts: [asha.id] });
    const forWork = await notify({ roles: ['doctor', 'staff'] }, 'board');
    const forBoth = await notify({ accounts: [ravi.id], roles: ['doctor'] }, 'slots');
    await everythingHasArrived(asha, ravi, doctor, nurse);

    const change = (type: string, id: string) => ({ event: 'change', data: { type, id } });
    expect(newsOf(asha)).toEqual([change('appointments', forAsha)]);
    expect(newsOf(ravi)).toEqual([change('slots', forBoth)]);
    expect(newsOf(doctor)).toEqual([change('board', forWork), change('slots', forBoth)]);
    expect(newsOf(nurse)).toEqual([change('board', forWork)]);
    for (const { stream } of [asha, ravi, doctor, nurse]) stream.close();
  });

  test('a type and an id travel, and nothing else', async () => {
    const admin = await listener('admin');
    await app.as().post('/api/applications', {
      name: 'Dr. Zarina Quill',
      email: 'zarina@mail.example',
      phone: '+91 98200 14477',
      licenseNumber: 'KMC-777',
      department: 'Cardiology',
      message: 'I play the sitar.',
    });
    await everythingHasArrived(admin);
    const news = newsOf(admin);
    expect(news.map(({ data }) => data.type)).toEqual(expect.arrayContaining(['applications', 'mails']));
    for (const { data } of news) expect(Object.keys(data)).toEqual(['type', 'id']);
    admin.stream.close();
  });

  test('what is undone is told to nobody', async () => {
    const nurse = await listener('staff');
    const undone = transaction(app.db, async (tx) => {
      await publish(tx, { type: 'board', to: { roles: ['staff'] } });
      throw new Error('The lights went out.');
    });
    await expect(undone).rejects.toThrow();
    await everythingHasArrived(nurse);
    expect(newsOf(nurse)).toEqual([]);
    nurse.stream.close();
  });

  test('more people than one notice can hold all hear it, once', async () => {
    const [first, last] = [await listener('patient'), await listener('patient')];
    const crowd = Array.from({ length: 400 }, () => randomUUID());
    await notify({ accounts: [first.id, ...crowd, last.id], roles: ['doctor'] });
    await everythingHasArrived(first, last);
    expect([newsOf(first).length, newsOf(last).length]).toEqual([1, 1]);
    first.stream.close();
    last.stream.close();
  });
});

describe('a stream is as good as its session', () => {
  const ENDED = { event: 'ended', data: {} };

  test('it needs one', async () => {
    expect((await openStream(app, '')).status).toBe(401);
    const nurse = await app.aNurse();
    await app.as(nurse.cookie).post('/api/session/lock');
    expect((await openStream(app, nurse.cookie)).status).toBe(423);
  });

  test.each<[string, (nurse: Person, admin: Person) => Promise<unknown>]>([
    ['the person logs out', ({ cookie }) => app.as(cookie).post('/api/logout')],
    ['the person logs out everywhere', async (nurse) => app.as(await app.login(nurse)).post('/api/logout/everywhere')],
    ['the screen is locked', ({ cookie }) => app.as(cookie).post('/api/session/lock')],
    ['the account is disabled', ({ id }, admin) => app.as(admin.cookie).post(`/api/admin/accounts/${id}/disable`)],
    [
      'the role changes',
      ({ id }, { cookie }) => app.as(cookie).post(`/api/admin/accounts/${id}/role`, { role: 'admin' }),
    ],
  ])('it ends when %s', async (_what, happens) => {
    const [nurse, other] = [await listener('staff'), await listener('staff')];
    await happens(nurse, await app.anAdministrator());
    await nurse.stream.ended;
    expect(nurse.stream.news().at(-1)).toEqual(ENDED);
    await everythingHasArrived(other);
    expect(other.stream.isOver()).toBe(false);
    other.stream.close();
  });

  test('it ends by the clock: it never puts the idle lock off, nor does coming back to it', async () => {
    const nurse = await listener('staff');
    for (let minutes = 0; minutes < 15; minutes += 5) {
      await app.hub.check();
      expect(nurse.stream.isOver()).toBe(false);
      (await openStream(app, nurse.cookie)).close();
      await notify({ accounts: [nurse.id] });
      app.clock.advance(5 * 60_000);
    }
    await app.hub.check();
    await nurse.stream.ended;
    expect(nurse.stream.news().at(-1)).toEqual(ENDED);
    expect((await app.as(nurse.cookie).get('/api/sessions')).json().code).toBe('session_locked');
  });

  test('it stays when it was opened while the others were being checked', async () => {
    const heard: string[] = [];
    const aStream = (sessionId: string) =>
      streamOf(sessionId, {
        write: (frame) => void heard.push(`${sessionId} ${Buffer.from(frame)}`),
        end: () => void heard.push(`${sessionId} over`),
      });
    const hub = makeEventHub({
      url: app.database.url,
      log: app.deps.log,
      stillActing: async () => new Set(),
      mostPerAddress: 10,
      stillOpen: async () => {
        hub.join(aStream('late'), 0);
        return new Map();
      },
    });
    hub.join(aStream('early'), 0);
    heard.length = 0;

    await hub.check();

    expect(heard.filter((line) => line.startsWith('early'))).toHaveLength(2);
    expect(heard.filter((line) => line.startsWith('late') && !line.includes('resync'))).toEqual([]);
    expect(hub.count()).toBe(1);
    await hub.stop();
  });

  test('it ends when the role was changed while nobody listened', async () => {
    const nurse = await listener('staff');
    await app.db.updateTable('accounts').set({ role: 'admin' }).where('id', '=', nurse.id).execute();
    await app.hub.check();
    await nurse.stream.ended;
  });

  test('hundreds of sessions of one person end together', async () => {
    const nurse = await listener('staff');
    const others = Array.from({ length: 400 }, () => randomUUID());
    await transaction(app.db, (tx) => publishEnd(tx, { sessions: [...others, nurse.actor.sessionId] }));
    await nurse.stream.ended;
  });

  test('one browser holds a few at most; the oldest gives way', async () => {
    const nurse = await listener('staff');
    const more = [];
    for (let n = 0; n < 3; n += 1) more.push(await openStream(app, nurse.cookie));
    await nurse.stream.ended;
    expect(nurse.stream.news()).toEqual([]);
    expect(more.map((stream) => stream.isOver())).toEqual([false, false, false]);
    for (const stream of more) stream.close();
  });

  test('a browser that goes away is forgotten', async () => {
    await until(() => app.hub.count() === 0);
    const nurse = await listener('staff');
    expect(app.hub.count()).toBe(1);
    nurse.stream.close();
    await until(() => app.hub.count() === 0);
  });

  test('a browser that stops reading is let go, and does not fill the memory of the server', async () => {
    await until(() => app.hub.count() === 0);
    const nurse = await app.aNurse();
    const { port } = new URL(await app.address());
    const socket = net.connect(Number(port), '127.0.0.1');
    socket.write(`GET /api/events HTTP/1.1\r\nHost: clinic\r\nCookie: ${nurse.cookie}\r\n\r\n`);
    socket.pause();
    await until(() => app.hub.count() === 1);
    const long = 'x'.repeat(7_000);
    for (let news = 0; app.hub.count() === 1; news += 1) {
      await transaction(app.db, async (tx) => {
        for (let n = 0; n < 100; n += 1)
          await publish(tx, { type: 'board', id: `${news}.${n}.${long}`, to: { accounts: [nurse.id] } });
      });
    }
    socket.destroy();
  });
});

describe('a server holds so many streams and no more', () => {
  const CROWDED = { event: 'crowded', data: {} };

  /** Screens of a hub that nobody else listens at. */
  function makeScreens(mostPerAddress: number) {
    const never = { stillOpen: async () => new Map(), stillActing: async () => new Set<string>() };
    const hub = makeEventHub({ url: app.database.url, log: app.deps.log, mostPerAddress, ...never });
    const open = (of: Partial<Stream> = {}) => {
      const screen = { heard: [] as string[], isOver: false };
      const write = (frame: Uint8Array) => void screen.heard.push(Buffer.from(frame).toString());
      const end = () => {
        screen.isOver = true;
      };
      hub.join(streamOf(randomUUID(), { write, end, ...of }));
      return screen;
    };
    return { hub, open };
  }

  test('of one account twenty: the oldest gives way, and is told to ask by itself for a while', async () => {
    const { hub, open } = makeScreens(100);
    const accountId = randomUUID();
    const [oldest, ...others] = Array.from({ length: 20 }, () => open({ accountId }));
    const neighbour = open();
    expect([oldest?.isOver, hub.count()]).toEqual([false, 21]);

    const newest = open({ accountId });

    expect([oldest?.isOver, hub.count()]).toEqual([true, 21]);
    expect(oldest?.heard.at(-1)).toContain(`: ${CROWDED_OUT_MS}\nevent: crowded\n`);
    expect([...others, neighbour, newest].filter(({ isOver }) => isOver)).toEqual([]);
    await hub.stop();
  });

  test('of one address as many as the clinic says: a newcomer fetches everything once, and puts no neighbour out', async () => {
    const { hub, open } = makeScreens(2);
    const inside = [open({ network: '192.0.2.7' }), open({ network: '192.0.2.7' })];
    const elsewhere = open({ network: '192.0.2.8' });

    const newcomer = open({ network: '192.0.2.7' });

    expect(newcomer.heard.map((frame) => /event: (\w+)/.exec(frame)?.[1])).toEqual(['resync', 'crowded']);
    expect([newcomer.isOver, hub.count()]).toEqual([true, 3]);
    expect([...inside, elsewhere].filter(({ isOver }) => isOver)).toEqual([]);
    await hub.stop();
  });

  test('a nurse whose screen has no stream reads a call for help all the same', async () => {
    const crowded = await startTestApp({ env: { STREAMS_PER_ADDRESS: '1' } });
    const [first, nurse] = [await crowded.aNurse(), await crowded.aNurse()];
    const taken = await openStream(crowded, first.cookie);
    const refused = await openStream(crowded, nurse.cookie);
    await refused.ended;
    expect(refused.heard).toEqual([{ event: 'resync', data: {} }, CROWDED]);
    expect([taken.isOver(), crowded.hub.count()]).toEqual([false, 1]);

    const asha = await crowded.aPatient();
    const help = await crowded.as(asha.cookie).post('/api/alerts', { place: 'Waiting room' });

    expect(help.statusCode).toBeLessThan(300);
    const read = await crowded.as(nurse.cookie).get('/api/alerts');
    expect([read.statusCode, read.body.includes(asha.patientId)]).toEqual([200, true]);
    taken.close();
    await crowded.close();
  });
});

describe('when the connection to the news is lost', () => {
  const cut = () =>
    app.database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'nadi-events'`,
    );

  test('every stream is told to fetch anew, and hears again what comes after', async () => {
    const nurse = await listener('staff');
    await cut();
    await until(() => nurse.stream.heard.length === 2);
    expect(nurse.stream.heard[1]).toEqual({ event: 'resync', data: {} });
    const id = await notify({ accounts: [nurse.id] });
    await until(() => nurse.stream.news().some(({ data }) => data.id === id));
    nurse.stream.close();
  });

  test('whoever logged out meanwhile hears nothing more', async () => {
    const nurse = await listener('staff');
    await app.db
      .updateTable('sessions')
      .set({ ended_at: app.clock.now() })
      .where('account_id', '=', nurse.id)
      .execute();
    await cut();
    await nurse.stream.ended;
    expect(nurse.stream.heard.map(({ event }) => event)).toEqual(['resync', 'ended']);
  });
});
