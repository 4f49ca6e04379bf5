import { IconReportMedical } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { PatientListed } from '#contract/patients/patients.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { Likeness } from '#web/ui/people/likeness.ts';
import { AlikeNote, MarkedName } from '#web/ui/people/name-alike.tsx';
import { shortDay } from '#web/ui/time/time.ts';
import styles from './patient-row.module.css';
import { PatientStatus } from './patient-status.tsx';

/** Equal to patient-row.module.css, because rows out of sight are counted, not measured. */
export const ROW_HEIGHT = 60;

type PatientRowProps = {
  patient: PatientListed;
  /** Its index in the whole list, of which only a part may be drawn. */
  index: number;
  of: number;
  alike: Likeness<PatientListed> | undefined;
  isCurrent: boolean;
  isNarrow: boolean;
  /** Made up: marked, and leading nowhere. */
  isSample: boolean;
};

/** Picking a patient leads to the diagnosis; beside an open chart it changes the chart. */
export function PatientRow({ patient, index, of, alike, isCurrent, isNarrow, isSample }: PatientRowProps) {
  const words = <RowWords {...{ patient, alike, isSample, isNarrow }} />;
  return (
    <li
      className={classNames(`row stretch ruled ${styles.row}`, !isNarrow && styles.wide)}
      aria-setsize={of}
      aria-posinset={index + 1}
    >
      {isSample ? (
        <div className={`stack middle grow min-0 ink lead-135 no-underline ${styles.pick}`}>{words}</div>
      ) : (
        <Link
          className={`stack middle grow min-0 ink lead-135 no-underline ${styles.pick}`}
          to="/doctor-dashboard"
          search={
            isNarrow
              ? (before) => ({ ...before, view: 'patients', patient: patient.id })
              : { view: 'diagnosis', patient: patient.id }
          }
          aria-current={isCurrent ? 'true' : undefined}
          data-row={index}
          preload={false}
        >
          {words}
        </Link>
      )}
      {!isNarrow && !isSample && (
        <Link
          className={`row-inline gap-6 action semibold icons-18 no-underline ${styles.chart}`}
          to="/doctor-dashboard"
          search={(before) => ({ ...before, view: 'patients', patient: patient.id })}
          aria-label={`Open the chart of ${patient.name}`}
          title="Open the chart"
          preload={false}
        >
          <IconReportMedical aria-hidden />
          <span>Chart</span>
        </Link>
      )}
    </li>
  );
}

type RowWordsProps = Pick<PatientRowProps, 'patient' | 'alike' | 'isSample' | 'isNarrow'>;

function RowWords({ patient, alike, isSample, isNarrow }: RowWordsProps) {
  const { name, pud, age, gender, condition, lastVisit, status, isDeactivated } = patient;
  // Beside a chart the name has the first line for itself.
  const note = alike && <AlikeNote title={`Also on this list: ${alike.other.name}`}>Name alike</AlikeNote>;
  return (
    <>
      <span className={`row min-0 clipped nowrap ${styles.name}`}>
        <b className="semibold">
          <MarkedName name={name} besides={alike?.other.name} />
        </b>
        {!isNarrow && note}
        {isSample && <Badge tone="attention">Sample</Badge>}
        {isDeactivated && <Badge>Deactivated</Badge>}
        <span className={`hidden faint text-14 nowrap ${styles.pud}`}>{pud}</span>
      </span>
      <span className={`faint text-14 nowrap ${styles.age}`}>
        {[age === null ? null : `${age} y`, gender].filter(Boolean).join(', ')}
      </span>
      <span className={`clipped muted nowrap text-14 ${styles.condition}`} title={condition ?? undefined}>
        {isNarrow && note} {condition ?? 'No condition yet'}
      </span>
      <span className={`hidden faint text-14 nowrap ${styles.visit}`}>
        {lastVisit ? `Last visit ${shortDay(`${lastVisit}T12:00:00Z`, 'UTC')}` : 'No visit yet'}
      </span>
      <span className={styles.status}>
        <PatientStatus status={status} />
      </span>
    </>
  );
}
