import { IconHistory, IconX } from '@tabler/icons-react';
import type { Alert } from '#contract/alerts.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { bedOf, SOURCE_WORDS } from '../alert-words.ts';
import { useReadTakenBack } from '../queries.ts';
import styles from './emergency-strip.module.css';

/** Stays until it is read: an alarm never just vanishes. */
export function TakenBackLine({ alert }: { alert: Alert }) {
  const timeZone = useTimeZone();
  const reading = useReadTakenBack();
  const { source, score, patient, phone, place, outcome, closed } = alert;
  const isOwnCall = source === 'sos';
  return (
    <p className={`no-print row gap-12 round surface ink lead-120 no-underline ${styles.line} ${styles.back}`}>
      <IconHistory aria-hidden />
      <b className={`fixed urgent nowrap ${styles.count}`}>Taken back {closed && timeOfDay(closed.at, timeZone)}</b>
      <span className={`min-0 muted breakable ${styles.whole}`}>
        {score === null ? SOURCE_WORDS[source].short : `NEWS2 ${score}`} of {patient},{' '}
        {bedOf(place) ?? place ?? 'no place'}. {outcome?.replace(/\.$/, '')},{' '}
        {isOwnCall ? (
          <>
            says the patient. Make sure: <span className="nowrap">{phone}</span>.
          </>
        ) : (
          `by ${closed?.name}.`
        )}
      </span>
      <button
        type="button"
        className={`row-inline gap-3 fixed push action semibold icons-16 pressable ${styles.close}`}
        disabled={reading.isPending}
        onClick={() => mutateDetached(reading, alert.id, { onError: (error) => toast.error(sentenceFor(error)) })}
      >
        Read, close
        <IconX aria-hidden />
      </button>
    </p>
  );
}
