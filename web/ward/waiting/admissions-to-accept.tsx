import { IconCheck, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import type { WaitingAdmission } from '#contract/ward/admissions.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { Panel } from '#web/ui/page/panel.tsx';
import { BedTile } from '#web/ui/people/bed-tile.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { Level } from '../look/level.tsx';
import { ageInWords } from '../words.ts';
import styles from './waiting.module.css';
import { useAccept, useDecline, useWaitingAdmissions } from './waiting-queries.ts';

/** Nothing while nobody waits. */
export function AdmissionsToAccept() {
  const waiting = useWaitingAdmissions().data ?? [];
  const [declining, setDeclining] = useState<WaitingAdmission | null>(null);
  const decline = useDecline();
  const attempt = useAttemptKey();
  const dialog = {
    isOpen: declining !== null,
    onClose: () => setDeclining(null),
    title: `Decline the admission of ${declining?.name ?? ''}`,
    yes: 'Decline',
    no: 'Keep waiting',
    isDanger: true,
    children: 'The stay ends and the bed is free. The nurse who admitted the patient reads the reason.',
    run: async (reason: string) => {
      const id = declining?.id ?? '';
      await decline.mutateAsync({ id, reason, key: attempt.keyFor({ id, reason }) });
    },
    onDone: () => toast.success('Declined', 'The nurse and the patient are told.'),
  };
  if (waiting.length === 0 && !declining) return null;
  return (
    <Panel title="Admissions to accept" note="the chart opens to you and to the ward once you accept">
      <ul className={styles.rows}>
        {waiting.map((one) => (
          <Row key={one.id} one={one} onDecline={() => setDeclining(one)} />
        ))}
      </ul>
      <LazyDialog load={loadReasonDialog} dialog={dialog} />
    </Panel>
  );
}

const loadReasonDialog = async () => (await import('#web/ui/dialog/reason-dialog.tsx')).ReasonDialog;

type RowProps = { one: WaitingAdmission; onDecline: () => void };

function Row({ one, onDecline }: RowProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const accepting = useAccept();
  const accept = () =>
    mutateDetached(accepting, one.id, {
      onSuccess: () => toast.success('Accepted', `The chart of ${one.name} is open to you and to the ward.`),
    });
  return (
    <li>
      <BedTile room={one.room} bed={one.bed} size="small" />
      <div className={`min-0 lead-130 ${styles.who}`}>
        <h3>
          {one.name} <small className="regular">{one.pud}</small> <FormerPuds puds={one.formerPuds} />
        </h3>
        <p>
          {ageInWords(one)} · {one.diagnosis}
        </p>
        <p>
          {atStart(dayAndTime(one.admittedAt, timeZone, now))}, admitted by {one.admittedBy}, for {one.doctor}
        </p>
      </div>
      <div className="row gap-10">
        {one.score !== null && <b>NEWS2 {one.score}</b>}
        <Level status={one.status} />
      </div>
      <div className={`row stretch gap-8 ${styles.answers}`}>
        <Button
          look="quiet"
          icon={<IconX aria-hidden />}
          aria-label={`Decline the admission of ${one.name}`}
          onClick={onDecline}
        >
          Decline
        </Button>
        <Button
          look="primary"
          icon={<IconCheck aria-hidden />}
          isBusy={accepting.isPending}
          aria-label={`Accept the admission of ${one.name}`}
          onClick={accept}
        >
          Accept
        </Button>
      </div>
      {accepting.error && <AlertBox tone="urgent" title={sentenceFor(accepting.error)} />}
    </li>
  );
}
