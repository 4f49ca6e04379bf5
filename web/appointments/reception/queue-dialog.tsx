import type { ReceptionVisit } from '#contract/appointments/reception.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { toldWords } from '../changing/call-patient.tsx';
import { DoctorsToday } from './doctors-today.tsx';
import { useQueueElsewhere } from './queries.ts';

type QueueDialogProps = { isOpen: boolean; onClose: () => void; visit: ReceptionVisit };

/** The doctor is late or has gone home: whoever waits is seen by another, with the same token. */
export function QueueDialog({ isOpen, onClose, visit }: QueueDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Another doctor for ${visit.patient}`} size="small">
      <QueueForm visit={visit} onClose={onClose} />
    </Dialog>
  );
}

function QueueForm({ visit, onClose }: Omit<QueueDialogProps, 'isOpen'>) {
  const queueing = useQueueElsewhere(visit);
  const form = useEndpointForm({
    needed: { reason: 'Reason is needed.', doctorId: 'Choose a doctor.' },
    initial: { reason: '', doctorId: '' },
    send: ({ doctorId, reason }) => queueing.mutateAsync({ doctorId, reason: reason.trim() }),
    onSent: (queued: ReceptionVisit) => {
      const kept = queued.token ? `The token stays ${queued.token}. ` : '';
      toast.success(`${queued.patient} waits for ${queued.doctor}`, `${kept}${toldWords(queued)}`);
      onClose();
    },
  });
  const { draft, errors, field, fill, submit, isSending, failure, failureBox } = form;
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <p className="muted">Now: {visit.doctor}. The place by arrival and the token stay.</p>
      <DoctorsToday
        value={draft.doctorId}
        error={errors.doctorId}
        // A booked visit stays in its department.
        isShown={({ doctorId, department }) =>
          doctorId !== visit.doctorId && (visit.isWalkIn || department === visit.department)
        }
        onChoose={(doctorId) => fill({ doctorId })}
      />
      <TextArea label="Reason" hint={`${visit.patient} reads it.`} rows={2} maxLength={300} {...field('reason')} />
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button type="submit" look="primary" isBusy={isSending}>
          Send there
        </Button>
      </DialogActions>
    </form>
  );
}
