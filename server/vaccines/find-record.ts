import type { DoseLine, ScheduledDose, VaccineCaution, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { findLiveStay } from '../admissions/find-inpatient.ts';
import { findRunningMedicines } from '../care/prescriptions/list-prescriptions.ts';
import { findConditions } from '../care/read-diagnosis.ts';
import type { Database } from '../db/connect.ts';
import { findOrders } from '../medication/orders/list-orders.ts';
import { nameIngredients } from '../pharmacy/name-ingredients.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { findProfile } from '../records/find-profile.ts';
import { cautionsFor, type Health, notCheckedFor, type Taken } from './cautions.ts';
import { asReadAtThisAge } from './of-age.ts';
import { allowedOnRecord, mayRecord } from './policy.ts';
import { currentSchedule, type DecisionRow, type DoseRow, dosesOf, openDecisionsOf } from './store.ts';
import { countDoses, type Facts, linesOf } from './work-out.ts';

const DIAGNOSES = 500;

/** The whole record. The caller has opened the chart. */
export async function findRecord(
  deps: Deps & { db: Database },
  actor: Actor,
  patientId: string,
): Promise<VaccineRecord> {
  const { facts, schedule, doses, decisions, dateOfBirth, today } = await findFacts(deps, patientId);
  const health = await findHealth(deps, actor, patientId);
  const counted = facts ? countDoses(facts) : new Map<string, { countsAs: string | null; remark: string | null }>();
  const series = seriesOf(schedule.doses);
  const cautions = cautionsFor(series, health);
  const lines = facts ? asReadAtThisAge(linesOf(facts), facts) : [];
  return {
    ...{ patientId, dateOfBirth, today },
    schedule: {
      ...{ version: schedule.version, name: schedule.name, note: schedule.note },
      ...{ writtenAt: schedule.writtenAt, confirmed: schedule.confirmed },
    },
    lines: mayRecord(actor) ? lines : askFirst(lines, cautions),
    given: doses.map((row) => ({
      ...presentDose(row),
      countsAs: counted.get(row.id)?.countsAs ?? null,
      remark: counted.get(row.id)?.remark ?? null,
    })),
    decisions: decisions.map(presentDecision),
    // A family reads what is due. What speaks against a dose is for whoever gives it.
    cautions: mayRecord(actor) ? cautions : [],
    notChecked: mayRecord(actor) ? notCheckedFor(health) : [],
    series,
    can: allowedOnRecord(actor),
  };
}

/** A family is not told that something is due which the chart speaks against: a doctor decides about it. */
const askFirst = (lines: readonly DoseLine[], cautions: readonly VaccineCaution[]): DoseLine[] =>
  lines.map((line) =>
    (line.state === 'due' || line.state === 'overdue') && cautions.some(({ series }) => series === line.series)
      ? { ...line, state: 'ask', dueOn: null, words: '' }
      : line,
  );

export async function findFacts(deps: Deps & { db: Database }, patientId: string) {
  const { db, clock, config } = deps;
  const today = dayIn(config.clinic.timeZone, clock.now());
  const { dateOfBirth } = await findProfile(deps, patientId);
  const schedule = await currentSchedule(db);
  const doses = await dosesOf(db, patientId);
  const decisions = await openDecisionsOf(db, patientId, today);
  const facts: Facts | null = dateOfBirth
    ? {
        ...{ dateOfBirth, today, schedule: schedule.doses },
        doses: doses.map(({ id, series, given_on }) => ({ id, series, givenOn: given_on })),
        decisions: decisions.map(presentDecision),
      }
    : null;
  return { facts, schedule, doses, decisions, dateOfBirth, today };
}

export async function findHealth(deps: Deps & { db: Database }, actor: Actor, patientId: string): Promise<Health> {
  const profile = await findProfile(deps, patientId);
  const prescribed = await findRunningMedicines(deps, actor, patientId);
  const stay = await findLiveStay(deps.db, patientId);
  const orders = stay ? await findOrders(deps, actor, stay.id) : [];
  const diagnoses = await findConditions(deps, patientId, { limit: DIAGNOSES });
  return {
    profile,
    illnesses: [
      ...profile.problems.filter(({ isActive }) => isActive).map(({ code, name }) => ({ code, name })),
      ...profile.conditions.map((name) => ({ code: null, name })),
      ...diagnoses.map(({ code, diagnosis }) => ({ code, name: diagnosis })),
    ],
    medicines: await nameTaken(deps.db, [
      ...prescribed.map(({ medicineId, name, route }) => ({ id: medicineId ?? undefined, name, route })),
      ...orders
        .filter(({ state }) => state === 'running')
        .map(({ medication, route }) => ({ name: medication, route })),
      ...profile.medicines.map((name) => ({ name, route: null })),
    ]),
  };
}

type Named = Pick<Taken, 'name' | 'route'> & { id?: string | undefined };

/** With their ingredients: a brand is found by what is in it. */
export async function nameTaken(db: Database, medicines: readonly Named[]): Promise<Taken[]> {
  const ingredients = await nameIngredients(db, medicines);
  return medicines.map(({ name, route }, place) => ({ name, route, ingredients: ingredients[place] ?? [] }));
}

/** Each series once, named as its first dose without the number. */
export const seriesOf = (doses: readonly ScheduledDose[]): VaccineRecord['series'] => {
  const first = new Map<string, ScheduledDose>();
  for (const dose of doses) if (!first.has(dose.series)) first.set(dose.series, dose);
  return [...first.values()].map(({ series, name, isLive }) => ({
    series,
    name: name.replace(/ \d(?=,|$)/, ''),
    isLive,
  }));
};

const presentDose = (row: DoseRow) => ({
  ...{ id: row.id, version: row.version, series: row.series, source: row.source, product: row.product },
  ...{ batch: row.batch, site: row.site, place: row.place },
  givenOn: row.given_on,
  givenBy: row.given_by,
  writtenBy: row.writer,
  writtenAt: row.written_at.toISOString(),
  despite: (row.despite as { reason: string } | null)?.reason ?? null,
  corrected: row.reason,
});

const presentDecision = (row: DecisionRow): VaccineRecord['decisions'][number] => ({
  ...{ id: row.id, series: row.series, kind: row.kind, reason: row.reason },
  untilDay: row.until_day,
  decidedBy: row.decider,
  decidedAt: row.decided_at.toISOString(),
});
