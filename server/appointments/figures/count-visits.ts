// Counts for the administrator's reports: of visits, never of whose.
import { MOST_WAIT_HOURS } from '#contract/reports.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type CountedVisits, type CountedWaits, countedVisits, countedWaits } from './store.ts';

export type FigureScope = {
  from: Date;
  until: Date;
  /** What has not begun yet is not counted. */
  now: Date;
  timeZone: string;
  step: 'day' | 'week' | 'month';
  doctorId: string | null;
  departmentId: string | null;
};

export const countVisits = ({ db }: Pick<Deps, 'db'>, scope: FigureScope): Promise<CountedVisits[]> =>
  countedVisits(db, scope);

export const countWaits = ({ db }: Pick<Deps, 'db'>, scope: FigureScope): Promise<CountedWaits[]> =>
  countedWaits(db, scope, { mostMinutes: MOST_WAIT_HOURS * 60 });
