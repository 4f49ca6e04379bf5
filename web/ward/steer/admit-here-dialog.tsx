import { type FormEvent, useState } from 'react';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { useAttemptKey } from '#web/ui/attempt-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAdmit, useRooms } from '../admissions/admission-queries.ts';
import styles from '../admissions/admit-dialog.module.css';

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
  const [bedId, setBedId] = useState('');
  const [diagnosis, setDiagnosis] = useState('');
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const rooms = useRooms().data ?? [];
  const free = rooms.flatMap(({ beds }) => beds.filter(({ isTaken, isClosed }) => !isTaken && !isClosed));
  const attempt = useAttemptKey();
  const admitting = useAdmit();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!bedId || !diagnosis.trim()) return;
    const words = { diagnosis: diagnosis.trim(), ...(note.trim() && { note: note.trim() }) };
    const wish = { patientId: patient.id, bedId, doctorId, ...words };
    mutateDetached(
      admitting,
      { wish, key: attempt.keyFor(wish) },
      {
        onSuccess: ({ name, place }) => {
          toast.success('Admitted', `${name} lies in ${place}. The ward sees it now.`);
          onClose();
        },
      },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p>
        {patient.name}, {patient.pud}. You are the doctor of this stay.
      </p>
      <SelectField
        label="Bed"
        value={bedId}
        hint={free.length === 0 ? 'No bed is free.' : undefined}
        error={isAsked && !bedId ? 'Choose a free bed.' : undefined}
        onChange={(event) => setBedId(event.currentTarget.value)}
      >
        <option value="">Choose</option>
        {free.map(({ id, place }) => (
          <option key={id} value={id}>
            {place}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Diagnosis"
        hint="What the patient is admitted for."
        maxLength={200}
        value={diagnosis}
        error={isAsked && !diagnosis.trim() ? 'Diagnosis is needed.' : undefined}
        onChange={(event) => setDiagnosis(event.currentTarget.value)}
      />
      <TextArea
        label="Note"
        isOptional
        rows={2}
        maxLength={2_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {admitting.error && <AlertBox tone="urgent" title={sentenceFor(admitting.error)} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={admitting.isPending} busyText="Admitting …">
          Admit
        </Button>
      </DialogActions>
    </form>
  );
}
