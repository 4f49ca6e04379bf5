import { useEffect, useEffectEvent, useMemo } from 'react';
import type { PatientListed } from '#contract/patients/patients.ts';
import { likenesses } from '#web/ui/people/likeness.ts';
import type { RowWindow } from '#web/ui/viewport/row-window.ts';
import styles from './patient-list.module.css';
import { PatientRow } from './patient-row.tsx';

const FETCHED_AHEAD = 30;
/** Beyond this many the comparison of all with all would be felt; a search finds the one that is meant. */
const MAX_COMPARED = 400;

type PatientRowsProps = {
  patients: readonly PatientListed[];
  isSample: boolean;
  currentId: string | undefined;
  isNarrow: boolean;
  rows: RowWindow;
  hasMore: boolean;
  onMore: () => void;
};

/** Scrolls inside itself; of a long list only what is in sight is drawn. */
export function PatientRows({ patients, isSample, currentId, isNarrow, rows, hasMore, onMore }: PatientRowsProps) {
  const alike = useMemo(() => likenesses(patients.slice(0, MAX_COMPARED)), [patients]);
  const isNearEnd = hasMore && rows.end >= patients.length - FETCHED_AHEAD;
  const fetchMore = useEffectEvent(onMore);
  useEffect(() => {
    if (isNearEnd) fetchMore();
  }, [isNearEnd]);
  const current = patients.findIndex(({ id }) => id === currentId);
  const showCurrent = useEffectEvent(() => current >= 0 && rows.show(current));
  const isThere = current >= 0;
  useEffect(() => {
    if (isThere && currentId) showCurrent();
  }, [isThere, currentId]);
  const [first, end] = isSample ? [0, patients.length] : [rows.first, rows.end];
  return (
    <div ref={rows.ref} className={styles.scroll}>
      <ol>
        {rows.before > 0 && <li style={{ height: rows.before }} aria-hidden />}
        {patients.slice(first, end).map((patient, index) => (
          <PatientRow
            key={patient.id}
            patient={patient}
            index={first + index}
            of={hasMore ? -1 : patients.length}
            alike={alike.get(patient.id)}
            isCurrent={patient.id === currentId}
            isNarrow={isNarrow}
            isSample={isSample}
          />
        ))}
        {!isSample && rows.after > 0 && <li style={{ height: rows.after }} aria-hidden />}
      </ol>
    </div>
  );
}
