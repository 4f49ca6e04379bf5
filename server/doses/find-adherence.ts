import { DAY_MS } from '#contract/durations.ts';
import type { OnWard } from '#contract/medicines/after-stay.ts';
import { ADHERENCE_DAYS, type Adherence } from '#contract/medicines/doses.ts';
import type { Deps } from '../platform/deps.ts';
import { dosesBetween, findHome, type Home } from './find-series.ts';
import { statusOf } from './plan/dose-status.ts';
import { saidOf } from './present.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

export type AtHome = {
  /** What the patient said of the doses of the last 14 days; null: none was planned. */
  adherence: Adherence | null;
  /** What waits for a doctor since a stay on the ward, by the id of its prescription. */
  held: ReadonlyMap<string, OnWard>;
};

/** For the chart. The caller has opened it. */
export async function findAtHome(deps: Needs, patientId: string): Promise<AtHome> {
  const now = deps.clock.now();
  const home = await findHome(deps, patientId, new Date(now.getTime() - ADHERENCE_DAYS * DAY_MS));
  const held = home.series.flatMap(({ hold, current }) => (hold ? [[current.id, hold.did] as const] : []));
  return { adherence: adherenceOf(home, now, deps.config.clinic.timeZone), held: new Map(held) };
}

/** A dose that can still be taken in time is not counted yet. */
export function adherenceOf(home: Home, now: Date, timeZone: string, seriesId?: string): Adherence | null {
  const span = { from: new Date(now.getTime() - ADHERENCE_DAYS * DAY_MS), until: now };
  const statuses = dosesBetween(home, span, timeZone)
    .filter(({ series }) => seriesId === undefined || series.id === seriesId)
    .map((one) => statusOf(saidOf(one), now));
  const count = (status: (typeof statuses)[number]) => statuses.filter((each) => each === status).length;
  const [taken, skipped, untold] = [count('taken'), count('skipped'), count('missed')];
  const planned = taken + skipped + untold;
  return planned === 0 ? null : { days: ADHERENCE_DAYS, planned, taken, skipped, untold };
}
