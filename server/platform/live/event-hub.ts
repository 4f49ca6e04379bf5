// Holds the open streams of this server and sends each its events. One connection listens for all of them; when it is
// lost it is opened again, and every stream is told to fetch anew, because notices sent in between are gone.
import pg from 'pg';
import type { AccessPart, Role } from '#contract/endpoint.ts';
import { CROWDED_OUT_MS, type LiveType, STREAM_ON_ITS_WAY_MS } from '#contract/live.ts';
import { socketOf } from '#server/db/connect.ts';
import { CHANNEL, type LiveEvent } from '../events.ts';
import type { Log } from '../logger.ts';
import { writeTogether } from './write-together.ts';

export type Stream = {
  sessionId: string;
  accountId: string;
  role: Role;
  /** The household, or the clinic, from whose address it was opened. */
  network: string;
  /** The patient whose screens it is for; with `accessId`, someone else's. */
  patientId: string | null;
  accessId: string | null;
  /** What was shared with whoever listens; null: it is their own. */
  parts: readonly AccessPart[] | null;
  /** What is confidential does not exist for whoever listens. */
  isWithheld: boolean;
  write(frame: Uint8Array): void;
  beat(): void;
  end(): void;
};

/** A change as it is sent: its frame is made once for all streams. */
type Change = Pick<Extract<LiveEvent, { kind: 'change' }>, 'accounts' | 'roles' | 'patients' | 'type'> & {
  frame: Uint8Array;
};

export type EventHub = ReturnType<typeof makeEventHub>;

type Needs = {
  url: string;
  log: Log;
  /** Which of these sessions may still listen, and in which role: asked regularly, because a session can also end by the clock. */
  stillOpen(sessionIds: string[]): Promise<Map<string, Role>>;
  /** Which of these may still act for the person: time and age end it, too. */
  stillActing(accessIds: string[]): Promise<ReadonlySet<string>>;
  /** All screens of a clinic may share one address. */
  mostPerAddress: number;
  checkEveryMs?: number;
};

// A browser shares one stream among its tabs; a second is a tab that lost the lock for a moment.
const STREAMS_PER_SESSION = 3;
// More browsers than one person sits at: logins that were forgotten, or somebody who fills the server.
const STREAMS_PER_ACCOUNT = 20;
const LONGEST_WAIT_MS = 5_000;
/** How long events are kept for pages that are still loading. */
const REMEMBERED_MS = 30_000;

/** Told at once also to those from whom something is withheld: none of these can be confidential. */
const NEVER_CONFIDENTIAL: readonly LiveType[] = ['alerts', 'vaccines'];

/** Whoever may act for someone at all may call for help for them. */
const FOR_EVERY_SHARE: readonly LiveType[] = ['alerts', 'family'];

/** What belongs to a part that can be shared by itself; of anything else only those hear with whom everything is shared. */
const PART_OF: Partial<Record<LiveType, AccessPart>> = {
  ...{ appointments: 'appointments', waitlist: 'appointments', slots: 'appointments' },
  'lab-orders': 'results',
  ...{ doses: 'medicines', prescriptions: 'medicines', repeats: 'medicines' },
  inbox: 'messages',
};

function isShared(parts: Stream['parts'], type: LiveType): boolean {
  if (parts === null || parts.includes('everything') || FOR_EVERY_SHARE.includes(type)) return true;
  const part = PART_OF[type];
  return part !== undefined && parts.includes(part);
}

const RESYNC = frameOf('resync', {});
const ENDED = frameOf('ended', {});
/** For a while the page is on its own: then it fetches everything anew and asks for a stream again. */
const CROWDED = withRetry(frameOf('crowded', {}), CROWDED_OUT_MS);

