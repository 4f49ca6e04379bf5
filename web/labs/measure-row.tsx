import { IconAlertTriangle } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import type { LabMeasure } from '#contract/labs/lab-orders.ts';
import type { ResultSheet } from '#contract/labs/lab-results.ts';
import { FlagMark } from '../ui/badges/flag-mark.tsx';
import { classNames } from '../ui/class-names.ts';
import { TextField } from '../ui/fields/text-field.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import styles from './result-form.module.css';
import { numberIn, rangeInWords, readsAs } from './typed-result.ts';

type MeasureRowProps = {
  measure: LabMeasure;
  known: ResultSheet['measures'][number] | undefined;
  field: Pick<ComponentPropsWithRef<'input'>, 'name' | 'ref' | 'onChange'> & {
    value: string;
    error: string | undefined;
  };
};

/** One value to type: its range, the last one, and how it reads. */
export function MeasureRow({ measure, known, field }: MeasureRowProps) {
  const timeZone = useTimeZone();
  const value = numberIn(field.value);
  const reads = value === null ? null : readsAs(value, measure, known?.limits ?? null);
  const last = known?.last;
  return (
    <div
      className={classNames(
        `stack start gap-12 round ${styles.measure}`,
        reads?.kind === 'critical' && styles.critical,
        reads?.kind === 'impossible' && styles.impossible,
      )}
    >
      <TextField label={measure.name} hint={rangeInWords(measure)} inputMode="decimal" autoComplete="off" {...field} />
      <p className={`column start gap-3 centred ${styles.reads}`} aria-live="polite">
        {reads?.kind === 'impossible' && (
          <b className="row gap-5 attention text-15 nowrap icons-18">
            <IconAlertTriangle aria-hidden /> Not possible
          </b>
        )}
        {reads?.flag && <FlagMark flag={reads.flag} />}
        {reads?.words && <small className="muted text-14 lead-125">{reads.words}</small>}
        {last && (
          <small className="muted text-14 lead-125">
            Last {last.value}, {dayAndTime(last.at, timeZone)}
          </small>
        )}
      </p>
    </div>
  );
}
