import type { Alert } from '#contract/alerts.ts';
import type { AlertRow } from './store.ts';

/**
 * Any doctor or nurse answers an alert. The link to the chart is there while the alert is open, for those who may open the
 * chart.
 */
export const allowedOnAlert = (
  { closed_at }: Pick<AlertRow, 'closed_at'>,
  { isChartOpen }: { isChartOpen: boolean },
): Alert['can'] => ({ openChart: closed_at === null && isChartOpen });
