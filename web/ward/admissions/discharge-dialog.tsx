import type { Inpatient } from '#contract/ward/inpatients.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useDischarge, useLeavingMedicines } from './admission-queries.ts';
import { type Decisions, decisionKey, LeavingMedicines } from './leaving-medicines.tsx';

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
  const attempt = useAttemptKey();
  const discharging = useDischarge(inpatient.id);
  const leaving = useLeavingMedicines(inpatient.id, inpatient.condition !== undefined);
  const { medicines = [], can } = leaving.data ?? {};
  const mayDecide = can?.decide ?? false;
  const { draft, choose, errors, field, submit, isSending, failure, failureBox } = useEndpointForm({
    needed: { summary: 'Summary is needed.' },
    check: ({ decisions }): Record<string, string> =>
      mayDecide && medicines.some((one) => one.mustDecide && !decisions[decisionKey(one)])
        ? { decisions: 'Decide whether it goes on.' }
        : {},
    initial: { summary: '', advice: '', decisions: {} as Decisions },
    send: ({ summary, advice, decisions }) => {
      const words = { summary: summary.trim(), ...(advice.trim() && { advice: advice.trim() }) };
      const decided = medicines.flatMap((one) => {
        const decision = decisions[decisionKey(one)];
        return decision ? [{ id: one.id, onWard: one.onWard, decision }] : [];
      });
      const body = { ...words, ...(decided.length > 0 && { medicines: decided }), version: inpatient.version };
      return discharging.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    onSent: () => {
      toast.success('Discharged', `${inpatient.name} has left ${inpatient.place}.`);
      onClose();
    },
  });
  return (
    <form className="stack gap-16" noValidate onSubmit={submit}>
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
        {...field('summary')}
      />
      <TextArea
        label="Advice for home"
        isOptional
        hint="The patient reads it."
        rows={3}
        maxLength={2_000}
        {...field('advice')}
      />
      {leaving.isError && <AlertBox tone="attention" title={sentenceFor(leaving.error)} />}
      <LeavingMedicines
        {...{ medicines, mayDecide }}
        doctor={inpatient.doctor}
        decisions={draft.decisions}
        error={errors.decisions}
        onDecide={(decisions) => choose('decisions', decisions)}
      />
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary" isBusy={isSending} busyText="Discharging …">
          Discharge
        </Button>
      </DialogActions>
    </form>
  );
}
