import type { LabReport } from '#contract/labs/lab-orders.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { referenceInWords } from '#web/ui/trend/reference.ts';
import { axisBetween } from '#web/ui/trend/time-axis.ts';
import { TimeAxisLine } from '#web/ui/trend/time-axis-line.tsx';
import { TrendDrawing, type TrendPoint } from '#web/ui/trend/trend-drawing.tsx';
import { useWidth } from '#web/ui/viewport/width.ts';
import styles from './lab-trends.module.css';
import { trendsOf } from './trends-of.ts';

const HEIGHT = 130;
const A_LABEL = 76;

/** What was measured again and again, over time; what lies outside its range comes first. */
export function LabTrends({ reports }: { reports: readonly LabReport[] }) {
  const trends = trendsOf(reports);
  if (trends.length === 0) return null;
  return (
    <div className={`stack fit gap-14 ${styles.trends}`}>
      {trends.map(({ report, points }) => (
        <LabTrend key={report.measure} {...{ report, points }} />
      ))}
    </div>
  );
}

type LabTrendProps = { report: LabReport; points: TrendPoint[] };

function LabTrend({ report: { measure, unit, low, high }, points }: LabTrendProps) {
  const timeZone = useTimeZone();
  const [ref, width] = useWidth(320);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const axis = axisBetween(first.at, last.at, timeZone, Math.max(2, Math.floor(width / A_LABEL)));
  const values = points.map(({ value }) => value).join(', ');
  return (
    <figure className={`min-0 clipped outlined round-lg ${styles.trend}`}>
      <figcaption className="stack mb-8">
        <b>{[measure, unit].filter(Boolean).join(', ')}</b>
        <span className="muted">
          {first.value} to {last.value}. Reference {referenceInWords(low, high)}.
        </span>
      </figcaption>
      <div ref={ref}>
        <TrendDrawing
          {...{ points, axis, width }}
          height={HEIGHT}
          named={[low, high].filter((end) => end !== null)}
          openEnd={low === null ? 'below' : high === null ? 'above' : undefined}
          label={`${measure} over ${points.length} results: ${values} ${unit}`}
        />
        <TimeAxisLine axis={axis} width={width} chosen={null} />
      </div>
    </figure>
  );
}
