import { IconTrendingUp } from '@tabler/icons-react';
import type { HandoverPatient } from '#contract/ward/handover.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import styles from './handover.module.css';
import { worseInWords } from './handover-words.ts';

/** What was written stays as written; this says beside it that it is worse by now. */
export function WorseNow({ worse }: { worse: HandoverPatient['worseNow'] }) {
  const timeZone = useTimeZone();
  return (
    <span role="status">
      {worse && (
        <b className={`row-inline gap-6 ${styles.worse}`}>
          <IconTrendingUp size={18} className="fixed" aria-hidden />
          {worseInWords(worse, timeZone)}
        </b>
      )}
    </span>
  );
}
