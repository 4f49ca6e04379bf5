import { type Explained, explain } from '#contract/labs/explained/explained-tests.ts';
import { nameResult, rangeOf } from '#contract/labs/explained/name-result.ts';
import type { ResultTrend } from '#contract/labs/explained/trend-of.ts';
import type { LabReport } from '#contract/labs/lab-orders.ts';
import { t, tMarked } from '#web/language/say.ts';
import { Table } from '#web/ui/page/table.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { axisBetween } from '#web/ui/trend/time-axis.ts';
import { TimeAxisLine } from '#web/ui/trend/time-axis-line.tsx';
import { TrendDrawing, type TrendPoint } from '#web/ui/trend/trend-drawing.tsx';
import { useWidth } from '#web/ui/viewport/width.ts';
import { dayInWords, NAMES, type RangeEnds, rangeInWords } from './result-words.ts';
import styles from './results.module.css';

const HEIGHT = 130;
const A_LABEL = 84;

type ResultTrendViewProps = { trend: ResultTrend; title: string; explained: Explained | null; isAdult: boolean };

/** The drawing joins what can be compared; the table has everything, each with its own unit and range. */
export function ResultTrendView({ trend, title, explained, isAdult }: ResultTrendViewProps) {
  const { newest, all, joined, apart } = trend;
  const range = rangeOf(newest, explained, isAdult);
  const columns = newest.value === null ? [t('Day'), t('Result')] : [t('Day'), t('Value'), t('Usual'), t('In words')];
  return (
    <>
      {joined.length > 1 && <Drawing {...{ trend, title, range }} />}
      {apart > 0 && <p className="muted">{apartInWords(apart)}</p>}
      <div className={`min-0 ${styles.trend}`}>
        <Table label={t('All results: {title}', { title })} columns={columns}>
          {all.map((report) => (
            <TrendRow key={report.id} {...{ report, isAdult }} />
          ))}
        </Table>
      </div>
    </>
  );
}

function Drawing({
  trend: { newest, joined },
  title,
  range,
}: {
  trend: ResultTrend;
  title: string;
  range: RangeEnds | null;
}) {
  const timeZone = useTimeZone();
  const [ref, width] = useWidth(300);
  const points = joined.map((report) => pointOf(report, range));
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const axis = axisBetween(first.at, last.at, timeZone, Math.max(2, Math.floor(width / A_LABEL)));
  const usual = rangeInWords(range, newest.unit);
  const figures = joined
    .map(({ value, date }) => t('{value} on {day}', { value: value ?? '', day: dayInWords(date) }))
    .join(', ');
  return (
    <figure className={`min-0 clipped ${styles.drawing}`}>
      <div ref={ref}>
        <TrendDrawing
          {...{ points, axis, width }}
          height={HEIGHT}
          named={[range?.low ?? null, range?.high ?? null].filter((end) => end !== null)}
          openEnd={range?.low === null ? 'below' : range?.high === null ? 'above' : undefined}
          label={`${t('{title}: {figures}, in {unit}.', { title, figures, unit: newest.unit })} ${usual && t('Usual is {usual}.', { usual })}`.trim()}
        />
        <TimeAxisLine {...{ axis, width }} chosen={null} />
      </div>
      <figcaption className="muted text-sm">
        {t('In {unit}.', { unit: newest.unit })} {usual && t('The green band is the usual range, {usual}.', { usual })}
      </figcaption>
    </figure>
  );
}

/** A result belongs to a day; noon keeps it there in every zone. All of a line have the same range. */
function pointOf({ id, date, value }: ResultTrend['joined'][number], range: RangeEnds | null): TrendPoint {
  const { low = null, high = null } = range ?? {};
  const outside = high !== null && value > high ? 'High' : low !== null && value < low ? 'Low' : null;
  return { id, at: Date.parse(`${date}T12:00:00Z`), value, second: null, outside: { value: outside, second: null } };
}

function TrendRow({ report, isAdult }: { report: LabReport; isAdult: boolean }) {
  const explained = explain(report);
  const name = nameResult(report, explained, isAdult);
  return (
    <tr>
      <td>{dayInWords(report.date)}</td>
      <td className={report.value === null ? styles.inWords : 'nowrap'}>{report.result}</td>
      {report.value !== null && (
        <>
          <td>{rangeInWords(rangeOf(report, explained, isAdult))}</td>
          <td>{name && tMarked(NAMES[name])}</td>
        </>
      )}
    </tr>
  );
}

const apartInWords = (count: number) =>
  count === 1
    ? t('One earlier result has another unit or another usual range. It stands in the table and is not drawn.')
    : t(
        '{count} earlier results have another unit or another usual range. They stand in the table and are not drawn.',
        { count },
      );
