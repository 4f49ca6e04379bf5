import type { LabReport } from '#contract/labs/lab-orders.ts';
import type { TrendPoint } from '#web/ui/trend/trend-drawing.tsx';

const ENOUGH = 3;
const MOST = 4;

/** The newest report of each measure with its earlier values, oldest first; two values are no trend yet. */
export function trendsOf(reports: readonly LabReport[]): { report: LabReport; points: TrendPoint[] }[] {
  const seen = new Set<string>();
  return reports
    .filter(({ measure }) => !seen.has(measure) && seen.add(measure))
    .flatMap((report) => {
      if (report.value === null) return [];
      const measured = [{ date: report.date, value: report.value }, ...report.earlier].toReversed();
      return measured.length < ENOUGH ? [] : [{ report, points: measured.map((one, n) => pointOf(one, n, report)) }];
    })
    .toSorted((one, other) => rank(one.report) - rank(other.report))
    .slice(0, MOST);
}

const rank = ({ status }: LabReport) => (status === 'abnormal' ? 0 : 1);

/** A result belongs to a day; noon keeps it there in every zone. Earlier values are judged by today's range. */
function pointOf({ date, value }: { date: string; value: number }, n: number, { low, high }: LabReport): TrendPoint {
  const outside = high !== null && value > high ? 'High' : low !== null && value < low ? 'Low' : null;
  return {
    id: `${date} ${n}`,
    at: Date.parse(`${date}T12:00:00Z`),
    value,
    second: null,
    outside: { value: outside, second: null },
  };
}
