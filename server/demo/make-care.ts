// What was written after the visits, and what came of it: signed diagnoses with prescriptions, orders and tasks, and the
// drafts that the first doctor has not finished. Only what is missing is added, so each day brings its own.
import type { NewDiagnosis } from '../../contract/diagnoses.ts';
import type { DoseUnit, MedicineRoute } from '../../contract/medicines.ts';
import { checkSafety } from '../care/check-safety.ts';
import { listWaiting } from '../care/list-waiting.ts';
import { signDiagnosis } from '../care/sign-diagnosis.ts';
import { listLabTests } from '../labs/list-lab-tests.ts';
import { findOwnPatient } from '../patients/find-patient.ts';
import { listMedicines } from '../pharmacy/list-medicines.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { addDays, dayIn } from '../platform/zoned-time.ts';
import { SCRIPTS, type Script } from './care-scripts.ts';
import { type Cast, type CastDoctor, findCast } from './cast.ts';
import { keepDrafts } from './make-drafts.ts';
import { moveLabsOn } from './move-labs-on.ts';
import { moveTasksOn } from './move-tasks-on.ts';
import { DOCTORS } from './people.ts';

/** The specification's badge: two drafts, and one visit that ended without a diagnosis. */
const BADGE = 3;
const NO_REASON = 'Talked over with the patient at the visit, who has taken it before.';

export async function makeCare(deps: Deps): Promise<void> {
  const cast = await findCast(deps);
  const catalogue = await readCatalogue(deps);
  const names = await namesById(deps, cast);
  for (const doctor of cast.doctors) {
    const isFirst = doctor.name === DOCTORS[0].name;
    if (isFirst) await keepDrafts(deps, cast, doctor, BADGE);
    const { count, first } = await listWaiting(deps, doctor.actor);
    const visits = first.filter(({ kind }) => kind === 'visit');
    const tooMany = isFirst ? Math.max(0, count - BADGE) : visits.length;
    for (const { patientId, since } of visits.slice(0, tooMany)) {
      const script = SCRIPTS[names.get(patientId) ?? ''];
      if (script) await writeUp(deps, doctor, catalogue, { patientId, script, at: new Date(since) });
    }
  }
  await moveLabsOn(deps, cast, names);
  await moveTasksOn(deps, cast);
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

type Visit = { patientId: string; script: Script; at: Date };

/** At the end of the visit, as the doctor would have. */
async function writeUp(
  deps: Deps,
  doctor: CastDoctor,
  catalogue: Catalogue,
  { patientId, script, at }: Visit,
): Promise<void> {
  const then: Deps = { ...deps, clock: fixedClock(at) };
  const earlier = await countDiagnoses(deps, patientId);
  const form = formFor(then, patientId, script, catalogue, earlier);
  const { findings } = await checkSafety(then, doctor.actor, patientId, form.medications);
  const answers = findings
    .filter(({ needsReason }) => needsReason)
    .map(({ key }) => ({ finding: key, reason: script.reason ?? NO_REASON }));
  await signDiagnosis(then, doctor.actor, { ...form, answers });
}

function formFor(
  deps: Deps,
  patientId: string,
  script: Script,
  { medicines, tests }: Catalogue,
  earlier: number,
): NewDiagnosis {
  const today = dayIn(deps.config.clinic.timeZone, deps.clock.now());
  const prescribed = earlier === 0 ? (script.medicines ?? []) : [];
  return {
    patient: patientId,
    diagnosis: script.diagnosis,
    code: script.code,
    notes: script.notes[Math.min(earlier, script.notes.length - 1)] ?? '',
    medications: prescribed.map(([name, amount, unit, frequency, days]) => ({
      id: medicines.get(name),
      name,
      dose: { amount, unit },
      route: ROUTE_OF[unit] ?? 'by mouth',
      frequency,
      days,
      ...(frequency === 'as-needed' ? { smallestGapHours: 6, mostIn24Hours: 3 } : {}),
    })),
    tests: (script.tests ?? []).map((name) => ({ id: tests.get(name), name })),
    staffTasks: script.task && earlier > 0 ? [{ task: script.task, priority: 'normal' }] : [],
    ...(script.followUpDays ? { followUpOn: addDays(today, script.followUpDays) } : {}),
  };
}

const ROUTE_OF: Partial<Record<DoseUnit, MedicineRoute>> = {
  puffs: 'inhaled',
  mcg: 'inhaled',
  application: 'on the skin',
};

async function countDiagnoses({ db }: Deps, patientId: string): Promise<number> {
  const rows = await db.selectFrom('diagnoses').select('id').where('patient_id', '=', patientId).execute();
  return rows.length;
}
