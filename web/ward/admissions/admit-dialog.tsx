import { type FormEvent, useState } from 'react';
import type { Bed } from '#contract/admissions.ts';
import type { PatientListed } from '#contract/patients.ts';
import { useAllDoctors } from '#web/api/doctors.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { useAttemptKey } from '#web/ui/attempt-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAdmit } from './admission-queries.ts';
import styles from './admit-dialog.module.css';
import { FindPatient } from './find-patient.tsx';

export function AdmitDialog({ bed, onClose }: { bed: Bed | null; onClose: () => void }) {
  return (
    <Dialog isOpen={bed !== null} onClose={onClose} title={`Admit to ${bed?.place ?? ''}`}>
      {bed && <AdmitForm key={bed.id} bed={bed} onClose={onClose} />}
    </Dialog>
  );
}

function AdmitForm({ bed, onClose }: { bed: Bed; onClose: () => void }) {
  const [patient, setPatient] = useState<PatientListed | null>(null);
  const [doctorId, setDoctorId] = useState('');
  const [diagnosis, setDiagnosis] = useState('');
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const doctors = useAllDoctors().data ?? [];
  const attempt = useAttemptKey();
  const admitting = useAdmit();
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!patient || !doctorId || !diagnosis.trim()) return;
    const wish = {
      patientId: patient.id,
      bedId: bed.id,
      doctorId,
      diagnosis: diagnosis.trim(),
      ...(note.trim() && { note: note.trim() }),
    };
    mutateDetached(
      admitting,
      { wish, key: attempt.keyFor(wish) },
      {
        onSuccess: ({ name, place, doctor, isAccepted }) => {
          const next = isAccepted ? '' : ` ${doctor} is asked to accept; the chart opens then.`;
          toast.success('Admitted', `${name} lies in ${place}.${next}`);
          onClose();
        },
      },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <FindPatient chosen={patient} onChoose={setPatient} isMissing={isAsked && !patient} />
      <SelectField
        label="Doctor"
        value={doctorId}
        error={isAsked && !doctorId ? 'Choose the doctor who is responsible.' : undefined}
        onChange={(event) => setDoctorId(event.currentTarget.value)}
      >
        <option value="">Choose</option>
        {doctors.map(({ id, name, department }) => (
          <option key={id} value={id}>
            {name}, {department}
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
      <p className={styles.note}>
        The patient is told. The doctor is asked to accept: until then the ward sees name, age and bed, records
        observations, and the chart stays closed. A NEWS2 alert opens it at once.
      </p>
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
