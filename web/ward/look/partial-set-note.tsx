import { IconAlertTriangle } from '@tabler/icons-react';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import { classNames } from '#web/ui/class-names.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, timeOfDay } from '#web/ui/time/time.ts';
import styles from './partial-set-note.module.css';

type PartialSetNoteProps = { inpatient: Pick<Inpatient, 'news2' | 'partialSet'> };

/** Stands beside the score: it is of before, and what the newer set says that has no score. */
export function PartialSetNote({ inpatient: { news2, partialSet } }: PartialSetNoteProps) {
  const timeZone = useTimeZone();
  if (!partialSet) return null;
  const { at, threes, atLeast, words } = partialSet;
  const isAlarming = threes.length > 0 || atLeast !== null;
  return (
    <p
      className={classNames(
        `row start gap-8 ink text-15 lead-130 icons-18 ${styles.note}`,
        isAlarming && styles.alarming,
      )}
    >
      <IconAlertTriangle aria-hidden />
      <span>
        {isAlarming && <b>{atStart(words)}. </b>}
        {news2 ? `The score is of ${timeOfDay(news2.at, timeZone)}. ` : ''}
        The set of {timeOfDay(at, timeZone)} is not complete.
      </span>
    </p>
  );
}
