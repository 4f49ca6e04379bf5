import { IconWalk } from '@tabler/icons-react';
import { useState } from 'react';
import type { PersonAtDesk } from '#contract/appointments/reception.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { Card } from '#web/ui/page/card.tsx';
import { DoctorsToday } from '../doctors-today.tsx';
import { useTakeWalkIn } from '../queries.ts';
import { TokenSlip } from './token-slip.tsx';
import styles from './walk-in.module.css';

/** Someone without an appointment: a place in a doctor's queue of today, and a token to take along. */
export function WalkIn({ person: { patientId, name } }: { person: PersonAtDesk }) {
  const [doctorId, setDoctor] = useState('');
  const attempt = useAttemptKey();
  const taking = useTakeWalkIn();
  const taken = taking.data;
  const isOnLeave = taking.error instanceof ApiRefusal && taking.error.code === 'doctor_on_leave';
  const take = () => {
    const body = { patientId, doctorId, ...(isOnLeave ? { despiteLeave: true } : {}) };
    taking.mutate({ body, key: attempt.keyFor(body) }, { onSuccess: () => attempt.forget() });
  };
  return (
    <Card title="Walk-in">
      <div className="stack fit gap-16">
        <p className="muted">No reason is asked at the desk.</p>
        <AlertBox tone="urgent" title="Looks very ill, chest pain, bleeding, short of breath?">
          Call a nurse now. Nobody like that waits for a number.
        </AlertBox>
        <DoctorsToday
          value={doctorId}
          onChoose={(id) => {
            taking.reset();
            setDoctor(id);
          }}
        />
        {taking.error && <AlertBox tone="attention" title={sentenceFor(taking.error)} role="alert" />}
        {taken && (
          <p className={`panel text-centre ${styles.token}`} role="status">
            <span className="muted">Token of {name}</span>
            <b>{taken.token}</b>
            <span className="muted">{[taken.doctor, taken.room].filter(Boolean).join(', ')}</span>
          </p>
        )}
        {taken?.token && <TokenSlip token={taken.token} doctor={taken.doctor} room={taken.room} at={taken.startsAt} />}
        <Button
          icon={<IconWalk aria-hidden />}
          disabled={doctorId === '' || taken !== undefined}
          isBusy={taking.isPending}
          busyText="One moment …"
          onClick={take}
        >
          {isOnLeave ? 'They agreed: give a token' : 'Give a token'}
        </Button>
      </div>
    </Card>
  );
}
