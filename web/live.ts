// Live updates: one stream per browser. A lock picks the tab that listens; a channel tells the others.
import type { Query, QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  CROWDED_OUT_MS,
  type LiveEvent,
  type LiveType,
  STREAM_ON_ITS_WAY_MS,
  STREAM_SILENT_MS,
} from '#contract/live.ts';
import { actingFor, addressFor } from './acting-for.ts';
import { backOff } from './query-client.ts';

/** What a tab does with what the stream said. Only names and ids travel; content is fetched, and checked, anew. */
export type LiveMessage = { kind: 'change'; type: LiveType } | { kind: 'resync' } | { kind: 'ended' };

// Tabs for different people share no stream: each hears of its own.
const CHANNEL = ['nadi-live', actingFor()].filter(Boolean).join(':');
const LOCK = CHANNEL;

export function useLive(isOn: boolean) {
  const queryClient = useQueryClient();
  useEffect(() => (isOn ? listen((news) => apply(queryClient, news)) : undefined), [queryClient, isOn]);
}

/** Query keys begin with the type of what they hold: ['mails', …]. What holds more than that says so: meta.follows. */
export function apply(queryClient: QueryClient, news: LiveMessage) {
  if (news.kind === 'change')
    fetchAgain(queryClient, ({ queryKey, meta }) => queryKey[0] === news.type || !!meta?.follows?.includes(news.type));
  if (news.kind === 'ended') void queryClient.invalidateQueries({ queryKey: ['me'] });
  // What never changes while the server runs is not fetched again.
  if (news.kind === 'resync') fetchAgain(queryClient, ({ meta }) => !meta?.isFixed);
}

/** A first answer that is still on its way may be older than the event, and would count as the newest: it is asked again. */
function fetchAgain(queryClient: QueryClient, predicate: (query: Query) => boolean) {
  const onTheirWay = queryClient
    .getQueryCache()
    .findAll({ predicate, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined);
  void queryClient.invalidateQueries({ predicate });
  for (const query of onTheirWay) {
    const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    query.fetch().then(again, again);
  }
}

/** Listens until the returned function is called. */
export function listen(tell: (news: LiveMessage) => void): () => void {
  const stopped = new AbortController();
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => tell(data);
  const tellAll = (news: LiveMessage) => {
    tell(news);
    if (!stopped.signal.aborted) channel.postMessage(news);
  };
  // The lock is held until this tab stops; then the next tab in line takes over. A hidden tab keeps listening for the
  // others.
  navigator.locks
    .request(LOCK, { signal: stopped.signal }, () => readStream(tellAll, stopped.signal))
    .catch(() => {
      // Stopped while it waited in line.
    });
  return () => {
    stopped.abort();
    channel.close();
  };
}

/** Reads until stopped. An opening begins with what the page missed so far, or with a resync: a gap is never silent. */
function readStream(tellAll: (news: LiveMessage) => void, stopped: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout>;
  let silence: ReturnType<typeof setTimeout>;
  let hasBeats = false;
  let failures = 0;
  let address = addressFor(`/api/events?missed=${Math.ceil(performance.now())}`);
  /** If nobody is, the page stops listening. If somebody is, silence would look like no news: it listens again. */
  const askWhoIsThere = () => {
    tellAll({ kind: 'ended' });
    retry = setTimeout(open, backOff(failures++));
  };
  /** A line that broke unseen looks like no news. A server of before has no beats: then nothing is missed. */
  const heard = () => {
    clearTimeout(silence);
    if (hasBeats) silence = setTimeout(open, STREAM_SILENT_MS);
  };
  const leave = () => {
    clearTimeout(silence);
    source?.close();
  };
  const open = () => {
    leave();
    heard();
    const askedAt = performance.now();
    const opened = new EventSource(address);
    source = opened;
    address = addressFor('/api/events');
    opened.onopen = () => {
      failures = 0;
      // The server counted back from when it was asked: what came while a slow request was on its way is not told.
      if (performance.now() - askedAt > STREAM_ON_ITS_WAY_MS) tellAll({ kind: 'resync' });
    };
    const on = (name: string, act: (event: MessageEvent) => void) =>
      opened.addEventListener(name, (event) => {
        heard();
        act(event);
      });
    on('beat', () => {
      hasBeats = true;
    });
    on('change', ({ data }) => tellAll({ kind: 'change', type: (JSON.parse(data) as LiveEvent).type }));
    on('resync', () => tellAll({ kind: 'resync' }));
    on('ended', () => {
      leave();
      askWhoIsThere();
    });
    // A new stream begins with a resync: so the page asks anew each time, whether it may stay or not.
    on('crowded', () => {
      leave();
      retry = setTimeout(open, CROWDED_OUT_MS);
    });
    opened.onerror = () => {
      // A dropped line is reopened by the browser itself; a refused one is not.
      if (opened.readyState !== EventSource.CLOSED) return;
      leave();
      askWhoIsThere();
    };
  };
  open();
  stopped.addEventListener('abort', () => {
    clearTimeout(retry);
    leave();
    resolve();
  });
  return promise;
}
