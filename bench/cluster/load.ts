// People at work while servers come and go: they read, write with a key and without one, and listen. Each request travels on
// a connection of its own and counts once; a write with a key is sent again until it is acknowledged, as the web app does.
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { newBooking, newRegistration, type Write } from '../acknowledged-writes.ts';
import type { FreeSlot } from '../free-slots.ts';
import type { BenchPatient } from '../many-patients.ts';

const REST_MS = 50;
const AGAIN_MS = 250;
const LONGEST_MS = 15_000;
/** As the server asks browsers to. */
const REOPEN_MS = 2_000;

type Kind = 'reads' | 'writes with a key' | 'writes without a key';
export type Request = { kind: Kind; endedAt: number; ms: number; failure: string | null };
export type Supply = { patients: BenchPatient[]; slots: FreeSlot[] };

export type Load = {
  requests: readonly Request[];
  writes: readonly Write[];
  openStreams(): number;
  streams: number;
  /** Answers how often somebody with a session was told to log in. */
  sessionsLost(): number;
  stop(): Promise<void>;
};

export function startLoad(port: number, supply: Supply): Load {
  const requests: Request[] = [];
  const writes: Write[] = [];
  const stopping = new AbortController();
  const isOver = () => stopping.signal.aborted;
  let sessionsLost = 0;

  async function ask(kind: Kind, request: Asked): Promise<Answer> {
    const from = performance.now();
    const answer = await askOnce(port, request);
    const endedAt = performance.now();
    const isWell = answer.status >= 200 && answer.status < 300;
    requests.push({ kind, endedAt, ms: endedAt - from, failure: isWell ? null : failureOf(answer) });
    if (answer.status === 401) sessionsLost += 1;
    return answer;
  }

  async function write(kind: Kind, one: Write): Promise<void> {
    const { status, text } = await ask(kind, { method: 'POST', path: one.path, headers: one.headers, body: one.body });
    if (status !== 201) return;
    const said = JSON.parse(text) as { pud?: string; id?: string };
    one.acknowledged = (one.kind === 'booking' ? said.id : said.pud) ?? null;
  }

  /** Each slot once, and the patients in turn: nobody has more than three requests waiting. */
  function nextBooking(): Write | null {
    const slot = supply.slots.pop();
    const patient = supply.patients[supply.slots.length % supply.patients.length];
    return slot && patient ? newBooking(slot, patient) : null;
  }

  async function keepReading(cookie: string): Promise<void> {
    for (; !isOver(); await pause(REST_MS)) await ask('reads', { method: 'GET', path: '/api/me', headers: { cookie } });
  }

  async function keepWriting(next: () => Write | null, restMs: number): Promise<void> {
    for (let one = next(); one && !isOver(); one = next()) {
      writes.push(one);
      await write('writes with a key', one);
      // Also after the end: what was begun is brought to an end.
      for (let tries = 0; one.acknowledged === null && tries < 200; tries += 1) {
        await pause(AGAIN_MS);
        await write('writes with a key', one);
      }
      await pause(restMs);
    }
  }

  async function keepWritingOnce(): Promise<void> {
    for (let one = nextBooking(); one && !isOver(); one = nextBooking()) {
      const { 'idempotency-key': _, ...headers } = one.headers;
      const unkeyed = { ...one, headers };
      writes.push(unkeyed);
      await write('writes without a key', unkeyed);
      await pause(REST_MS);
    }
  }

  const readers = supply.patients.slice(0, 2);
  const listeners = supply.patients.slice(2, 5).map(({ cookie }) => keepListening(port, cookie, stopping.signal));
  const working = [
    ...readers.map(({ cookie }) => keepReading(cookie)),
    ...Array.from({ length: 2 }, () => keepWriting(nextBooking, REST_MS)),
    keepWriting(newRegistration, 500),
    ...Array.from({ length: 2 }, keepWritingOnce),
  ];
  return {
    requests,
    writes,
    streams: listeners.length,
    openStreams: () => listeners.filter((isOpen) => isOpen()).length,
    sessionsLost: () => sessionsLost,
    async stop() {
      stopping.abort();
      await Promise.all(working);
    },
  };
}

type Asked = { method: string; path: string; headers: Record<string, string>; body?: object };
type Answer = { status: number; text: string };

/** Only our own refusals have the id of a request: the others are nginx's. */
const failureOf = ({ status, text }: Answer): string =>
  status === 0 ? text : `${status} of ${text.includes('"requestId"') ? 'Nadi' : 'nginx'}`;

/** Status 0: no answer came, and the text says why. */
function askOnce(port: number, { method, path, headers, body }: Asked): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const content = body === undefined ? undefined : JSON.stringify(body);
  const sent = http.request(
    {
      ...{ host: '127.0.0.1', port, method, path, agent: false, signal: AbortSignal.timeout(LONGEST_MS) },
      headers: {
        ...headers,
        ...(content ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) } : {}),
      },
    },
    (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', (error) => resolve({ status: 0, text: error.message }));
    },
  );
  sent.on('error', (error) => resolve({ status: 0, text: 'code' in error ? String(error.code) : error.message }));
  sent.end(content);
  return promise;
}

/** As an EventSource with the web app behind it: opened again whenever it ends. Answers whether it is open. */
function keepListening(port: number, cookie: string, stopped: AbortSignal): () => boolean {
  let isOpen = false;
  const open = () => {
    if (stopped.aborted) return;
    const again = () => {
      isOpen = false;
      setTimeout(open, REOPEN_MS).unref();
    };
    const request = http.get(
      { host: '127.0.0.1', port, path: '/api/events', agent: false, headers: { cookie }, signal: stopped },
      (response) => {
        isOpen = response.statusCode === 200;
        response.resume().on('error', () => {});
        response.once('close', again);
      },
    );
    request.once('error', again);
  };
  open();
  return () => isOpen;
}
