// Two minutes of everybody at once: 400 requests a second on 2 cores, whether the server keeps up or not, while 200 browsers listen.
import { setTimeout as pause } from 'node:timers/promises';
import { findHome } from '#server/db/embedded/data-folder/database-home.ts';
import { readPostmaster } from '#server/db/embedded/postmaster.ts';
import { publish } from '#server/platform/events.ts';
import { startPublisher } from '#server/platform/live/event-publisher.ts';
import type { Clinic } from '../clinic.ts';
import { type Connection, openConnection, requestText } from '../connection.ts';
import { allTime, cpuTime, ownTime } from '../cpu-time.ts';
import { freeSlots, requestFor } from '../free-slots.ts';
import { type BenchPatient, manyPatients } from '../many-patients.ts';
import { type Measurement, median, percentile } from '../measurement.ts';
import { everydaysOf, PER_PATIENT } from '../operations.ts';
import { openStreams } from './events.ts';
import { type Memory, memoryOf } from './memory.ts';

const RATE = 400;
const SECONDS = 120;
/** Before that the rate rises from nothing, so that a server is measured that has warmed up, as a clinic's has by morning. */
const RISE_SECONDS = 60;
const RISING = (RATE * RISE_SECONDS) / 2;
const ALL = RISING + RATE * SECONDS;
/** When each is due, in seconds: counted from the first. */
const dueAfter = (count: number) =>
  count < RISING ? Math.sqrt((2 * RISE_SECONDS * count) / RATE) : RISE_SECONDS + (count - RISING) / RATE;
const STREAMS = 200;
const DOCTORS = 8;
const SLOTS_A_DAY = 96;
/** Requests are sent this often, as many as are due. */
const TICK_MS = 5;
/** Of those at the full rate: what is held then grows no more. */
const WARM_SECONDS = 30;

type Kind = 'read' | 'list' | 'write' | 'event';
/** Of every twenty: 60 % read one thing, 25 % a list, 10 % change something, 5 % are news to all browsers. */
const TWENTY: Kind[] = [...'rrlrrlrrwrrlrrlrrwle'].map(
  (letter) => ({ r: 'read', l: 'list', w: 'write', e: 'event' })[letter] as Kind,
);

type Sent = { kind: Kind; dueAt: number; ms: number; isWell: boolean };

