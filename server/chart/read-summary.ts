import { DAY_MS } from '#contract/durations.ts';
import type { PatientSummary, StayNow } from '#contract/patients/chart.ts';
import { bedInWords } from '../admissions/bed-in-words.ts';
import { findLiveStay, type InpatientRow } from '../admissions/find-inpatient.ts';
import { findVisitsAround } from '../appointments/find-visits-around.ts';
import { findRunningMedicines } from '../care/prescriptions/list-prescriptions.ts';
import { type Condition, findConditions } from '../care/read-diagnosis.ts';
import { atOnce } from '../db/transaction.ts';
import { findAtHome } from '../doses/find-adherence.ts';
import { findLabReports } from '../labs/list-lab-reports.ts';
import { findOrders } from '../medication/orders/list-orders.ts';
import { openChart } from '../patients/chart-access/open-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { findNewestReadings } from '../records/find-newest-readings.ts';
import { findProfile } from '../records/find-profile.ts';
import { shownTo } from '../records/profile/shown-to.ts';
import { medicinesNow } from './medicines-now.ts';
import { mayDecideAfterStay, mayReadOverrides } from './policy.ts';

const DIAGNOSES = 100;
const RESULTS = 12;

/** What another clinician needs to know first, on one page. */
export async function readSummary(deps: Deps, actor: Actor, patientId: string): Promise<PatientSummary> {
  return atOnce(deps.db, async (db) => {
    const here = { ...deps, db };
    const now = deps.clock.now();
    const today = dayIn(deps.config.clinic.timeZone, now);
    // The entry in the trail and all that is read travel together. Nothing of it leaves unless the chart opens.
    const [patient, diagnoses, visits, { reports }, profile, medicines, stay, readings, atHome] = await Promise.all([
      openChart(db, deps, actor, patientId, 'summary'),
      findConditions(here, patientId, { limit: DIAGNOSES }),
      findVisitsAround(here, actor, patientId),
      findLabReports(here, actor, patientId),
      findProfile(here, patientId),
      findRunningMedicines(here, actor, patientId),
      findLiveStay(db, patientId),
      findNewestReadings(here, actor, patientId),
      findAtHome(here, patientId),
    ]);
    const orders = stay ? await findOrders(here, actor, stay.id) : null;
    const { id, name, pud, phone } = patient;
    return {
      patient: { id, name, pud, phone },
      profile: shownTo(actor, profile),
      conditions: eachOnce(diagnoses),
      medicines,
      medicinesNow: medicinesNow({
        orders,
        prescribed: medicines,
        home: profile.medicines,
        held: atHome.held,
        mayDecide: mayDecideAfterStay(actor),
        hasOverrides: mayReadOverrides(actor),
      }),
      adherence: atHome.adherence,
      stay: stay ? stayNow(stay, (at) => dayIn(deps.config.clinic.timeZone, at), now) : null,
      readings,
      results: reports.slice(0, RESULTS),
      ...visits,
      followUpOn: diagnoses[0]?.followUpOn && diagnoses[0].followUpOn >= today ? diagnoses[0].followUpOn : null,
      madeAt: now.toISOString(),
    };
  });
}

/** Newest first come in; each condition stays once, with when it was first and last diagnosed. */
function eachOnce(diagnoses: readonly Condition[]): PatientSummary['conditions'] {
  const known = new Map<string, PatientSummary['conditions'][number]>();
  for (const { diagnosis, code, date } of diagnoses) {
    const key = code ?? diagnosis.toLowerCase();
    const later = known.get(key);
    known.set(key, later ? { ...later, since: date } : { diagnosis, code, since: date, last: date });
  }
  return [...known.values()];
}

function stayNow(stay: InpatientRow, dayOf: (at: Date) => string, now: Date): StayNow {
  const { id, room, bed, admitted_at: admittedAt, diagnosis: condition, doctor } = stay;
  const nights = (Date.parse(dayOf(now)) - Date.parse(dayOf(admittedAt))) / DAY_MS;
  return {
    ...{ inpatientId: id, room, bed, place: bedInWords(stay), condition, doctor },
    admittedAt: admittedAt.toISOString(),
    day: nights + 1,
  };
}
