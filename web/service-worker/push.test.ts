import { describe, expect, test } from 'vitest';
import { type ClickEvent, listenForPush, type PushEvent, type PushWorker } from './push.ts';

const ORIGIN = 'https://clinic.example';
const NEWS = { title: 'Nadi', body: 'You have a new message.', topic: 'messages', link: '/messages/desk', id: 'n1' };

type Listeners = { push?: (event: PushEvent) => void; notificationclick?: (event: ClickEvent) => void };

/** A browser around the worker that a test can look into. */
function startWorker(openPages: string[] = []) {
  const listeners: Listeners = {};
  const shown: { title: string; tag: string; renotify: boolean; body: string; data: { link: string; id: string } }[] =
    [];
  const seen: string[] = [];
  const worker: PushWorker = {
    addEventListener: (type: keyof Listeners, listener: never) => Object.assign(listeners, { [type]: listener }),
    location: { origin: ORIGIN },
    registration: {
      getNotifications: async ({ tag }) => shown.filter((one) => one.tag === tag),
      showNotification: async (title, options) => void shown.push({ ...(options as (typeof shown)[number]), title }),
    },
    clients: {
      matchAll: async () => openPages.map((url) => ({ url, focus: async () => void seen.push(`focused ${url}`) })),
      openWindow: async (address) => void seen.push(`opened ${address}`),
    },
  };
  listenForPush(worker);
  const waiting = <Event>(event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    return { event: { ...event, waitUntil: (given: Promise<unknown>) => (work = given) } as Event, done: () => work };
  };
  return {
    shown,
    seen,
    async push(data: PushEvent['data']) {
      const { event, done } = waiting<PushEvent>({ data });
      listeners.push?.(event);
      await done();
    },
    async tap(data: unknown) {
      let isClosed = false;
      const { event, done } = waiting<ClickEvent>({ notification: { close: () => (isClosed = true), data } });
      listeners.notificationclick?.(event);
      await done();
      return isClosed;
    },
  };
}

const saying = (news: unknown) => ({ json: () => news });

describe('a notice', () => {
  test('is shown as it came, in the place of the last of its kind, and rings', async () => {
    const worker = startWorker();
    await worker.push(saying(NEWS));
    await worker.push(saying({ ...NEWS, id: 'n2' }));
    expect(worker.shown.map(({ tag, renotify, data }) => [tag, renotify, data.id])).toEqual([
      ['messages', true, 'n1'],
      ['messages', true, 'n2'],
    ]);
    expect(worker.shown[0]).toMatchObject({ title: 'Nadi', body: 'You have a new message.' });
  });

  test('that is sent twice rings once', async () => {
    const worker = startWorker();
    await worker.push(saying(NEWS));
    await worker.push(saying(NEWS));
    expect(worker.shown.map(({ renotify }) => renotify)).toEqual([true, false]);
  });

  test.each([
    ['nothing', null],
    ['no words', saying({ topic: 'messages' })],
    [
      'no JSON',
      {
        json: () => {
          throw new SyntaxError('no');
        },
      },
    ],
  ])('that holds %s still says that there is news', async (_what, data) => {
    const worker = startWorker();
    await worker.push(data);
    expect(worker.shown).toMatchObject([{ title: 'Nadi', body: 'There is news for you. Open the app to see it.' }]);
  });
});

describe('a tap', () => {
  test('opens the screen and closes the notice', async () => {
    const worker = startWorker([`${ORIGIN}/book`]);
    expect(await worker.tap({ link: '/messages/desk' })).toBe(true);
    expect(worker.seen).toEqual([`opened ${ORIGIN}/messages/desk`]);
  });

  test('goes to the page if it is open already', async () => {
    const worker = startWorker([`${ORIGIN}/book`, `${ORIGIN}/messages/desk`]);
    await worker.tap({ link: '/messages/desk' });
    expect(worker.seen).toEqual([`focused ${ORIGIN}/messages/desk`]);
  });

  test.each([undefined, null, {}, { link: 'https://evil.example/' }, { link: '//evil.example' }, { link: 7 }])(
    'never leads out of the app: %j',
    async (data) => {
      const worker = startWorker();
      await worker.tap(data);
      expect(worker.seen).toEqual([`opened ${ORIGIN}/dashboard`]);
    },
  );
});