export async function mixedLoad(clinic: Clinic): Promise<Measurement[]> {
  let heard = 0;
  const streams = await openStreams(clinic, STREAMS, () => {
    heard += 1;
  });
  const { next, answered } = await requestsOf(clinic);
  await clinic.settle();
  const publisher = startPublisher(clinic.deps);
  const connections = makeConnections(clinic.server.port);
  const sent: Sent[] = [];
  const underWay = new Set<Promise<unknown>>();
  let published = 0;
  let warm: Promise<Memory> | undefined;
  const times = () => timesOf(clinic, streams.pid);
  const seen: Seen[] = [];
  let before: Times | undefined;
  let after: Times | undefined;
  let seconds = Number.NaN;
  const from = performance.now();
  try {
    for (let count = 0; count < ALL; ) {
      if (count >= RISING) before ??= times();
      if (count > RISING + RATE * WARM_SECONDS) warm ??= memoryOf(clinic.server);
      for (; count < ALL && from + dueAfter(count) * 1000 <= performance.now(); count += 1) {
        const kind = TWENTY[count % TWENTY.length] as Kind;
        const isCounted = count >= RISING;
        // From the moment in which it was due: whoever waits in the line waits, too.
        const dueAt = from + dueAfter(count) * 1000;
        const done =
          kind === 'event'
            ? publish(clinic.db, { type: 'board', id: `mixed-${count}`, to: { roles: ['patient'] } }).then(() => {
                published += 1;
                return true;
              })
            : connections.send(next(kind), kind === 'write' ? answered : undefined);
        const counted = done
          .catch(() => false)
          .then((isWell) => isCounted && sent.push({ kind, dueAt, ms: performance.now() - dueAt, isWell }));
        underWay.add(counted);
        void counted.finally(() => underWay.delete(counted));
      }
      if (count >= RISING && performance.now() - (seen.at(-1)?.at ?? 0) > 1_000) {
        seen.push({ at: performance.now(), times: times() });
      }
      await pause(TICK_MS);
    }
    await Promise.all(underWay);
    seconds = (performance.now() - from) / 1000 - RISE_SECONDS;
    after = times();
    for (let waited = 0; waited < 100 && heard < published * STREAMS; waited += 1) await pause(50);
  } finally {
    connections.close();
    streams.close();
    await publisher.stop();
  }
  const memory = [await warm, await memoryOf(clinic.server)] as const;
  const waits = sent.filter(({ kind }) => kind !== 'event').map(({ ms }) => ms);
  const p99Of = (kind: Kind) =>
    percentile(
      sent.filter((one) => one.kind === kind).map(({ ms }) => ms),
      0.99,
    ).toFixed(0);
  return [
    {
      ...{ what: 'mixed load, answered in p99', value: percentile(waits, 0.99), unit: 'ms', atMost: 150 },
      note: `${(sent.length / seconds).toFixed(0)} a second for ${seconds.toFixed(0)} s, median ${median(waits).toFixed(0)} ms; p99 of reads ${p99Of('read')}, lists ${p99Of('list')}, writes ${p99Of('write')}; ${undisturbed(sent, seen)}`,
    },
    { what: 'mixed load, refused or failed', value: sent.filter(({ isWell }) => !isWell).length, unit: '', atMost: 0 },
    {
      ...{ what: 'mixed load, news that did not arrive', value: published * STREAMS - heard, unit: '', atMost: 0 },
      note: `${published} events to ${STREAMS} streams, ${streams.broken()} of which broke`,
    },
    processorTime(before, after, seconds),
    memoryGrown(...memory),
  ];
}

type Times = { server: number; PostgreSQL: number; sending: number; listening: number; all: number };

function timesOf({ server, deps }: Clinic, listenersPid: number): Times {
  const postmaster = readPostmaster(findHome(deps.config.dataDir).cluster)?.pid ?? 0;
  const { nodeMs, postgresMs } = cpuTime(server.pid, postmaster);
  return {
    server: nodeMs,
    PostgreSQL: postgresMs,
    sending: ownTime(process.pid),
    listening: ownTime(listenersPid),
    all: allTime(),
  };
}

/**
 * For information: two cores have 2,000 ms a second, and those who send and listen take theirs from the same ones. What has nothing to
 * do with it is told as well: on a machine that does other things too, slow answers say nothing of the server.
 */
function processorTime(before: Times | undefined, after: Times | undefined, seconds: number): Measurement {
  const each = (who: keyof Times) => ((after?.[who] ?? Number.NaN) - (before?.[who] ?? Number.NaN)) / seconds;
  const spent = OURS.map((who) => [who, each(who)] as const);
  const value = spent.reduce((sum, [, ms]) => sum + ms, 0);
  const others = ['others on this machine', each('all') - value] as const;
  return {
    ...{ what: 'mixed load, processor time each second', value, unit: 'ms' },
    note: [...spent, others].map(([who, ms]) => `${who} ${ms.toFixed(0)}`).join(', '),
  };
}

/** What lies outside of V8's heap is told by itself: it is freed with what holds it, however much room the heap has. */
function memoryGrown(warm: Memory | undefined, end: Memory): Measurement {
  const [all, heap, outside] = (['residentMb', 'heapMb', 'outsideMb'] as const).map(
    (part) => `${(warm?.[part] ?? Number.NaN).toFixed(0)} → ${end[part].toFixed(0)}`,
  );
  return {
    ...{
      what: 'mixed load, memory grown after half a minute',
      value: end.residentMb - (warm?.residentMb ?? Number.NaN),
    },
    ...{ unit: 'MB', atMost: 30, note: `${all} MB, of it heap in use ${heap}, buffers outside of it ${outside}` },
  };
}

type Seen = { at: number; times: Times };

const DISTURBING_MS = 100;

