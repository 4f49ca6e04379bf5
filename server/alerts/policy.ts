import type { Alert } from '#contract/alerts.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { AlertRow } from './store.ts';

/**
 * Any doctor or nurse answers an alert. The link to the chart is there while the alert is open, for those who may open the
 * chart.
 */
export const allowedOnAlert = (
  { closed_at }: Pick<AlertRow, 'closed_at'>,
  { isChartOpen }: { isChartOpen: boolean },
): Alert['can'] => ({ openChart: closed_at === null && isChartOpen });

/**
 * The patient takes back any call for themselves; whoever acts for them only what they called themselves, and only until somebody
 * else has called too.
 */
export const mayTakeBack = (
  { accountId, acting }: Caller,
  { raised_by, is_joined }: Pick<AlertRow, 'raised_by' | 'is_joined'>,
): boolean => !acting || (raised_by === accountId && !is_joined);

/**
 * Whoever acts for the patient follows what they called themselves. Of other alerts, which may come of what is private, only the
 * guardian of a small child learns.
 */
export const mayFollow = ({ accountId, acting }: Caller, { raised_by }: Pick<AlertRow, 'raised_by'>): boolean =>
  !acting || raised_by === accountId || (acting.withholds !== 'all' && acting.parts.includes('everything'));

/** Whoever else calls for the same patient joins: from then on it is no helper's call alone. */
export const isJoinedBy = (
  { accountId }: Pick<Caller, 'accountId'>,
  { raised_by, is_joined }: Pick<AlertRow, 'raised_by' | 'is_joined'>,
): boolean => is_joined || raised_by !== accountId;
