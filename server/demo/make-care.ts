// What was written after the visits, and what came of it: signed diagnoses with prescriptions, orders and tasks, and the
// drafts that the first doctor has not finished. Only what is missing is added, so each day brings its own.

import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import type { DoseUnit, MedicineRoute } from '#contract/medicines/medicines.ts';
import type { NewDiagnosis } from '#contract/patients/diagnoses.ts';
import { checkSafety } from '../care/check-safety.ts';
import { listWaiting } from '../care/list-waiting.ts';
import { signDiagnosis } from '../care/sign-diagnosis.ts';
import { listLabTests } from '../labs/list-lab-tests.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import { listMedicines } from '../pharmacy/list-medicines.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import { finishTask } from '../tasks/finish-task.ts';
import { listTasks } from '../tasks/list-tasks.ts';
import { takeTask } from '../tasks/take-task.ts';
import { SCRIPTS, type Script, WAITS } from './care-scripts.ts';
import { type Cast, type CastDoctor, findCast } from './cast.ts';
import { keepDrafts } from './make-drafts.ts';
import { moveLabsOn } from './move-labs-on.ts';
import { nurseOf } from './nurse-of.ts';
import { PATIENTS } from './patients.ts';
import { DOCTORS } from './people.ts';

/** The specification's badge: two drafts, and the newest visit that ended without a diagnosis. */
const BADGE = 3;
const NO_REASON = 'Talked over with the patient at the visit, who has taken it before.';

export async function makeCare(deps: Deps): Promise<void> {
  const cast = await findCast(deps);
  const catalogue = await readCatalogue(deps);
  const names = await namesById(deps, cast);
  for (const { doctor, patientId, since } of await visitsToWriteUp(deps, cast)) {
    const name = names.get(patientId) ?? '';
    const script = SCRIPTS[name];
    // The others look on; tests and tasks are asked for by whom the patient comes to see.
    const isTheirDoctor = isFirst(doctor) || name === PATIENTS[0]?.name;
    if (script) await writeUp(deps, doctor, catalogue, { patientId, script, at: new Date(since), isTheirDoctor });
  }
  const first = cast.doctors.find(isFirst);
  if (first) await keepDrafts(deps, cast, first, BADGE);
  await moveLabsOn(deps, cast, names);
  await moveTasksOn(deps, cast);
}

const isFirst = ({ name }: CastDoctor) => name === DOCTORS[0].name;

/** All that ended without a diagnosis, oldest first; the first doctor has not come to the newest yet. */
async function visitsToWriteUp(deps: Deps, { doctors }: Cast) {
  const all = [];
  for (const doctor of doctors) {
    const { first } = await listWaiting(deps, doctor.actor);
    const visits = first.filter(({ kind }) => kind === 'visit').map((visit) => ({ ...visit, doctor }));
    all.push(...(isFirst(doctor) ? visits.slice(0, -1) : visits));
  }
  return all.toSorted((one, other) => one.since.localeCompare(other.since));
}

type Catalogue = { medicines: Map<string, string>; tests: Map<string, string> };

async function readCatalogue(deps: Deps): Promise<Catalogue> {
  const byName = (rows: { id: string; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]));
  return { medicines: byName(await listMedicines(deps)), tests: byName(await listLabTests(deps)) };
}

async function namesById({ db }: Deps, { patients }: Cast): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { actor, name } of patients) names.set((await findOwnPatient(db, actor)).id, name);
  return names;
}

type Visit = { patientId: string; script: Script; at: Date; isTheirDoctor: boolean };

/** Signs at the end of the visit, as the doctor would have. */
async function writeUp(deps: Deps, doctor: CastDoctor, catalogue: Catalogue, visit: Visit): Promise<void> {
  const { patientId, script } = visit;
  const then: Deps = { ...deps, clock: fixedClock(visit.at) };
  const form = formFor(then, catalogue, visit, { ...(await whatIsKnown(deps, patientId)), now: deps.clock.now() });
  const { findings } = await checkSafety(then, doctor.actor, patientId, {
    medications: form.medications,
    writing: { code: form.code ?? null, name: form.diagnosis },
  });
  const answers = findings
    .filter(({ needsReason }) => needsReason)
    .map(({ key }) => ({ finding: key, reason: script.reason ?? NO_REASON }));
  await signDiagnosis(then, doctor.actor, { ...form, answers });
}

function formFor(
  deps: Deps,
  { medicines, tests }: Catalogue,
  visit: Visit,
  known: Known & { now: Date },
): NewDiagnosis {
  const { patientId, script, isTheirDoctor } = visit;
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const prescribed = known.diagnoses === 0 ? (script.medicines ?? []) : [];
  const wanted = isTheirDoctor ? (script.tests ?? []) : [];
  return {
    patient: patientId,
    diagnosis: script.diagnosis,
    code: script.code,
    notes: script.notes[Math.min(known.diagnoses, script.notes.length - 1)] ?? '',
    medications: prescribed.map(([name, amount, unit, frequency, days, lastsDays]) => ({
      id: medicines.get(name),
      name,
      dose: { amount, unit },
      route: ROUTE_OF[unit] ?? 'by mouth',
      frequency,
      days,
      ...(lastsDays
        ? { quantity: lastsDays + Math.floor((known.now.getTime() - visit.at.getTime()) / DAY_MS) + 1 }
        : {}),
      ...(frequency === 'as-needed' ? { smallestGapHours: 6, mostIn24Hours: 3 } : {}),
    })),
    tests: wanted.filter((name) => !known.openTests.has(name)).map((name) => ({ id: tests.get(name), name })),
    staffTasks: script.task && isTheirDoctor && known.diagnoses > 0 ? [{ priority: 'normal', ...script.task }] : [],
    ...(script.followUpDays && isTheirDoctor ? { followUpOn: addDays(today, script.followUpDays) } : {}),
  };
}

const ROUTE_OF: Partial<Record<DoseUnit, MedicineRoute>> = {
  puffs: 'inhaled',
  mcg: 'inhaled',
  application: 'on the skin',
};

type Known = { diagnoses: number; openTests: ReadonlySet<string> };

async function whatIsKnown({ db }: Deps, patientId: string): Promise<Known> {
  const diagnoses = await db.selectFrom('diagnoses').select('id').where('patient_id', '=', patientId).execute();
  const waiting = await db
    .selectFrom('lab_orders')
    .select('test')
    .where('patient_id', '=', patientId)
    .where('test', 'in', Object.keys(WAITS))
    .where('result', 'is', null)
    .execute();
  return { diagnoses: diagnoses.length, openTests: new Set(waiting.map(({ test }) => test)) };
}

// Tasks of earlier days were done; the newest still wait for someone.
const STILL_OPEN = 4;

async function moveTasksOn(deps: Deps, { doctors }: Cast): Promise<void> {
  const nurse = await nurseOf(deps);
  const given = [];
  for (const { actor } of doctors) given.push(...(await listTasks(deps, actor, { state: 'open', limit: 200 })));
  const oldestFirst = given.toSorted((one, other) => one.givenAt.localeCompare(other.givenAt));
  for (const { id, givenAt } of oldestFirst.slice(0, -STILL_OPEN)) {
    const done = { ...deps, clock: fixedClock(new Date(Date.parse(givenAt) + HOUR_MS)) };
    await takeTask(done, nurse, id);
    await finishTask(done, nurse, id);
  }
}
