import { IconBellRinging } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { alertFromTriage } from '../../contract/alerts.ts';
import { call } from '../api.ts';
import { sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { useAttemptKey } from '../ui/attempt-key.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './sos-card.module.css';

/** After a red flag: the patient decides whether the clinic is told. The ambulance comes first and is not called by it. */
export function TellClinic({ triageId, clinicName }: { triageId: string; clinicName: string }) {
  const queryClient = useQueryClient();
  const attempt = useAttemptKey();
  const [place, setPlace] = useState('');
  const telling = useMutation({
    mutationFn: () =>
      call(alertFromTriage, {
        params: { id: triageId },
        body: place.trim() ? { place: place.trim() } : {},
        idempotencyKey: attempt.keyFor(triageId),
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['alerts'] }),
  });
  if (telling.isSuccess) {
    return (
      <AlertBox tone="ok" title={`${clinicName} has been told.`}>
        <p>It is on every doctor’s and nurse’s screen. This did not call an ambulance.</p>
      </AlertBox>
    );
  }
  return (
    <section className={styles.card} aria-label="Tell the clinic">
      <p>
        May we tell the doctors and nurses of {clinicName} about this? They see your name, where you are and what was
        found. <b>It does not call an ambulance.</b>
      </p>
      <TextField
        label="Where are you?"
        isOptional
        maxLength={200}
        value={place}
        onChange={(event) => setPlace(event.currentTarget.value)}
      />
      {telling.error && <AlertBox tone="urgent" title={sentenceFor(telling.error)} />}
      <Button icon={<IconBellRinging aria-hidden />} isBusy={telling.isPending} onClick={() => telling.mutate()}>
        Yes, tell the clinic
      </Button>
    </section>
  );
}
