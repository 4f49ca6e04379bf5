// Results as a chart shows them: one line per measured value or report, each with its earlier values.
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import type { LabValue } from '#contract/labs/lab-results.ts';

type DayOf = (instant: string) => string;

export function reportsOf(orders: readonly LabOrder[], dayOf: DayOf): LabReport[] {
  const lines = orders
    .flatMap((order) => linesOf(order, dayOf))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return lines.map(({ at, ...line }, index) => ({ ...line, earlier: earlierOf(line, lines.slice(index + 1)) }));
}

type Line = Omit<LabReport, 'earlier'> & { at: string };

function linesOf(order: LabOrder, dayOf: DayOf): Line[] {
  const { result } = order;
  if (!result) return [];
  const at = order.collectedAt ?? result.enteredAt;
  const about = {
    at,
    orderId: order.id,
    test: order.test,
    category: order.category,
    date: dayOf(at),
    pdfUrl: result.hasFile ? `/api/lab-orders/${order.id}/report` : null,
    state: order.state,
  };
  if (result.values.length > 0)
    return result.values.map((value, n) => ({ ...about, ...lineOf(value), id: `${order.id}:${n}` }));
  const words = result.text || 'See the report';
  const nothing = { value: null, unit: '', low: null, high: null, flag: null };
  const status = result.isAbnormal ? ('abnormal' as const) : ('normal' as const);
  return [{ ...about, ...nothing, id: `${order.id}:0`, measure: order.test, result: words, status }];
}

const lineOf = ({ name, value, unit, low, high, flag }: LabValue) => ({
  measure: name,
  result: `${value} ${unit}`.trim(),
  value,
  unit,
  low,
  high,
  flag,
  status: flag ? ('abnormal' as const) : ('normal' as const),
});

function earlierOf({ measure, unit, value }: Omit<LabReport, 'earlier'>, older: readonly Line[]): LabReport['earlier'] {
  if (value === null) return [];
  return older.flatMap((line) =>
    line.measure === measure && line.unit === unit && line.value !== null
      ? [{ date: line.date, value: line.value }]
      : [],
  );
}
