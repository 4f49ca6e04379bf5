// What waits for a doctor's answer, and everything that one of them rests on.
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { inWords } from '#contract/medicines/in-words.ts';
import { REPEAT_WAITS_HOURS, type RepeatInFull, type RepeatRequest } from '#contract/medicines/repeats.ts';
import { READING_FACTS, type Reading, type ReadingKind } from '#contract/readings/readings.ts';
import { allergiesInWords } from '#server/care/prescriptions/allergies-in-words.ts';
import { checkRenewal } from '#server/care/prescriptions/renew-medicine.ts';
import { transaction } from '#server/db/transaction.ts';
import { findNewResults } from '#server/labs/find-new-results.ts';
import { openCare, TASK_OPENS_CHART_MS } from '#server/patients/chart-access/care.ts';
import { openChart } from '#server/patients/chart-access/open-chart.ts';
import { isChartOpen } from '#server/patients/chart-access/require-chart.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findNewestReadings } from '#server/records/find-newest-readings.ts';
import { findProfile } from '#server/records/find-profile.ts';
import { readDuty } from '#server/staffing/duty.ts';
import { adherenceOf } from '../find-adherence.ts';
import { findHome, type Series } from '../find-series.ts';
import { dayInWords } from '../plan/days-in-words.ts';
import { plannedDoses } from '../plan/planned-doses.ts';
import { boxesOf, supplyLeft } from '../plan/supply.ts';
import { isPrescriber, mayStandIn, waitsTooLong } from '../policy.ts';
import { shownValues } from './shown-values.ts';
import { lastReviewAt, lastVisitAt, openRequestsFor, type RequestRow, requestById } from './store.ts';

const SHOWN = 50;
const RESULTS_SINCE_MS = 180 * DAY_MS;

export async function listRepeats(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor): Promise<RepeatRequest[]> {
  const now = deps.clock.now();
  const { isOnDuty } = await readDuty(deps, actor);
  const waitedSince = new Date(now.getTime() - REPEAT_WAITS_HOURS * HOUR_MS);
  const rows = await openRequestsFor(deps.db, { accountId: actor.accountId, isOnDuty, now, waitedSince }, SHOWN);
  return rows.map((row) => presentRequest(actor, row, now));
}

/** Whoever may answer has the chart open for it; the check is made at this moment. */
export async function readRepeat(deps: Deps, actor: Actor, id: string): Promise<RepeatInFull> {
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    const request = await requireRequest(inTx, actor, id);
    assertOpen(request);
    await openChart(tx, deps, actor, request.patient_id, 'repeat');
    return { ...presentRequest(actor, request, deps.clock.now()), ...(await factsOf(inTx, actor, request)) };
  });
}

/**
 * Another's answers like one that does not exist. The chart that the request opened to the prescriber may have closed while nobody
 * answered: to them, and to whoever stands in, it opens for a day.
 */
export async function requireRequest(deps: Deps, actor: Actor, id: string): Promise<RequestRow> {
  const unchecked = await requestById(deps.db, id);
  if (!unchecked) throw new Refusal('not_found');
  const now = deps.clock.now();
  if (await isChartOpen(deps, actor, unchecked.patient_id)) return unchecked;
  const { isOnDuty } = await readDuty(deps, actor);
  const mayAnswer = isPrescriber(actor, unchecked) || mayStandIn(actor, unchecked, isOnDuty, now);
  if (unchecked.state !== 'open' || !mayAnswer) throw new Refusal('not_found', { patientId: unchecked.patient_id });
  await transaction(deps.db, (tx) =>
    openCare(tx, deps, {
      patientId: unchecked.patient_id,
      clinicianId: actor.accountId,
      kind: 'task',
      sourceId: id,
      closesAt: new Date(now.getTime() + TASK_OPENS_CHART_MS),
    }),
  );
  return unchecked;
}

/** Whoever comes second learns who was first. */
export function assertOpen({ state, decider, stopped_at }: RequestRow): void {
  if (state !== 'open') {
    throw new Refusal('repeat_decided', decider ? { message: `${decider} has answered this already.` } : {});
  }
  if (stopped_at) throw new Refusal('repeat_not_possible', { message: 'This medicine was stopped.' });
}

