import { IconClock } from '@tabler/icons-react';
import type { AnsweringTimes } from '#contract/inbox.ts';
import { t } from '#web/language/say.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import styles from './answering-note.module.css';
import { answersInWords, closedDaysInWords, closedInWords } from './answering-words.ts';

/** When an answer can be expected, and that this is no place for an emergency. */
export function AnsweringNote({ answering, emergencyNumber }: { answering: AnsweringTimes; emergencyNumber: string }) {
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <p className={`row start gap-12 muted round sunk lead-140 ${styles.note}`}>
      <IconClock aria-hidden />
      <span>
        {!answering.isOpen && <b className="ink semibold">{closedInWords(answering, timeZone, now)} </b>}
        {closedDaysInWords(answering)} {answersInWords(answering)}{' '}
        <b className="ink semibold">{t('Not for emergencies:')}</b> {t('call {number}.', { number: emergencyNumber })}
      </span>
    </p>
  );
}
