// kill -9 while fifty nurses mark one dose at once: of the server, of PostgreSQL, of both. Some have hung up before. All who
// were not answered ask again with the key of their first try. Afterwards the dose has one record, the nurse on record knows
// that it was she, and the others were told her name and the time.
import { setTimeout as pause } from 'node:timers/promises';
import { anInpatient } from '#server/admissions/testing.ts';
import { removeDatabase } from '#server/db/embedded/remove-database.ts';
import { aDose } from '#server/medication/testing.ts';
import { timeIn } from '#server/platform/zoned-time.ts';
import type { Person } from '#server/testing-people.ts';
import { type Clinic, enterClinic } from '../clinic.ts';
import { comeBack, isTrailWhole, killProcesses, victimOf } from '../kill-processes.ts';
import type { Measurement } from '../measurement.ts';
import { newDataFolder, type ServerProcess, startServer } from '../server-process.ts';
import { markAgain, markDose, newTablet, type Tablet } from '../tablets.ts';

const ROUNDS = 12;
const NURSES = 50;
/** Every tenth loses its answer whatever happens to the server. */
const HANG_UP = 10;

/** What the blow found: no record yet; a record nobody had heard of; or a nurse who knew. */
type Fell = 'before the record' | 'between record and answer' | 'after the answer';
type Verdict = { fell: Fell; records: number; entries: number; unanswered: number; misled: number; broken: number };

export async function killDuringDoses(): Promise<Measurement[]> {
  const dataDir = newDataFolder();
  const env = { DATA_DIR: dataDir, MODE: 'demo', LOG_LEVEL: 'silent' };
  try {
    let server = await startServer(env);
    const { doses, nurses } = await inClinic(server, dataDir, prepare);
    const firstAnswerMs = await markUndisturbed(server, doses.pop() ?? '', nurses);
    const verdicts: Verdict[] = [];
    for (const [round, dose] of doses.entries()) {
      const tablets = nurses.map(newTablet);
      const victim = victimOf(round);
      let hasFallen = false;
      const marking = tablets.map((tablet, n) => {
        const manner = n % HANG_UP === 0 ? { hangUpAfterMs: Math.ceil(Math.random() * firstAnswerMs) } : {};
        return markDose(server, dose, tablet, { ...manner, hasFallen: () => hasFallen });
      });
      // About when the first of them would be answered: some blows fall before the record, some after.
      await pause(Math.random() * 2 * firstAnswerMs);
      hasFallen = true;
      await killProcesses(server, dataDir, victim);
      await Promise.all(marking);
      server = await comeBack(server, env, victim);
      const found = await inClinic(server, dataDir, (clinic) => recordsOf(clinic, dose));
      await markAgain(server, dose, tablets);
      verdicts.push(await inClinic(server, dataDir, (clinic) => judge(clinic, dose, tablets, found.length)));
    }
    await server.stop();
    return asMeasurements(verdicts, await isTrailWhole({ DATA_DIR: dataDir }));
  } finally {
    await removeDatabase(dataDir);
  }
}

/** Beside the server that runs now: the last one's database may be gone. */
async function inClinic<Found>(server: ServerProcess, dataDir: string, work: (clinic: Clinic) => Promise<Found>) {
  const clinic = await enterClinic(server, dataDir);
  try {
    return await work(clinic);
  } finally {
    await clinic.close();
  }
}

/** One dose more than rounds: the first is marked in peace. */
async function prepare({ deps, db, people }: Clinic): Promise<{ doses: string[]; nurses: Person[] }> {
  const nurses: Person[] = [];
  while (nurses.length < NURSES) nurses.push(await people.aNurse({ name: `Nurse ${nurses.length + 1}` }));
  const doses: string[] = [];
  while (doses.length <= ROUNDS) {
    const stay = await anInpatient({ deps, db, ...people });
    doses.push((await aDose({ deps }, stay)).id);
  }
  return { doses, nurses };
}

async function markUndisturbed(server: ServerProcess, dose: string, nurses: Person[]): Promise<number> {
  const from = performance.now();
  let firstMs = 0;
  await Promise.all(
    nurses.map(newTablet).map(async (tablet) => {
      await markDose(server, dose, tablet, { hasFallen: () => false });
      firstMs ||= performance.now() - from;
    }),
  );
  return firstMs;
}

/** Also those crossed out: nobody crossed any out. */
const recordsOf = ({ db }: Clinic, dose: string) =>
  db.selectFrom('administrations').select(['recorded_by', 'given_at']).where('task_id', '=', dose).execute();

async function judge(clinic: Clinic, dose: string, tablets: Tablet[], recordsAfterBlow: number): Promise<Verdict> {
  const records = await recordsOf(clinic, dose);
  const entries = await clinic.db
    .selectFrom('audit_entries')
    .select('id')
    .where('action', '=', 'dose.given')
    .where('details', '@>', JSON.stringify({ task: dose }))
    .execute();
  const [record] = records;
  const giver = tablets.find(({ nurse }) => nurse.id === record?.recorded_by);
  const at = record ? timeIn(clinic.deps.config.clinic.timeZone, record.given_at) : '';
  const news = `${giver?.nurse.name} gave this dose at ${at}.`;
  const isTrue = (tablet: Tablet) =>
    tablet === giver ? tablet.told?.gave : tablet.told?.gave === false && tablet.told.message === news;
  const knew = tablets.filter(({ told }) => told?.gave && told.wasBeforeTheBlow);
  const fell = recordsAfterBlow === 0 ? 'before the record' : 'between record and answer';
  return {
    fell: knew.length > 0 ? 'after the answer' : fell,
    records: records.length,
    entries: entries.length,
    unanswered: tablets.filter(({ told }) => told === null).length,
    misled: tablets.filter((tablet) => tablet.told && !isTrue(tablet)).length,
    broken: knew.filter((tablet) => tablet !== giver || recordsAfterBlow !== 1).length,
  };
}

function asMeasurements(verdicts: Verdict[], isWhole: boolean): Measurement[] {
  const felt = (fell: Fell) => `${verdicts.filter((one) => one.fell === fell).length} ${fell}`;
  const falls = [felt('before the record'), felt('between record and answer'), felt('after the answer')].join(', ');
  const count = (what: 'unanswered' | 'misled' | 'broken') => verdicts.reduce((sum, one) => sum + one[what], 0);
  const none = (what: string, value: number, note?: string): Measurement => ({
    ...{ what: `kill -9 in a dose: ${what}`, value, unit: '', atMost: 0 },
    ...(note ? { note } : {}),
  });
  const note = `${verdicts.length} rounds of ${NURSES} nurses; blows: ${falls}`;
  return [
    none('doses without exactly one record', verdicts.filter(({ records }) => records !== 1).length, note),
    none('acknowledged before it, and not on record after it', count('broken')),
    none('nurses who were told something untrue', count('misled'), 'one gave it, the others who and when'),
    none('nurses who were never answered', count('unanswered')),
    none('doses without exactly one entry in the trail', verdicts.filter(({ entries }) => entries !== 1).length),
    none('audit trail does not fit', isWhole ? 0 : 1),
  ];
}
