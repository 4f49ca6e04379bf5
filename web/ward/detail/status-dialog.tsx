import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { NOT_SCORED_BECAUSE, WARD_STATUSES, type WardStatus } from '#contract/ward/news2-words.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useSetStatus } from '../queries.ts';
import { STATUS_WORDS } from '../words.ts';

type StatusDialogProps = {
  inpatient: Pick<InpatientDetail, 'id' | 'name' | 'notScored'>;
  isOpen: boolean;
  onClose: () => void;
};

const CHOICES = WARD_STATUSES.toReversed().map((value) => ({ value, label: STATUS_WORDS[value] }));

const whyYouSay = (notScored: InpatientDetail['notScored']) =>
  notScored === null || notScored === 'partial'
    ? 'There is no score yet. A complete set will set the status.'
    : `${NOT_SCORED_BECAUSE[notScored]} What you set stays until someone sets it again, or a reading gets worse.`;

/** For whoever has no score: the nurse says how they are, and why. */
export function StatusDialog({ inpatient, isOpen, onClose }: StatusDialogProps) {
  const setting = useSetStatus(inpatient.id);
  const { draft, field, choose, submit, isSending, failure, failureBox } = useEndpointForm({
    needed: { reason: 'Reason is needed.' },
    initial: { status: 'attention' as WardStatus, reason: '' },
    send: ({ status, reason }) => setting.mutateAsync({ status, reason: reason.trim() }),
    onSent: onClose,
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`How is ${inpatient.name}?`}>
      <form onSubmit={submit} noValidate>
        <p>{whyYouSay(inpatient.notScored)}</p>
        <ChoiceField
          label="Status"
          name="ward-status"
          choices={CHOICES}
          value={draft.status}
          onChoose={(status) => choose('status', status)}
        />
        <TextArea label="Reason" rows={2} maxLength={300} {...field('reason')} />
        {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            Set status
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
