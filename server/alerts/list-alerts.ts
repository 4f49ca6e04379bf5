import { alarmOf, byNeed } from '#contract/alarm-order.ts';
import type { Alert } from '#contract/alerts.ts';
import { DAY_MS } from '#contract/durations.ts';
import { findOpenCharts } from '../patients/chart-access/require-chart.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentAlert } from './present.ts';
import { type AlertRow, currentAlerts, readBy } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock'>;

/** Open ones by need; after them what was closed in the last day, the last first. */
export async function listAlerts(deps: Needs, actor: Actor): Promise<Alert[]> {
  const rows = await currentAlerts(deps.db, new Date(deps.clock.now().getTime() - DAY_MS));
  const alerts = await alertsAsSeen(deps, actor, rows);
  const isOpen = ({ closed }: Alert) => closed === null;
  return [
    ...alerts.filter(isOpen).toSorted((one, other) => byNeed(alarmOf(one), alarmOf(other))),
    ...alerts.filter((alert) => !isOpen(alert)),
  ];
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
