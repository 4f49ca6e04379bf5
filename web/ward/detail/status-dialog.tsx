import { type FormEvent, useState } from 'react';
import type { InpatientDetail } from '#contract/inpatients.ts';
import { NOT_SCORED_BECAUSE, WARD_STATUSES, type WardStatus } from '#contract/news2.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { AlertBox } from '#web/ui/alert-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/choice-field.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
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
    : `${NOT_SCORED_BECAUSE[notScored]} What you set stays until someone sets it again.`;

/** For whoever has no score: the nurse says how they are, and why. */
export function StatusDialog({ inpatient, isOpen, onClose }: StatusDialogProps) {
  const [status, setStatus] = useState<WardStatus>('attention');
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const setting = useSetStatus(inpatient.id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim()) mutateDetached(setting, { status, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`How is ${inpatient.name}?`}>
      <form onSubmit={send} noValidate>
        <p>{whyYouSay(inpatient.notScored)}</p>
        <ChoiceField label="Status" name="ward-status" choices={CHOICES} value={status} onChoose={setStatus} />
        <TextArea
          label="Reason"
          rows={2}
          maxLength={300}
          value={reason}
          error={isAsked && !reason.trim() ? 'Reason is needed.' : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {setting.error && <AlertBox tone="urgent" title={sentenceFor(setting.error)} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={setting.isPending}>
            Set status
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
