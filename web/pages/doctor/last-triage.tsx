import { triageMark } from '#contract/triage/triage-mark.ts';
import { UrgencyBars } from '#web/appointments/urgency-bars.tsx';
import { useTriagesOf } from '#web/triage/stored-queries.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import styles from './last-triage.module.css';
import { ToldTriage } from './told-triage.tsx';

/** What the patient last told the symptom check, in the own words, beside the vitals. */
export function LastTriage({ patientId }: { patientId: string }) {
  const timeZone = useTimeZone();
  const last = useTriagesOf(patientId).data?.[0];
  if (!last) return null;
  return (
    <section className={styles.last} aria-label="What the patient told the triage">
      <h3>What the patient told the triage</h3>
      <p className="faint text-14">
        {atStart(dayAndTime(last.createdAt, timeZone))} · {triageMark(last)}
      </p>
      <blockquote>{last.symptoms}</blockquote>
      <UrgencyBars urgency={last.urgency} isTriaged />
      <ToldTriage triageId={last.id} />
    </section>
  );
}
