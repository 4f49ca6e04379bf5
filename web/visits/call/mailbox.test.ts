import { expect, test } from 'vitest';
import { ApiRefusal } from '#web/refusal.ts';
import { makeMailbox, type Post } from './mailbox.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('what could not be sent is sent again in order, and a new beginning drops what is old', async () => {
  const arrived: string[] = [];
  let isDown = true;
  const post: Post = {
    send: async (_to, signals) => {
      if (isDown) throw new TypeError('no network');
      arrived.push(...signals.map(({ signal }) => JSON.parse(signal).round));
    },
    take: async () => ({ signals: [] }),
  };
  const mailbox = makeMailbox({ post, onSignal: () => undefined, onRefused: () => undefined });
  mailbox.send('p', { round: 'old' }, true);
  await settled();
  mailbox.send('p', { round: 'new' }, true);
  mailbox.send('p', { round: 'after' }, false);
  await settled();
  expect(arrived).toEqual([]);
  isDown = false;
  await mailbox.flush();
  expect(arrived).toEqual(['new', 'after']);
});

test('what came is told once, and acknowledged with the next question', async () => {
  const heard: string[] = [];
  const asked: number[] = [];
  const kept = [1, 2].map((place) => ({ place, from: 'p', signal: JSON.stringify({ round: `r${place}` }) }));
  const post: Post = {
    send: async () => undefined,
    take: async (had) => {
      asked.push(had);
      // The acknowledgement of the first was lost: it comes again.
      return { signals: asked.length > 2 ? [] : kept };
    },
  };
  const mailbox = makeMailbox({ post, onSignal: (_from, { round }) => heard.push(round), onRefused: () => undefined });
  await mailbox.fetchNew();
  expect([heard, asked]).toEqual([
    ['r1', 'r2'],
    [0, 2, 2],
  ]);
});

test('a seat that another tab took is told', async () => {
  const refused = ApiRefusal.from(new Response(null, { status: 409 }), { code: 'seat_taken', message: '' }, undefined);
  const why: string[] = [];
  const post: Post = { send: async () => undefined, take: () => Promise.reject(refused) };
  await makeMailbox({ post, onSignal: () => undefined, onRefused: (reason) => why.push(reason) }).fetchNew();
  expect(why).toEqual(['seat_taken']);
});

test('whoever waits for a slow answer keeps nobody else waiting, and how slow it is is known', async () => {
  const arrived: string[] = [];
  let answer = () => {};
  const post: Post = {
    send: (to) => {
      arrived.push(to);
      return to === 'slow' ? new Promise<void>((resolve) => (answer = resolve)) : Promise.resolve();
    },
    take: async () => ({ signals: [] }),
  };
  const mailbox = makeMailbox({ post, onSignal: () => undefined, onRefused: () => undefined });
  mailbox.send('slow', { round: 'r' }, true);
  mailbox.send('quick', { round: 'r' }, true);
  await settled();
  expect([arrived, mailbox.isAllSent('slow'), mailbox.isAllSent('quick')]).toEqual([['slow', 'quick'], false, true]);
  await new Promise((resolve) => setTimeout(resolve, 30));
  answer();
  await settled();
  expect(mailbox.isAllSent('slow')).toBe(true);
  expect(mailbox.passageMs()).toBeGreaterThanOrEqual(25);
  mailbox.forgetPassages();
  expect(mailbox.passageMs()).toBe(0);
});
