import { type NewMessage, PRIORITIES, type Priority } from '#contract/messages.ts';
import { useAllDoctors } from '../api/doctors.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { SelectField, TextArea, TextField } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import styles from './new-message-dialog.module.css';
import { useSendMessage } from './queries.ts';

export type AboutPatient = {
  id: string;
  name: string;
  /** Bed, age or PUD: names alone are taken for one another. */
  note?: string;
};

type NewMessageDialogProps = {
  side: 'doctor' | 'staff';
  patients: readonly AboutPatient[];
  /** Opened from a chart: about this patient. */
  patientId?: string;
  isOpen: boolean;
  onClose: () => void;
};

type Draft = { doctorId: string; patientId: string; priority: Priority; subject: string; message: string };

const WORDS: Record<Priority, string> = { critical: 'Critical', high: 'High', medium: 'Medium', low: 'Low' };

export function NewMessageDialog({ side, patients, patientId = '', isOpen, onClose }: NewMessageDialogProps) {
  const empty: Draft = { doctorId: '', patientId, priority: 'medium', subject: '', message: '' };
  const doctors = useAllDoctors(isOpen && side === 'staff').data ?? [];
  const sending = useSendMessage();
  const attempt = useAttemptKey();
  const { draft, field, submit, startOver, isSending, failure, failureBox } = useEndpointForm({
    needed: {
      ...(side === 'staff' && { doctorId: 'Choose the doctor.' }),
      subject: 'Subject is needed.',
      message: 'Message is needed.',
    },
    initial: empty,
    send: (typed) => {
      const request = requestOf(typed, side);
      return sending.mutateAsync({ request, key: attempt.keyFor(request) });
    },
    onSent: () => {
      attempt.forget();
      startOver(empty);
      toast.success('Message sent', side === 'doctor' ? 'It is on the ward’s screens.' : undefined);
      onClose();
    },
  });

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={side === 'doctor' ? 'Write to the ward' : 'Write to a doctor'}>
      <form className="stack gap-16" onSubmit={submit} noValidate>
        {side === 'staff' && (
          <SelectField label="To" {...field('doctorId')}>
            <option value="">Choose the doctor</option>
            {doctors.map(({ id, name, department }) => (
              <option key={id} value={id}>
                {name}, {department}
              </option>
            ))}
          </SelectField>
        )}
        <div className={`stack gap-16 ${styles.pair}`}>
          <SelectField label="About" isOptional {...field('patientId')}>
            <option value="">No patient</option>
            {patients.map(({ id, name, note }) => (
              <option key={id} value={id}>
                {[name, note].filter(Boolean).join(', ')}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Priority"
            hint={draft.priority === 'critical' ? 'Must be acknowledged by name.' : undefined}
            {...field('priority')}
          >
            {PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {WORDS[priority]}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField label="Subject" maxLength={160} {...field('subject')} />
        <TextArea label="Message" rows={5} maxLength={4000} {...field('message')} />
        {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isSending} busyText="Sending …">
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const requestOf = (draft: Draft, side: 'doctor' | 'staff'): NewMessage => ({
  priority: draft.priority,
  subject: draft.subject.trim(),
  message: draft.message.trim(),
  ...(side === 'staff' ? { doctorId: draft.doctorId } : {}),
  ...(draft.patientId ? { patientId: draft.patientId } : {}),
});
