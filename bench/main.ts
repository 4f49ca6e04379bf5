// npm run bench: each figure beside its limit. `-- --json` for machines, `-- --full` for the long ones too,
// `-- --only=reads,bookings` for some, `-- --peer=ADAPTER.ts` for the same load on another server. Ends with 1 when something is over its limit.
import { parseArgs } from 'node:util';
import { type Clinic, openClinic } from './clinic.ts';
import { isOver, type Measurement } from './measurement.ts';
import { backupAndRestore } from './measurements/backup.ts';
import { bookingsBesideBare, readsBesideBare } from './measurements/beside-bare.ts';
import { costsOfRequests } from './measurements/costs.ts';
import { diagnosisCodes } from './measurements/diagnosis-codes.ts';
import { eventsToBrowsers } from './measurements/events.ts';
import { faults, faultsAsynchronous } from './measurements/faults.ts';
import { hostileTexts } from './measurements/hostile-texts.ts';
import { killDuringDoses } from './measurements/kill-dose.ts';
import { killRounds } from './measurements/kill-rounds.ts';
import { loginTiming } from './measurements/login-timing.ts';
import { memoryAfterLoad, memoryAfterLogins, memoryAfterStart } from './measurements/memory.ts';
import { mixedLoad } from './measurements/mixed-load.ts';
import { oneSlot } from './measurements/one-slot.ts';
import { doctorsOverview } from './measurements/overview.ts';
import { benchPatientSearch } from './measurements/patient-search.ts';
import { secondStart } from './measurements/second-start.ts';
import { sizesOfFirstVisits } from './measurements/sizes.ts';
import { triageEngine } from './measurements/triage-engine.ts';
import { videoSetUp } from './measurements/video-set-up.ts';
import { besidePeer } from './peer.ts';
import { printTable } from './print-table.ts';

type Bench = {
  name: string;
  /** Takes minutes: only with --full, or when it is named. */
  isLong?: boolean;
  run(clinic: () => Promise<Clinic>): Promise<Measurement[]>;
};

const BENCHES: Bench[] = [
  { name: 'reads', run: async (clinic) => readsBesideBare(await clinic()) },
  { name: 'bookings', run: async (clinic) => bookingsBesideBare(await clinic()) },
  { name: 'costs', run: async (clinic) => costsOfRequests(await clinic()) },
  { name: 'one-slot', run: async (clinic) => oneSlot(await clinic()) },
  { name: 'events', run: async (clinic) => eventsToBrowsers(await clinic()) },
  { name: 'login', run: async (clinic) => loginTiming(await clinic()) },
  {
    name: 'memory',
    run: async (clinic) => [...(await memoryAfterLoad(await clinic())), ...(await memoryAfterStart())],
  },
  { name: 'memory-logins', isLong: true, run: memoryAfterLogins },
  { name: 'start', run: secondStart },
  { name: 'sizes', run: sizesOfFirstVisits },
  { name: 'triage', run: triageEngine },
  { name: 'codes', run: diagnosisCodes },
  { name: 'video', isLong: true, run: async (clinic) => videoSetUp(await clinic()) },
  { name: 'mixed', isLong: true, run: async (clinic) => mixedLoad(await clinic()) },
  { name: 'hostile-texts', isLong: true, run: hostileTexts },
  { name: 'overview', isLong: true, run: doctorsOverview },
  { name: 'backup', isLong: true, run: backupAndRestore },
  { name: 'search', isLong: true, run: searchAMillion },
  { name: 'kill', isLong: true, run: killRounds },
  { name: 'kill-dose', isLong: true, run: killDuringDoses },
  { name: 'faults', isLong: true, run: faults },
  { name: 'faults-asynchronous', isLong: true, run: faultsAsynchronous },
];

const { values: options } = parseArgs({
  options: { json: { type: 'boolean' }, full: { type: 'boolean' }, only: { type: 'string' }, peer: { type: 'string' } },
});
const measurements = await runAll();
if (options.json)
  console.log(
    JSON.stringify(
      measurements.map((one) => ({ ...one, isOver: isOver(one) })),
      null,
      2,
    ),
  );
else printTable(measurements);
process.exitCode = measurements.some(isOver) ? 1 : 0;

async function runAll(): Promise<Measurement[]> {
  let opened: Promise<Clinic> | undefined;
  const clinic = () => {
    opened ??= openClinic();
    return opened;
  };
  const found: Measurement[] = [];
  try {
    for (const { name, run } of chosen()) {
      if (!options.json) console.error(`${name} …`);
      found.push(...(await run(clinic).catch((error: unknown) => [notMeasured(name, error)])));
    }
  } finally {
    await opened?.then(
      ({ close }) => close(),
      () => {},
    );
  }
  return found;
}

/** One that fails is told with the others, and the rest is measured all the same. */
function notMeasured(name: string, error: unknown): Measurement {
  console.error(error);
  return { what: name, value: Number.NaN, unit: '', atMost: 0, note: 'it failed: see above' };
}

function chosen(): Bench[] {
  const { peer } = options;
  if (peer) return [{ name: 'peer', run: async (clinic) => besidePeer(await clinic(), peer) }];
  const names = options.only?.split(',');
  const unknown = names?.find((name) => !BENCHES.some((bench) => bench.name === name));
  if (unknown) throw new Error(`There is no bench ${unknown}: ${BENCHES.map(({ name }) => name).join(', ')}.`);
  return BENCHES.filter(({ name, isLong }) => (names ? names.includes(name) : options.full || !isLong));
}

async function searchAMillion(): Promise<Measurement[]> {
  const measured = await benchPatientSearch();
  return measured.map(({ what, p99Ms, limitMs }) => ({
    what: `search 1,000,000 patients by ${what}, p99`,
    value: p99Ms,
    unit: 'ms',
    atMost: limitMs,
  }));
}
