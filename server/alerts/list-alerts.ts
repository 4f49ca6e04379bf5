import { type Alert, OPEN_ALERTS_LISTED } from '#contract/alerts.ts';
import { DAY_MS } from '#contract/durations.ts';
import { findOpenCharts } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentAlert } from './present.ts';
import { type AlertRow, closedAlerts, openAlertsByNeed, readBy } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Open ones by need, so many at most; after them what was closed in the last day, the last first. */
export async function listAlerts(deps: Needs, actor: Actor, limit = OPEN_ALERTS_LISTED): Promise<Alert[]> {
  const [open, closed] = await Promise.all([
    openAlertsByNeed(deps.db, limit),
    closedAlerts(deps.db, new Date(deps.clock.now().getTime() - DAY_MS)),
  ]);
  return alertsAsSeen(deps, actor, [...open, ...closed]);
}

/** Adds what the caller has read, and whether the chart is open to them. */
export async function alertsAsSeen(deps: Needs, actor: Actor, rows: AlertRow[]): Promise<Alert[]> {
  const taken = rows.filter(({ is_taken_back }) => is_taken_back).map(({ id }) => id);
  const openPatients = rows.filter(({ closed_at }) => closed_at === null).map(({ patient_id }) => patient_id);
  const [read, open] = await Promise.all([
    readBy(deps.db, actor.accountId, taken),
    findOpenCharts(deps, actor, openPatients),
  ]);
  return rows.map((row) => presentAlert(row, { isRead: read.has(row.id), isChartOpen: open.has(row.patient_id) }));
}
