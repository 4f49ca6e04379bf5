// Results as a chart shows them: one line per measured value or report, each with its earlier values.
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { isCriticalFlag, type LabValue } from '#contract/labs/lab-results.ts';

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
    testCode: order.testCode,
    orderedBy: order.orderedBy,
    orderedById: order.orderedById,
    category: order.category,
    date: dayOf(at),
    pdfUrl: result.hasFile ? `/api/lab-orders/${order.id}/report` : null,
    note: order.reviewNote,
    state: order.state,
  };
  if (result.values.length > 0) {
    // Somebody knew better than the ranges and limits: no line may then read as normal, or as able to wait.
    const isAbnormal = result.isAbnormal && result.values.every(({ flag }) => flag === null);
    const isCritical = result.isCritical && !result.values.some(({ flag }) => isCriticalFlag(flag));
    return result.values.map((value, n) => {
      // A laboratory may use another unit: it is the same measure, with a range of its own.
      const measureCode = order.measures.find(({ name }) => name === value.name)?.loinc ?? null;
      return { ...about, ...lineOf(value, { isAbnormal, isCritical }), measureCode, id: `${order.id}:${n}` };
    });
  }
  const words = result.text || 'See the report';
  const nothing = { measureCode: null, value: null, unit: '', low: null, high: null, flag: null };
  const status = result.isAbnormal ? ('abnormal' as const) : ('normal' as const);
  const { isCritical } = result;
  return [{ ...about, ...nothing, id: `${order.id}:0`, measure: order.test, result: words, status, isCritical }];
}

type Judgement = { isAbnormal: boolean; isCritical: boolean };

const lineOf = ({ name, value, unit, low, high, flag }: LabValue, { isAbnormal, isCritical }: Judgement) => ({
  measure: name,
  result: `${value} ${unit}`.trim(),
  value,
  unit,
  low,
  high,
  flag,
  status: flag || isAbnormal ? ('abnormal' as const) : ('normal' as const),
  isCritical: isCritical || isCriticalFlag(flag),
});

function earlierOf({ measure, unit, value }: Omit<LabReport, 'earlier'>, older: readonly Line[]): LabReport['earlier'] {
  if (value === null) return [];
  return older.flatMap((line) =>
    line.measure === measure && line.unit === unit && line.value !== null
      ? [{ date: line.date, value: line.value }]
      : [],
  );
}
