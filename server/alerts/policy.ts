import type { Alert } from '#contract/alerts.ts';
import type { AlertRow } from './store.ts';

/** Any doctor or nurse answers an alert; the chart opens from it while it is open, to whom the chart is open. */
export const allowedOnAlert = (
  { closed_at }: Pick<AlertRow, 'closed_at'>,
  { isChartOpen }: { isChartOpen: boolean },
): Alert['can'] => ({ openChart: closed_at === null && isChartOpen });
