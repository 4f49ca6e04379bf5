// kill -9 in the middle of writes and reads, twenty rounds: of the server, of PostgreSQL, of both. What was acknowledged must be there
// afterwards, what was sent again after a lost answer must be there once, every read that was answered must be in the trail, and the
// next start must come up by itself.
import { setTimeout as pause } from 'node:timers/promises';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { countNotNoted, type Reading, readOne } from '../acknowledged-reads.ts';
import { countInDatabase, newBooking, newRegistration, send, type Write } from '../acknowledged-writes.ts';
import { enterClinic } from '../clinic.ts';
import { type FreeSlot, freeSlots } from '../free-slots.ts';
import { comeBack, isTrailWhole, killProcesses, type Victim, victimOf } from '../kill-processes.ts';
import { type BenchPatient, manyPatients } from '../many-patients.ts';
import { type Measurement, median } from '../measurement.ts';
import { newDataFolder, type ServerProcess, startServer } from '../server-process.ts';

const ROUNDS = 20;
const BOOKERS = 5;
const REGISTRARS = 2;
const READERS = 4;
const PATIENTS = 700;

type Supply = { patients: BenchPatient[]; slots: FreeSlot[]; reading: Reading };

export async function killRounds(): Promise<Measurement[]> {
  const dataDir = newDataFolder();
  const env = { DATA_DIR: dataDir, MODE: 'demo', LOG_LEVEL: 'silent' };
  const writes: Write[] = [];
  const restartsMs: number[] = [];
  try {
    let server = await startServer(env);
    const supply = await prepare(server, dataDir);
    for (let round = 0; round < ROUNDS; round += 1) {
      const victim = victimOf(round);
      const sent = await writeUntilKilled(server, supply, dataDir, victim);
      const from = performance.now();
      server = await comeBack(server, env, victim);
      restartsMs.push(performance.now() - from);
      await sendAgain(server, sent);
      writes.push(...sent);
    }
    const clinic = await enterClinic(server, dataDir);
    const { answered } = supply.reading;
    const found = {
      ...(await countInDatabase(clinic.db, writes)),
      ...{ reads: answered.length, notNoted: await countNotNoted(clinic.db, answered) },
    };
    await clinic.close();
    await server.stop();
    return asMeasurements(writes, restartsMs, { ...found, isTrailWhole: await isTrailWhole({ DATA_DIR: dataDir }) });
  } finally {
    await removeDatabase(dataDir);
  }
}

async function prepare(server: ServerProcess, dataDir: string): Promise<Supply> {
  const clinic = await enterClinic(server, dataDir);
  try {
    const patients = await manyPatients(clinic, PATIENTS);
    const { cookie } = await clinic.people.aNurse();
    return { patients, slots: await freeSlots(clinic, 8, 3), reading: { cookie, patients, answered: [] } };
  } finally {
    await clinic.close();
  }
}

/** Everybody sends one request after the other; the blow falls while they are at it. */
async function writeUntilKilled(
  server: ServerProcess,
  supply: Supply,
  dataDir: string,
  victim: Victim,
): Promise<Write[]> {
  const sent: Write[] = [];
  let isOver = false;
  const keepSending = async (next: () => Write | null) => {
    for (let write = next(); write && !isOver; write = next()) {
      sent.push(write);
      if (!(await send(server.url, write))) await pause(20);
    }
  };
  const keepReading = async () => {
    while (!isOver) if (!(await readOne(server.url, supply.reading))) await pause(20);
  };
  const people = [
    ...Array.from({ length: REGISTRARS }, () => keepSending(newRegistration)),
    ...Array.from({ length: BOOKERS }, () => keepSending(() => nextBooking(supply))),
    ...Array.from({ length: READERS }, keepReading),
  ];
  await pause(300 + Math.random() * 900);
  await killProcesses(server, dataDir, victim);
  isOver = true;
  await Promise.all(people);
  return sent;
}

/** Each slot once, and the patients in turn: nobody has more than three requests waiting. */
function nextBooking({ patients, slots }: Supply): Write | null {
  const slot = slots.pop();
  const patient = patients[slots.length % patients.length];
  return slot && patient ? newBooking(slot, patient) : null;
}

/** As a browser does after a lost answer: with the key of the first try, until it is told that it is done. */
async function sendAgain(server: ServerProcess, sent: Write[]): Promise<void> {
  for (const write of sent.filter(({ acknowledged }) => acknowledged === null)) {
    for (let tries = 0; tries < 50 && !(await send(server.url, write)); tries += 1) await pause(200);
  }
}

type Found = { lost: number; doubled: number; reads: number; notNoted: number; isTrailWhole: boolean };

function asMeasurements(writes: Write[], restartsMs: number[], found: Found): Measurement[] {
  const acknowledged = writes.filter((write) => write.acknowledged !== null);
  const registered = acknowledged.filter(({ kind }) => kind === 'registration').length;
  const note = `${ROUNDS} rounds, ${registered} registrations and ${acknowledged.length - registered} bookings`;
  return [
    { what: 'kill -9: acknowledged writes lost', value: found.lost, unit: '', atMost: 0, note },
    { what: 'kill -9: writes never acknowledged', value: writes.length - acknowledged.length, unit: '', atMost: 0 },
    { what: 'kill -9: writes doubled', value: found.doubled, unit: '', atMost: 0 },
    {
      ...{ what: 'kill -9: answered reads that are not in the trail', value: found.notNoted, unit: '', atMost: 0 },
      note: `${found.reads} reads`,
    },
    { what: 'kill -9: audit trail does not fit', value: found.isTrailWhole ? 0 : 1, unit: '', atMost: 0 },
    { what: 'kill -9: back by itself, median', value: median(restartsMs) / 1000, unit: 's' },
    { what: 'kill -9: back by itself, longest', value: Math.max(...restartsMs) / 1000, unit: 's' },
  ];
}
