import { type FormEvent, useState } from 'react';
import type { Inpatient } from '#contract/inpatients.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { useAttemptKey } from '#web/ui/attempt-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDischarge } from './admission-queries.ts';
import styles from './admit-dialog.module.css';

/** Also someone whom no doctor has accepted: what they came for is not known to the ward then. */
export type Leaving = Pick<Inpatient, 'id' | 'name' | 'place' | 'doctor' | 'status' | 'version'> & {
  condition?: string;
};
type DischargeDialogProps = { inpatient: Leaving | null; onClose: () => void };

export function DischargeDialog({ inpatient, onClose }: DischargeDialogProps) {
  return (
    <Dialog isOpen={inpatient !== null} onClose={onClose} title={`Discharge ${inpatient?.name ?? ''}`}>
      {inpatient && <DischargeForm key={inpatient.id} inpatient={inpatient} onClose={onClose} />}
    </Dialog>
  );
}

function DischargeForm({ inpatient, onClose }: { inpatient: Leaving; onClose: () => void }) {
  const [summary, setSummary] = useState('');
  const [advice, setAdvice] = useState('');
  const [isAsked, setAsked] = useState(false);
  const attempt = useAttemptKey();
  const discharging = useDischarge(inpatient.id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!summary.trim()) return;
    const body = {
      summary: summary.trim(),
      ...(advice.trim() && { advice: advice.trim() }),
      version: inpatient.version,
    };
    mutateDetached(
      discharging,
      { body, key: attempt.keyFor(body) },
      {
        onSuccess: () => {
          toast.success('Discharged', `${inpatient.name} has left ${inpatient.place}.`);
          onClose();
        },
      },
    );
  };
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p>
        {[inpatient.place, inpatient.condition, inpatient.doctor].filter(Boolean).join(', ')}. The bed becomes free and
        open doses end. Whoever wrote in this stay can read it for 30 days.
      </p>
      {inpatient.status === 'critical' && (
        <AlertBox tone="attention" title="This patient is critical at the moment." role="alert" />
      )}
      <TextArea
        label="Summary"
        hint="What was found and done, and how the patient leaves."
        rows={5}
        maxLength={5_000}
        value={summary}
        error={isAsked && !summary.trim() ? 'Summary is needed.' : undefined}
        onChange={(event) => setSummary(event.currentTarget.value)}
      />
      <TextArea
        label="Advice for home"
        isOptional
        hint="The patient reads it."
        rows={3}
        maxLength={2_000}
        value={advice}
        onChange={(event) => setAdvice(event.currentTarget.value)}
      />
      {discharging.error && <AlertBox tone="urgent" title={sentenceFor(discharging.error)} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={discharging.isPending} busyText="Discharging …">
          Discharge
        </Button>
      </DialogActions>
    </form>
  );
}
