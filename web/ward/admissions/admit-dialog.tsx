import type { PatientListed } from '#contract/patients/patients.ts';
import type { Bed } from '#contract/ward/rooms.ts';
import { useAllDoctors } from '#web/api/doctors.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { SelectField, TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useAdmit } from './admission-queries.ts';
import { FindPatient } from './find-patient.tsx';

export function AdmitDialog({ bed, onClose }: { bed: Bed | null; onClose: () => void }) {
  return (
    <Dialog isOpen={bed !== null} onClose={onClose} title={`Admit to ${bed?.place ?? ''}`}>
      {bed && <AdmitForm key={bed.id} bed={bed} onClose={onClose} />}
    </Dialog>
  );
}

function AdmitForm({ bed, onClose }: { bed: Bed; onClose: () => void }) {
  const doctors = useAllDoctors().data ?? [];
  const attempt = useAttemptKey();
  const admitting = useAdmit();
  const { draft, errors, field, choose, submit, isSending, failure, failureBox } = useEndpointForm({
    check: ({ patient }): { patient?: string } => (patient ? {} : { patient: 'Choose the patient.' }),
    needed: { doctorId: 'Choose the doctor who is responsible.', diagnosis: 'Diagnosis is needed.' },
    initial: { patient: null as PatientListed | null, doctorId: '', diagnosis: '', note: '' },
    send: ({ patient, doctorId, diagnosis, note }) => {
      const words = { diagnosis: diagnosis.trim(), ...(note.trim() && { note: note.trim() }) };
      const request = { patientId: patient?.id ?? '', bedId: bed.id, doctorId, ...words };
      return admitting.mutateAsync({ request, key: attempt.keyFor(request) });
    },
    onSent: ({ name, place, doctor, isAccepted }) => {
      const next = isAccepted ? '' : ` ${doctor} is asked to accept; the chart opens then.`;
      toast.success('Admitted', `${name} lies in ${place}.${next}`);
      onClose();
    },
  });
  return (
    <form className="stack gap-16" noValidate onSubmit={submit}>
      <FindPatient
        chosen={draft.patient}
        onChoose={(patient) => choose('patient', patient)}
        isMissing={errors.patient !== undefined}
      />
      <SelectField label="Doctor" {...field('doctorId')}>
        <option value="">Choose</option>
        {doctors.map(({ id, name, department }) => (
          <option key={id} value={id}>
            {name}, {department}
          </option>
        ))}
      </SelectField>
      <TextField label="Diagnosis" hint="What the patient is admitted for." maxLength={200} {...field('diagnosis')} />
      <TextArea label="Note" isOptional rows={2} maxLength={2_000} {...field('note')} />
      <p className="muted text-15">
        The patient is told. The doctor is asked to accept: until then the ward sees name, age and bed, records
        observations, and the chart stays closed. A NEWS2 alert opens it at once.
      </p>
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
