import { type FormEvent, useState } from 'react';
import { type NewMessage, PRIORITIES, type Priority } from '#contract/messages.ts';
import { useAllDoctors } from '../api/doctors.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { useAttemptKey } from '../ui/attempt-key.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
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
  const [draft, setDraft] = useState(empty);
  const [isAsked, setAsked] = useState(false);
  const doctors = useAllDoctors(isOpen && side === 'staff').data ?? [];
  const sending = useSendMessage();
  const attempt = useAttemptKey();
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const missing = missingIn(draft, side);
  const refused = sending.error instanceof ApiRefusal ? sending.error.fields : {};
  const errorAt = (field: keyof Draft) => (isAsked ? missing[field] : undefined) ?? refused[field];

  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(missing).length > 0) return;
    const wish = wishOf(draft, side);
    mutateDetached(
      sending,
      { wish, key: attempt.keyFor(wish) },
      {
        onSuccess: () => {
          attempt.forget();
          setDraft(empty);
          setAsked(false);
          toast.success('Message sent', side === 'doctor' ? 'It is on the ward’s screens.' : undefined);
          onClose();
        },
      },
    );
  };

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={side === 'doctor' ? 'Write to the ward' : 'Write to a doctor'}>
      <form className={styles.form} onSubmit={send} noValidate>
        {side === 'staff' && (
          <SelectField
            label="To"
            value={draft.doctorId}
            error={errorAt('doctorId')}
            onChange={(event) => set({ doctorId: event.currentTarget.value })}
          >
            <option value="">Choose the doctor</option>
            {doctors.map(({ id, name, department }) => (
              <option key={id} value={id}>
                {name}, {department}
              </option>
            ))}
          </SelectField>
        )}
        <div className={styles.pair}>
          <SelectField
            label="About"
            isOptional
            value={draft.patientId}
            onChange={(event) => set({ patientId: event.currentTarget.value })}
          >
            <option value="">No patient</option>
            {patients.map(({ id, name, note }) => (
              <option key={id} value={id}>
                {[name, note].filter(Boolean).join(', ')}
              </option>
            ))}
          </SelectField>
          <SelectField
            label="Priority"
            value={draft.priority}
            hint={draft.priority === 'critical' ? 'Must be acknowledged by name.' : undefined}
            onChange={(event) => set({ priority: event.currentTarget.value as Priority })}
          >
            {PRIORITIES.map((priority) => (
              <option key={priority} value={priority}>
                {WORDS[priority]}
              </option>
            ))}
          </SelectField>
        </div>
        <TextField
          label="Subject"
          maxLength={160}
          value={draft.subject}
          error={errorAt('subject')}
          onChange={(event) => set({ subject: event.currentTarget.value })}
        />
        <TextArea
          label="Message"
          rows={5}
          maxLength={4000}
          value={draft.message}
          error={errorAt('message')}
          onChange={(event) => set({ message: event.currentTarget.value })}
        />
        {sending.error && <AlertBox tone="urgent" title={sentenceFor(sending.error)} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={sending.isPending} busyText="Sending …">
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function missingIn(draft: Draft, side: 'doctor' | 'staff'): Partial<Record<keyof Draft, string>> {
  return {
    ...(side === 'staff' && !draft.doctorId ? { doctorId: 'Choose the doctor.' } : {}),
    ...(draft.subject.trim() ? {} : { subject: 'Subject is needed.' }),
    ...(draft.message.trim() ? {} : { message: 'Message is needed.' }),
  };
}

const wishOf = (draft: Draft, side: 'doctor' | 'staff'): NewMessage => ({
  priority: draft.priority,
  subject: draft.subject.trim(),
  message: draft.message.trim(),
  ...(side === 'staff' ? { doctorId: draft.doctorId } : {}),
  ...(draft.patientId ? { patientId: draft.patientId } : {}),
});
