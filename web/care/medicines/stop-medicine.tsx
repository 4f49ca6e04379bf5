import { useState } from 'react';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useStopMedicine } from '../queries.ts';
import styles from './stop-medicine.module.css';

/** Before its time, with a reason that the patient reads. */
export function StopMedicine({ medicine: { id, name, inWords } }: { medicine: PrescribedMedicine }) {
  const [isOpen, setOpen] = useState(false);
  const stopping = useStopMedicine();
  const { field, submit, isSending, failure, failureBox } = useEndpointForm({
    needed: { reason: 'Please give a reason.' },
    initial: { reason: '' },
    send: ({ reason }) => stopping.mutateAsync({ id, reason: reason.trim() }),
    onSent: () => {
      setOpen(false);
      toast.success(`${name} stopped`, 'The patient is told.');
    },
  });
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
        <form onSubmit={submit} noValidate className="stack gap-16">
          <p>{inWords}</p>
          <TextField label="Reason" hint="The patient reads this." maxLength={300} {...field('reason')} />
          {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
          <DialogActions>
            <Button onClick={() => setOpen(false)}>Keep it</Button>
            <Button type="submit" look="danger" isBusy={isSending}>
              Stop {name}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
