import { IconArrowsExchange, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Handover } from '#contract/ward/handover.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { AcceptHandover } from './accept-handover.tsx';
import styles from './handover.module.css';
import { useHandOver, useHandover } from './handover-queries.ts';
import { HandoverSheet } from './handover-sheet.tsx';
import { openIn, shiftInFull } from './handover-words.ts';
import { OpenItems } from './open-items.tsx';
import { PatientLetters } from './patient-letters.tsx';
import { WardLetter } from './ward-letter.tsx';

/** What waits to be accepted first; then the running shift, patient by patient. */
export function HandoverView() {
  return (
    <QueryView query={useHandover()} lines={10}>
      {({ current, toAccept }) => (
        <div className={styles.view}>
          {toAccept && <AcceptHandover handover={toAccept} />}
          <CurrentHandover handover={current} isPrinted={!toAccept} />
        </div>
      )}
    </QueryView>
  );
}

type CurrentHandoverProps = { handover: Handover; isPrinted: boolean };

function CurrentHandover({ handover, isPrinted }: CurrentHandoverProps) {
  const timeZone = useTimeZone();
  const [isAsking, setAsking] = useState(false);
  const attempt = useAttemptKey();
  const handingOver = useHandOver();
  const { handedOver, accepted, can, patients, open } = handover;
  const count = openIn(handover);
  return (
    <section className={styles.current} aria-label="Handover of this shift">
      <div className={`row wrap gap-12 ${styles.head}`}>
        <div>
          <h2>{shiftInFull(handover.shift)}</h2>
          <p className="muted">
            {patients.length} patients, {count} open
          </p>
        </div>
        <Button icon={<IconPrinter aria-hidden />} onClick={() => print()}>
          Print
        </Button>
        {can.handOver && (
          <Button look="primary" icon={<IconArrowsExchange aria-hidden />} onClick={() => setAsking(true)}>
            Hand over
          </Button>
        )}
      </div>
      {handedOver && (
        <AlertBox
          tone={accepted ? 'ok' : 'info'}
          title={`Handed over by ${handedOver.by}, ${dayAndTime(handedOver.at, timeZone)}`}
        >
          {accepted
            ? `Accepted by ${accepted.by}, ${dayAndTime(accepted.at, timeZone)}.`
            : 'It waits for the next shift to accept it. What is open stays in it until it is done.'}
        </AlertBox>
      )}
      {handingOver.error && <AlertBox tone="urgent" title={sentenceFor(handingOver.error)} />}
      <WardLetter handover={handover} />
      {open.length > 0 && <OpenItems items={open} title="Open, for the whole ward" />}
      <ol className={styles.patients} aria-label="Patients">
        {patients.map((patient) => (
          <PatientLetters key={patient.inpatientId} {...{ patient, handover }} />
        ))}
      </ol>
      {isPrinted && <HandoverSheet handover={handover} />}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Hand over this shift?"
        yes="Hand over"
        no="Not yet"
        run={() => handingOver.mutateAsync({ version: handover.version, key: attempt.keyFor(handover.version) })}
        onDone={() => toast.success('Handed over', 'The next shift accepts it.')}
      >
        {whatGoesOn(count)}
      </ConfirmDialog>
    </section>
  );
}

const whatGoesOn = (count: number) => {
  if (count === 0) return 'Nothing is open.';
  return count === 1
    ? 'One thing is open. It goes on to the next shift until it is done.'
    : `${count} things are open. They go on to the next shift until they are done.`;
};
