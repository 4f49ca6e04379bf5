import { useRooms } from '#web/api/rooms.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SelectField, TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useAdmit } from '../admissions/admission-queries.ts';

type AdmitHereProps = {
  patient: { id: string; name: string; pud: string };
  doctorId: string;
  isOpen: boolean;
  onClose: () => void;
};

/** A doctor admits the patient whose chart is open, to a free bed. */
export function AdmitHereDialog({ isOpen, onClose, ...about }: AdmitHereProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Admit ${about.patient.name}`}>
      <AdmitForm {...about} onClose={onClose} />
    </Dialog>
  );
}

function AdmitForm({ patient, doctorId, onClose }: Omit<AdmitHereProps, 'isOpen'>) {
  const rooms = useRooms().data ?? [];
  const free = rooms.flatMap(({ beds }) => beds.filter(({ isTaken, isClosed }) => !isTaken && !isClosed));
  const attempt = useAttemptKey();
  const admitting = useAdmit();
  const { field, submit, isSending, failure, failureBox } = useEndpointForm({
    needed: { bedId: 'Choose a free bed.', diagnosis: 'Diagnosis is needed.' },
    initial: { bedId: '', diagnosis: '', note: '' },
    send: ({ bedId, diagnosis, note }) => {
      const words = { diagnosis: diagnosis.trim(), ...(note.trim() && { note: note.trim() }) };
      const request = { patientId: patient.id, bedId, doctorId, ...words };
      return admitting.mutateAsync({ request, key: attempt.keyFor(request) });
    },
    onSent: ({ name, place }) => {
      toast.success('Admitted', `${name} lies in ${place}. The ward sees it now.`);
      onClose();
    },
  });
  return (
    <form className="stack gap-16" noValidate onSubmit={submit}>
      <p>
        {patient.name}, {patient.pud}. You are the doctor of this stay.
      </p>
      <SelectField label="Bed" hint={free.length === 0 ? 'No bed is free.' : undefined} {...field('bedId')}>
        <option value="">Choose</option>
        {free.map(({ id, place }) => (
          <option key={id} value={id}>
            {place}
          </option>
        ))}
      </SelectField>
      <TextField label="Diagnosis" hint="What the patient is admitted for." maxLength={200} {...field('diagnosis')} />
      <TextArea label="Note" isOptional rows={2} maxLength={2_000} {...field('note')} />
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText="Admitting …">
          Admit
        </Button>
      </DialogActions>
    </form>
  );
}
