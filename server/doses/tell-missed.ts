// Whoever helps with medicines hears of a missed dose, if the patient wants it.
import { HOUR_MS } from '#contract/durations.ts';
import type { Tx } from '../db/connect.ts';
import { markNoticesDone } from '../notices/mark-notices-done.ts';
import { notify } from '../notices/notify.ts';
import { findToldOfMissedDoses, type Told } from '../patients/sharing/find-told.ts';
import type { Deps } from '../platform/deps.ts';
import { withhold } from '../platform/http/withhold.ts';
import { type DoseOf, dosesBetween, findHome, type Home } from './find-series.ts';
import { missedFrom } from './plan/dose-status.ts';
import { LOOK_BACK_MS } from './plan/due-reminders.ts';
import { prescriptionOf, saidOf } from './present.ts';

/** Longer ago it is no news: the switch was turned on since, or the server was away. */
const NEWS_MS = 6 * HOUR_MS;

export const findTold = (tx: Tx, deps: Deps, patientId: string): Promise<Told[]> =>
  findToldOfMissedDoses(tx, deps, patientId);

const lately = ({ config }: Deps, home: Home, now: Date): DoseOf[] =>
  dosesBetween(home, { from: new Date(now.getTime() - 2 * LOOK_BACK_MS), until: now }, config.clinic.timeZone);

const unanswered = (deps: Deps, home: Home, now: Date): DoseOf[] =>
  lately(deps, home, now).filter(({ answer }) => answer === null);

/** When doses were due that have all been answered since: whoever heard that one was missed must not give it. */
function answeredTimes(deps: Deps, home: Home, now: Date): string[] {
  const byTime = Map.groupBy(lately(deps, home, now), ({ dose }) => dose.at.toISOString());
  return [...byTime].flatMap(([at, doses]) => (doses.every(({ answer }) => answer !== null) ? [at] : []));
}

const keyOf = (accountId: string, patientId: string, at: string): string => `missed:${accountId}:${patientId}:${at}`;

/** When the next of these doses will have been missed; null: none waits. */
export function nextMissed(deps: Deps, home: Home, now: Date): Date | null {
  const coming = unanswered(deps, home, now).map((one) => missedFrom(saidOf(one)).getTime());
  const next = Math.min(...coming.filter((at) => at > now.getTime()));
  return Number.isFinite(next) ? new Date(next) : null;
}

/** The last thing of its transaction: from here on what is confidential is left out. */
export async function tellMissed(tx: Tx, deps: Deps, patientId: string, told: readonly Told[]): Promise<void> {
  if (told.length === 0) return;
  await withhold(tx, { patientId, withholds: 'all' });
  const now = deps.clock.now();
  const home = await findHome({ ...deps, db: tx }, patientId, new Date(now.getTime() - 2 * LOOK_BACK_MS));
  const missed = unanswered(deps, home, now).filter((one) => {
    const since = now.getTime() - missedFrom(saidOf(one)).getTime();
    return since >= 0 && since < NEWS_MS;
  });
  const byTime = Map.groupBy(missed, ({ dose }) => dose.at.toISOString());
  for (const [at, doses] of byTime) {
    for (const one of told) await tell(tx, deps, { patientId, at, doses, told: one });
  }
  const answered = answeredTimes(deps, home, now);
  for (const { accountId } of told) {
    await markNoticesDone(
      tx,
      accountId,
      answered.map((at) => keyOf(accountId, patientId, at)),
      now,
    );
  }
}

type Missed = { patientId: string; at: string; doses: readonly DoseOf[]; told: Told };

async function tell(tx: Tx, deps: Deps, { patientId, at, doses, told }: Missed): Promise<void> {
  const names = doses.map((one) => prescriptionOf(one).name).join(', ');
  const when = { at, zone: deps.config.clinic.timeZone };
  await notify(tx, deps, {
    to: told.accountId,
    kind: 'missed-dose',
    says: { code: 'dose-missed', values: { name: told.patientName, names, when } },
    link: '/family',
    patientId,
    part: 'medicines',
    dedupeKey: keyOf(told.accountId, patientId, at),
    isForPhone: true,
  });
}