export function makeEventHub({ url, log, stillOpen, stillActing, mostPerAddress, checkEveryMs = 15_000 }: Needs) {
  const streams = new Set<Stream>();
  const together = writeTogether<Stream>();
  let listener: pg.Client | null = null;
  /** Also while it is being opened. */
  let latest: pg.Client | null = null;
  let isStopped = false;
  let retry: NodeJS.Timeout | undefined;
  let listeningSince = Number.POSITIVE_INFINITY;
  let recent: { at: number; change: Change }[] = [];

  async function listen(wait = 100): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'nadi-events',
      keepAlive: true,
      connectionTimeoutMillis: LONGEST_WAIT_MS,
    });
    latest = client;
    client.on('error', () => {});
    client.on('notification', ({ payload }) => dispatch(JSON.parse(payload ?? 'null') as LiveEvent));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch {
      await client.end().catch(() => {});
      return again(Math.min(wait * 2, LONGEST_WAIT_MS));
    }
    if (isStopped) return client.end();
    listener = client;
    listeningSince = performance.now();
    client.once('end', () => {
      listener = null;
      listeningSince = Number.POSITIVE_INFINITY;
      if (!isStopped) log.warn('the connection for live updates was lost');
      again(100);
    });
    // Sessions may have ended, or roles changed, while nobody listened.
    await check();
    for (const stream of streams) writeNow(stream, RESYNC);
  }

  function again(wait: number): void {
    if (!isStopped) retry = setTimeout(() => void listen(wait), wait);
  }

  function dispatch(event: LiveEvent): void {
    if (event.kind === 'ended') {
      const over = [...streams].filter(({ sessionId }) => event.sessions.includes(sessionId));
      for (const stream of over) finish(stream);
      return;
    }
    if (event.kind === 'renewed') {
      for (const stream of [...streams].filter(({ sessionId }) => sessionId === event.session)) cut(stream);
      return;
    }
    if (event.kind === 'access-ended') {
      for (const stream of [...streams].filter(({ accessId }) => accessId === event.access)) cut(stream);
      return;
    }
    // Events of a server that runs the version before name no patients.
    const { accounts, roles, patients = [], type, id } = event;
    const change = { type, accounts, roles, patients, frame: frameOf('change', { type, id }) };
    recent.push({ at: performance.now(), change });
    for (const stream of streams) sendIfAddressed(stream, change);
  }

  function sendIfAddressed(stream: Stream, { type, accounts, roles, patients, frame }: Change): void {
    const mayHear = (!stream.isWithheld || NEVER_CONFIDENTIAL.includes(type)) && isShared(stream.parts, type);
    const isTheirs = mayHear && stream.patientId !== null && patients.includes(stream.patientId);
    if (isTheirs || accounts.includes(stream.accountId) || roles.includes(stream.role)) together.add(stream, frame);
  }

  /** After what it was to hear before. */
  function writeNow(stream: Stream, frame: Uint8Array): void {
    together.writeTo(stream);
    stream.write(frame);
  }

  /** Sends what came while the page was loading; when that is not known, the page refetches everything. */
  function catchUp(stream: Stream, missedMs: number): void {
    const since = performance.now() - missedMs - STREAM_ON_ITS_WAY_MS;
    if (missedMs > REMEMBERED_MS || listeningSince > since) writeNow(stream, RESYNC);
    else for (const { at, change } of recent) if (at >= since) sendIfAddressed(stream, change);
  }

  function finish(stream: Stream): void {
    writeNow(stream, ENDED);
    cut(stream);
  }

  function crowdOut(stream: Stream): void {
    writeNow(stream, CROWDED);
    cut(stream);
  }

  /**
   * A person's newest screen is the one that is looked at: their oldest gives way. Of one address, where strangers sit side by
   * side, nobody is put out by a neighbour: the newcomer is.
   */
  function makeRoom(newest: Stream): void {
    const siblings = [...streams].filter(({ sessionId }) => sessionId === newest.sessionId);
    if (siblings[0] && siblings.length > STREAMS_PER_SESSION) cut(siblings[0]);
    const own = [...streams].filter(({ accountId }) => accountId === newest.accountId);
    if (own[0] && own.length > STREAMS_PER_ACCOUNT) crowdOut(own[0]);
    const neighbours = [...streams].filter(({ network }) => network === newest.network);
    if (neighbours.length > mostPerAddress) crowdOut(newest);
  }

  function cut(stream: Stream): void {
    streams.delete(stream);
    together.writeTo(stream);
    stream.end();
  }

  async function check(): Promise<void> {
    recent = recent.filter(({ at }) => at > performance.now() - REMEMBERED_MS);
    for (const stream of streams) stream.beat();
    // Their screens fetch anew by the clock: that something happened, and when, would tell of what is confidential.
    for (const stream of streams) if (stream.isWithheld) writeNow(stream, RESYNC);
    // One that joins while the answer is on its way was not asked about.
    const asked = [...streams];
    if (asked.length === 0) return;
    try {
      const open = await stillOpen([...new Set(asked.map(({ sessionId }) => sessionId))]);
      for (const stream of asked) if (open.get(stream.sessionId) !== stream.role) finish(stream);
      const accessIds = asked.flatMap(({ accessId }) => (accessId === null ? [] : [accessId]));
      const acting = accessIds.length > 0 ? await stillActing(accessIds) : new Set<string>();
      for (const stream of asked) if (stream.accessId !== null && !acting.has(stream.accessId)) cut(stream);
    } catch {
      // The database is away; the next check decides.
    }
  }
  const checking = setInterval(() => void check(), checkEveryMs);

  return {
    start: () => listen(),
    isListening: () => listener !== null,
    count: () => streams.size,
    /** Exported for tests, and for a session that has just ended here. */
    check,
    /** `missedMs`: how long ago its page began to ask for things. */
    join(stream: Stream, missedMs = Number.POSITIVE_INFINITY): () => void {
      // One that arrives during shutdown would keep the server open.
      if (isStopped) {
        stream.end();
        return () => {};
      }
      streams.add(stream);
      catchUp(stream, missedMs);
      makeRoom(stream);
      return () => {
        streams.delete(stream);
        together.forget(stream);
      };
    },
    /** The connection that listens, without asking the server. */
    drop(): void {
      if (latest) socketOf(latest).destroy();
    },
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(checking);
      clearTimeout(retry);
      together.writeAll();
      for (const stream of streams) stream.end();
      streams.clear();
      await listener?.end().catch(() => {});
    },
  };
}

/** Also for a browser that knows nothing of the event, and comes back by itself. */
function withRetry(frame: Uint8Array, ms: number): Uint8Array {
  return Buffer.concat([Buffer.from(`retry: ${ms}\n`), frame]);
}

function frameOf(event: 'change' | 'resync' | 'ended' | 'crowded', data: object): Uint8Array {
  const text = `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  // Not `from`, which cuts small buffers from blocks of 64 kB: those that are remembered would keep their whole blocks.
  return Buffer.alloc(Buffer.byteLength(text), text);
}
