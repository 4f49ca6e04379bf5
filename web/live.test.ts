import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CROWDED_OUT_MS, STREAM_ON_ITS_WAY_MS, STREAM_SILENT_MS } from '#contract/live.ts';
import { apply, type LiveMessage, listen } from './live.ts';

function staleAfter(news: LiveMessage) {
  const client = new QueryClient();
  client.setQueryData(['me'], {});
  client.setQueryData(['mails', 'kept'], []);
  client.setQueryData(['applications'], []);
  client.setQueryDefaults(['clinic'], { meta: { isFixed: true } });
  client.setQueryData(['clinic'], {});
  apply(client, news);
  return client
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.isInvalidated)
    .map((query) => query.queryKey[0]);
}

test('news about one kind of thing makes the lists of that kind be fetched again', () => {
  expect(staleAfter({ kind: 'change', type: 'mails' })).toEqual(['mails']);
});

test('a list that holds more than one kind of thing follows the news about each', () => {
  const client = new QueryClient();
  client.setQueryDefaults(['board'], { meta: { follows: ['appointments'] } });
  client.setQueryData(['board'], {});

  apply(client, { kind: 'change', type: 'appointments' });

  expect(client.getQueryState(['board'])?.isInvalidated).toBe(true);
});

test('after a gap everything is fetched again, except what never changes', () => {
  expect(staleAfter({ kind: 'resync' })).toEqual(['me', 'mails', 'applications']);
});

test('at the end of the session it asks who is logged in', () => {
  expect(staleAfter({ kind: 'ended' })).toEqual(['me']);
});

test('news that comes while the first answer is on its way is not lost: the list is asked for again', async () => {
  const client = new QueryClient();
  const answers = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  let asked = 0;
  const list = new QueryObserver(client, {
    queryKey: ['messages'],
    queryFn: () => answers[asked++]?.promise ?? [],
  });
  const stop = list.subscribe(() => undefined);

  apply(client, { kind: 'change', type: 'messages' });
  answers[0]?.resolve(['what was there before']);
  answers[1]?.resolve(['what was there before', 'the new one']);

  await expect.poll(() => client.getQueryData(['messages'])).toContain('the new one');
  expect(asked).toBe(2);
  stop();
});

/** Streams and timers of a tab that holds the lock. */
function listening() {
  const streams: FakeStream[] = [];
  class FakeStream extends EventTarget {
    onopen?: () => void;
    isClosed = false;
    constructor() {
      super();
      streams.push(this);
    }
    close() {
      this.isClosed = true;
    }
  }
  vi.stubGlobal('EventSource', FakeStream);
  const locks = { request: async (_name: string, _options: object, held: () => Promise<void>) => held() };
  vi.stubGlobal('navigator', { locks });
  const told: LiveMessage[] = [];
  const stop = listen((news) => told.push(news));
  return { streams, told, stop };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a stream that the server ended is opened again, unless the page finds that nobody is there', () => {
  vi.useFakeTimers();
  const { streams, told, stop } = listening();

  streams[0]?.dispatchEvent(new Event('ended'));
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([{ kind: 'ended' }]);
  expect(streams).toHaveLength(2);

  streams[1]?.dispatchEvent(new Event('ended'));
  stop();
  vi.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(2);
});

test('a page for which there is no room asks again after half a minute, not at once', () => {
  vi.useFakeTimers();
  const { streams, told, stop } = listening();

  streams[0]?.dispatchEvent(new Event('resync'));
  streams[0]?.dispatchEvent(new Event('crowded'));
  vi.advanceTimersByTime(CROWDED_OUT_MS - 1);
  expect(streams).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(streams).toHaveLength(2);
  streams[1]?.dispatchEvent(new Event('resync'));

  expect(told).toEqual([{ kind: 'resync' }, { kind: 'resync' }]);
  stop();
});

test('a stream whose line broke unseen is opened again after 45 seconds without a beat, and one that lives is not', () => {
  vi.useFakeTimers();
  const { streams, told, stop } = listening();
  for (let beats = 0; beats < 8; beats += 1) {
    streams[0]?.dispatchEvent(new Event('beat'));
    vi.advanceTimersByTime(15_000);
  }
  expect(streams).toHaveLength(1);

  vi.advanceTimersByTime(STREAM_SILENT_MS);
  expect(streams).toHaveLength(2);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  // The server begins it with what to do about the gap.
  streams[1]?.dispatchEvent(new Event('resync'));
  expect(told).toEqual([{ kind: 'resync' }]);
  vi.advanceTimersByTime(STREAM_SILENT_MS);
  expect(streams).toHaveLength(3);
  stop();
  vi.advanceTimersByTime(10 * STREAM_SILENT_MS);
  expect(streams).toHaveLength(3);
});

test('a stream of a server that sends no beats is left alone', () => {
  vi.useFakeTimers();
  const { streams, stop } = listening();
  streams[0]?.dispatchEvent(new Event('resync'));
  vi.advanceTimersByTime(10 * STREAM_SILENT_MS);
  expect(streams).toHaveLength(1);
  stop();
});

describe('while a page loads on a slow network', () => {
  /** What a tab is told by a stream that opened after so long. */
  function toldWhenOpenedAfter(ms: number): LiveMessage[] {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { streams, told, stop } = listening();
    vi.advanceTimersByTime(ms);
    streams[0]?.onopen?.();
    stop();
    return told;
  }

  test('a stream that opens at once has told what came meanwhile', () => {
    expect(toldWhenOpenedAfter(STREAM_ON_ITS_WAY_MS)).toEqual([]);
  });

  test('a stream that opens late may have missed news: everything is fetched again', () => {
    expect(toldWhenOpenedAfter(STREAM_ON_ITS_WAY_MS + 1)).toEqual([{ kind: 'resync' }]);
  });
});
