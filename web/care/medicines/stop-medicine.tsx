import { type FormEvent, useState } from 'react';
import type { PrescribedMedicine } from '#contract/prescriptions.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStopMedicine } from '../queries.ts';
import styles from './stop-medicine.module.css';

/** Before its time, with a reason that the patient reads. */
export function StopMedicine({ medicine: { id, name, inWords } }: { medicine: PrescribedMedicine }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const stopping = useStopMedicine();
  const stop = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!reason.trim()) return;
    mutateDetached(
      stopping,
      { id, reason: reason.trim() },
      {
        onSuccess: () => {
          setOpen(false);
          toast.success(`${name} stopped`, 'The patient is told.');
        },
      },
    );
  };
  return (
    <>
      <Button
        look="quiet"
        size="small"
        className={styles.stop}
        aria-label={`Stop ${name}`}
        onClick={() => setOpen(true)}
      >
        Stop
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Stop ${name}?`} size="small">
        <form onSubmit={stop} noValidate className={styles.form}>
          <p>{inWords}</p>
          <TextField
            label="Reason"
            hint="The patient reads this."
            maxLength={300}
            value={reason}
            error={isAsked && !reason.trim() ? 'Please give a reason.' : undefined}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {stopping.error && <AlertBox tone="urgent" title={sentenceFor(stopping.error)} />}
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button type="submit" look="danger" isBusy={stopping.isPending}>
              Stop {name}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
