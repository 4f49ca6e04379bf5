import { IconCheck, IconPrinter } from '@tabler/icons-react';
import type { Handover } from '#contract/ward/handover.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { Level } from '../look/level.tsx';
import styles from './handover.module.css';
import { useAcceptHandover } from './handover-queries.ts';
import { HandoverSheet } from './handover-sheet.tsx';
import { LETTER_WORDS, openIn, shiftInFull } from './handover-words.ts';
import { OpenItems } from './open-items.tsx';
import { WorseNow } from './worse-now.tsx';

/** What the shift before has written: read, then taken over by name. */
export function AcceptHandover({ handover }: { handover: Handover }) {
  const timeZone = useTimeZone();
  const accepting = useAcceptHandover();
  const { id, handedOver, note, open, patients, can } = handover;
  const accept = () =>
    id &&
    mutateDetached(accepting, id, { onSuccess: () => toast.success('Accepted', 'You have taken the ward over.') });
  return (
    <section className={`round-lg action-soft ${styles.accept}`} aria-label="Handover to accept">
      <div className={`row wrap gap-12 ${styles.head}`}>
        <div>
          <h2>{shiftInFull(handover.shift)}</h2>
          <p className="muted">
            {handedOver && `Handed over by ${handedOver.by}, ${dayAndTime(handedOver.at, timeZone)}. `}
            {patients.length} patients, {openIn(handover)} open.
          </p>
        </div>
        <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
          Print
        </Button>
        {can.accept && (
          <Button look="primary" icon={<IconCheck aria-hidden />} isBusy={accepting.isPending} onClick={accept}>
            Accept handover
          </Button>
        )}
      </div>
      {accepting.error && <AlertBox tone="urgent" title={sentenceFor(accepting.error)} />}
      {note && <p className={`round surface pre-line ${styles.note}`}>{note}</p>}
      {open.length > 0 && <OpenItems items={open} title="Open, for the whole ward" isReadOnly />}
      <ol className={styles.patients}>
        {patients.map((patient) => (
          <li key={patient.inpatientId} className="panel clipped">
            <div className={`row wrap gap-8 gap-x-14 sunk ${styles.who}`}>
              <h3>
                {patient.place} · {patient.name}
                {patient.age !== null && `, ${patient.age}`}
              </h3>
              <Level status={patient.status} />
              <WorseNow worse={patient.worseNow} />
            </div>
            <dl className={`stack halves ${styles.read}`}>
              {(Object.keys(LETTER_WORDS) as (keyof typeof LETTER_WORDS)[]).map((letter) => (
                <div key={letter}>
                  <dt className="muted text-14 semibold">{LETTER_WORDS[letter]}</dt>
                  <dd className="lead-140 pre-line breakable">{patient[letter]}</dd>
                </div>
              ))}
            </dl>
            <OpenItems items={patient.open} isReadOnly />
          </li>
        ))}
      </ol>
      <HandoverSheet handover={handover} />
    </section>
  );
}