/** Of the seconds in which, and before which, nothing else on this machine took a tenth of a core. */
function undisturbed(sent: readonly Sent[], seen: readonly Seen[]): string {
  const isCalm = seen.map(({ at, times }, n) => {
    const before = seen[n - 1];
    return before !== undefined && othersIn(before.times, times) < (DISTURBING_MS * (at - before.at)) / 1_000;
  });
  const waits: number[] = [];
  let seconds = 0;
  for (let n = 2; n < seen.length; n += 1) {
    if (!isCalm[n] || !isCalm[n - 1]) continue;
    seconds += 1;
    const [from, until] = [seen[n - 1]?.at ?? 0, seen[n]?.at ?? 0];
    for (const { kind, dueAt, ms } of sent) if (kind !== 'event' && dueAt >= from && dueAt < until) waits.push(ms);
  }
  return `in the ${seconds} seconds without other programs p99 ${percentile(waits, 0.99).toFixed(0)}`;
}

const OURS = ['server', 'PostgreSQL', 'sending', 'listening'] as const;
const othersIn = (before: Times, after: Times): number =>
  after.all - before.all - OURS.reduce((sum, who) => sum + after[who] - before[who], 0);

type Answered = (status: number, body: string) => void;

async function requestsOf(clinic: Clinic) {
  const everydays = await everydaysOf(clinic);
  const get = (path: string, { cookie }: { cookie: string }) => requestText('GET', path, { cookie });
  const reads = everydays.flatMap(({ doctor, patient }) => [
    get(`/api/patients/${patient.id}`, doctor),
    get(`/api/patients/${patient.id}/summary`, doctor),
    get(`/api/patients/${patient.id}`, patient),
  ]);
  const lists = everydays.flatMap(({ patient, nurse }) => [
    get('/api/appointments?limit=20', patient),
    get('/api/patients/search?q=Lakshmi', nurse),
  ]);
  const bookings = ALL * 0.1;
  const patients = await manyPatients(clinic, Math.ceil(bookings / PER_PATIENT));
  await clinic.sealAll();
  const slots = await freeSlots(clinic, DOCTORS, Math.ceil(bookings / DOCTORS / SLOTS_A_DAY) + 1);
  const books = slots.slice(0, bookings).map((slot, n) => {
    const { cookie } = patients[n % patients.length] as BenchPatient;
    return requestText('POST', '/api/appointments/book', { cookie, body: requestFor(slot, 'A cough') });
  });
  const cookies = new Map(slots.map(({ doctorId, doctorCookie }) => [doctorId, doctorCookie]));
  const approvals: Buffer[] = [];
  let count = 0;
  const next = (kind: Exclude<Kind, 'event'>): Buffer => {
    count += 1;
    if (kind === 'read') return reads[count % reads.length] as Buffer;
    if (kind === 'list') return lists[count % lists.length] as Buffer;
    return approvals.shift() ?? (books.pop() as Buffer);
  };
  /** What was booked is approved next. */
  const answered: Answered = (status, body) => {
    if (status !== 201) return;
    const { id, doctorId } = JSON.parse(body) as { id: string; doctorId: string };
    const cookie = cookies.get(doctorId) ?? '';
    approvals.push(requestText('PATCH', `/api/appointments/${id}/status`, { cookie, body: { status: 'approved' } }));
  };
  return { next, answered };
}

/** The server closes a connection that nobody has used for five seconds. */
const KEPT_MS = 3_000;

/** As many as are needed at once: a browser does not wait for another's answer. */
function makeConnections(port: number) {
  let idle: { connection: Connection; since: number }[] = [];
  return {
    async send(request: Buffer, answered?: Answered): Promise<boolean> {
      const old = performance.now() - KEPT_MS;
      for (const { connection, since } of idle) if (since < old) connection.close();
      idle = idle.filter(({ since }) => since >= old);
      const connection = idle.pop()?.connection ?? (await openConnection(port));
      const { status, body } = await connection.send(request);
      idle.push({ connection, since: performance.now() });
      answered?.(status, body);
      return status === 200 || status === 201;
    },
    close: () => idle.forEach(({ connection }) => void connection.close()),
  };
}
