import { IconAlertOctagon } from '@tabler/icons-react';
import type { CallBack } from '#contract/labs/lab-call-backs.ts';
import styles from './call-back-form.module.css';

/** What is read out: each critical value, large. */
export function CriticalHead({ callBack: { values, text, test } }: { callBack: CallBack }) {
  return (
    <div className={`round-lg lead-130 ${styles.head}`}>
      {values.map(({ name, value, unit, flag, criticalLimit }) => (
        <div key={name}>
          <b className={`urgent ${styles.figure}`}>{value}</b>
          <div>
            <h3>
              <IconAlertOctagon aria-hidden /> Critical {name.toLowerCase()}
            </h3>
            <p>
              {unit}, critical {flag === 'Critical low' ? 'below' : 'above'} {criticalLimit}
            </p>
          </div>
        </div>
      ))}
      {values.length === 0 && (
        <div>
          <div>
            <h3>
              <IconAlertOctagon aria-hidden /> Critical: {test}
            </h3>
            <p>{text || 'See the report.'}</p>
          </div>
        </div>
      )}
    </div>
  );
}