const presentRequest = (actor: Actor, row: RequestRow, now: Date): RepeatRequest => ({
  id: row.id,
  patientId: row.patient_id,
  patient: row.patient,
  pud: row.pud,
  medicineId: row.medicine_id,
  name: row.name,
  inWords: inWords({
    dose: { amount: row.amount, unit: row.unit },
    route: row.route,
    frequency: row.frequency,
    smallestGapHours: row.gap_hours,
    mostIn24Hours: row.most_in_24h,
    days: row.days,
  }),
  instructions: row.instructions,
  diagnosis: row.diagnosis,
  prescriber: row.prescriber,
  isMine: isPrescriber(actor, row),
  askedAt: row.asked_at.toISOString(),
  isLate: waitsTooLong(row, now),
});

async function factsOf(deps: Deps, actor: Actor, request: RequestRow) {
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const { patient_id: patientId, medicine_id: medicineId } = request;
  const home = await findHome(deps, patientId, new Date(now.getTime() - 14 * DAY_MS));
  const series = home.series.find(({ members }) => members.some(({ id }) => id === medicineId));
  if (!series) throw new Refusal('not_found');
  const since = new Date(now.getTime() - RESULTS_SINCE_MS);
  const [readings, results, profile, visitAt, reviewedAt, check] = [
    await findNewestReadings(deps, actor, patientId),
    await findNewResults(deps, actor, [patientId], since),
    await findProfile(deps, patientId),
    await lastVisitAt(deps.db, patientId),
    await lastReviewAt(deps.db, patientId),
    await checkRenewal(deps, actor, medicineId),
  ];
  return {
    firstPrescribedOn: series.members[0]?.starts_on ?? series.plan.firstDay,
    ...givenBefore(series, timeZone),
    course: courseInWords(series, now, timeZone),
    endsOn: request.ends_on,
    daysLeft: supplyLeft(series.plan, boxesOf(series.members), now, timeZone)?.daysLeft ?? null,
    lastVisitOn: visitAt && dayIn(timeZone, visitAt),
    lastReviewOn: reviewedAt && dayIn(timeZone, reviewedAt),
    values: shownValues([
      ...readings.filter(isTelling).map(presentReading),
      ...results.map(({ words, at, tone }) => ({ words, at: at.toISOString(), tone })),
    ]),
    allergies: allergiesInWords(profile),
    adherence: adherenceOf(home, now, timeZone, series.id),
    check,
  };
}

/** A changed dose goes on as the same series and is no repeat. */
function givenBefore({ members }: Series, timeZone: string) {
  const repeats = members.filter(({ is_repeat }) => is_repeat);
  const last = repeats.at(-1);
  return { repeatsGiven: repeats.length, lastRepeatOn: last ? dayIn(timeZone, last.signed_at) : null };
}

/** So many days at most are a course, which is taken to its end and not for good. */
const COURSE_DAYS = 14;

function courseInWords({ current: { days }, plan }: Series, now: Date, timeZone: string): string | null {
  if (days === null || days > COURSE_DAYS) return null;
  const words = `A course of ${days} ${days === 1 ? 'day' : 'days'}`;
  const endsAt = plan.prescribed.at(-1)?.until ?? null;
  if (!endsAt || endsAt > now) return words;
  const last = plannedDoses(plan, { from: new Date(endsAt.getTime() - 14 * DAY_MS), until: endsAt }, timeZone).at(-1);
  return `${words}, finished on ${dayInWords(last?.day ?? dayIn(timeZone, endsAt))}`;
}

const TELLING: readonly ReadingKind[] = ['blood-pressure', 'heart-rate', 'weight'];

const isTelling = ({ kind }: Reading) => TELLING.includes(kind);

const presentReading = (reading: Reading) => ({
  words: `${READING_FACTS[reading.kind].name} ${figures(reading)} ${reading.unit}`,
  at: reading.measuredAt,
  tone: reading.flag === null ? ('plain' as const) : ('attention' as const),
});

const figures = ({ value, second }: Reading): string => (second === null ? `${value}` : `${value}/${second}`);
