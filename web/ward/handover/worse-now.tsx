import { IconTrendingUp } from '@tabler/icons-react';
import type { HandoverPatient } from '#contract/handover.ts';
import styles from './handover.module.css';
import { worseInWords } from './handover-words.ts';

/** What was written stays as written; this says beside it that it is worse by now. */
export function WorseNow({ worse, timeZone }: { worse: HandoverPatient['worseNow']; timeZone: string }) {
  return (
    <span role="status">
      {worse && (
        <b className={styles.worse}>
          <IconTrendingUp aria-hidden />
          {worseInWords(worse, timeZone)}
        </b>
      )}
    </span>
  );
}
