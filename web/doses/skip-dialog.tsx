import { Link } from '@tanstack/react-router';
import { type HomeDose, SKIP_REASONS, type SkipReason } from '#contract/medicines/doses.ts';
import { emergencyNumberOfPage } from '../emergency-number.ts';
import { sentenceFor } from '../refusal.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ChoiceField } from '../ui/fields/choice-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { REASON_WORDS } from './dose-words.ts';
import { useAnswerDose } from './queries.ts';

type SkipDialogProps = { isOpen: boolean; onClose: () => void; dose: HomeDose };

const EMPTY = { reason: '' as SkipReason | '', note: '' };

export function SkipDialog({ isOpen, onClose, dose }: SkipDialogProps) {
  const answering = useAnswerDose();
  const { draft, field, choose, errors, submit, isSending, failureElsewhere, failureBox } = useEndpointForm({
    needed: { reason: 'Choose a reason.' },
    check: ({ reason, note }) =>
      reason === 'other' && note.trim() === '' ? { note: 'Say why, in a few words.' } : ({} as Record<string, string>),
    initial: EMPTY,
    send: ({ reason, note }) =>
      answering.mutateAsync({
        dose,
        answer: { outcome: 'skipped', reason: reason || 'other', ...(note.trim() ? { note: note.trim() } : {}) },
      }),
    onSent: (_dose, draft) => {
      onClose();
      if (draft.reason !== 'felt-unwell') return void toast.info('Marked as left out', `${dose.name} ${dose.dosage}`);
      const words = `Wait for an answer before the next dose. If you get worse, call ${emergencyNumberOfPage()}.`;
      toast.success('Your doctor has been told', words);
    },
  });
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={`Leave out ${dose.name} ${dose.dosage}?`} size="small">
      <form className="stack gap-16" onSubmit={submit} noValidate>
        <ChoiceField
          label="Why?"
          name="reason"
          choices={SKIP_REASONS.map((value) => ({ value, label: REASON_WORDS[value] }))}
          value={draft.reason}
          error={errors.reason}
          onChoose={(reason) => choose('reason', reason)}
        />
        {draft.reason === 'other' && <TextField label="In your words" maxLength={200} {...field('note')} />}
        {draft.reason === 'felt-unwell' && <IfUnwell />}
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            Leave it out
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** What to do, before it is sent and whoever answers when. */
function IfUnwell() {
  const number = emergencyNumberOfPage();
  return (
    <AlertBox tone="attention" title="We tell your doctor that it made you unwell.">
      <p>
        Trouble with breathing, a swollen face or throat, fainting or pain in the chest: do not wait for an answer, call{' '}
        {number}.
      </p>
      <ButtonAnchor href={`tel:${number}`}>Call {number}</ButtonAnchor>
      <p>
        Do not stop it for good by yourself. <Link to="/messages">Write to your doctor</Link> what you felt.
      </p>
    </AlertBox>
  );
}
