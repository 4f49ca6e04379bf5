import { IconCheck, IconExclamationMark, IconFileText } from '@tabler/icons-react';
import type { LabReport } from '#contract/labs/lab-orders.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { FlagMark } from '#web/ui/badges/flag-mark.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { shortDay } from '#web/ui/time/time.ts';
import { placesOnBar, referenceInWords } from '#web/ui/trend/reference.ts';
import { LabActions } from './lab-actions.tsx';
import styles from './lab-reports.module.css';

type LabRowProps = { report: LabReport; isFirstOfOrder: boolean; onReview: () => void };

export function LabRow({ report, isFirstOfOrder, onReview }: LabRowProps) {
  const { test, measure, date, value, unit, result, low, high, earlier, pdfUrl } = report;
  return (
    <tr>
      <th scope="row">
        {measure || test}
        {isFirstOfOrder && measure && measure !== test && (
          <span className={`faint regular text-14 ${styles.of}`}>{test}</span>
        )}
        {report.state === 'resulted' && (
          <span className="block mt-4">
            <Badge tone="info">To review</Badge>
          </span>
        )}
      </th>
      <td>{shortDay(`${date}T12:00:00Z`, 'UTC')}</td>
      {value === null ? (
        <td className={`whole-row pre-line ${styles.inWords}`} colSpan={3}>
          {result}
        </td>
      ) : (
        <>
          <td>
            <b className="text-16">{value}</b> {unit}
          </td>
          <td>
            <RangeBar {...{ value, low, high }} />
          </td>
          <td className="faint text-14">
            <span className={`muted ${styles.label}`}>Reference </span>
            {referenceInWords(low, high)}
          </td>
        </>
      )}
      <td>
        <Status report={report} />
      </td>
      <td className="faint text-14">
        {value !== null && (
          <>
            {earlier.length > 0 && <span className={`muted ${styles.label}`}>Before </span>}
            {earlier.map((before) => before.value).join(', ') || 'first result'}
          </>
        )}
      </td>
      <td className={`row wrap gap-8 whole-row ${styles.last}`}>
        {pdfUrl && (
          <a
            className={`row-inline gap-5 semibold icons-17 ${styles.file}`}
            href={pdfUrl}
            target="_blank"
            rel="noreferrer"
          >
            <IconFileText aria-hidden />
            PDF <span className="visually-hidden">of {test}</span>
          </a>
        )}
        {isFirstOfOrder && <LabActions report={report} onReview={onReview} />}
      </td>
    </tr>
  );
}

/** Normal or abnormal in words; the mark says in which direction, and whether it is dangerous. */
function Status({ report: { status, flag } }: { report: LabReport }) {
  if (flag) return <FlagMark flag={flag} />;
  const isAbnormal = status === 'abnormal';
  const Icon = isAbnormal ? IconExclamationMark : IconCheck;
  return (
    <span
      className={classNames(
        `row-inline gap-4 faint semibold text-14 icons-16 ${styles.status}`,
        isAbnormal && 'urgent',
      )}
    >
      <Icon aria-hidden />
      {isAbnormal ? 'Abnormal' : 'Normal'}
    </span>
  );
}

type RangeBarProps = { value: number; low: number | null; high: number | null };

/** The reference range as a green part of a bar, and the value as a mark on it. */
function RangeBar({ value, low, high }: RangeBarProps) {
  const places = placesOnBar(value, low, high);
  if (!places) return null;
  const isOutside = (low !== null && value < low) || (high !== null && value > high);
  return (
    <span
      className={`relative sunk ${styles.bar}`}
      role="img"
      aria-label={`${value}, reference ${referenceInWords(low, high)}`}
    >
      <span className={styles.range} style={{ left: `${places.from}%`, width: `${places.to - places.from}%` }} />
      <span className={classNames(styles.mark, isOutside && styles.outside)} style={{ left: `${places.at}%` }} />
    </span>
  );
}
