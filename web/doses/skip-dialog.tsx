import { Link } from '@tanstack/react-router';
import { type HomeDose, SKIP_REASONS, type SkipReason } from '#contract/medicines/doses.ts';
import { t, tFromServer, tMarked, tRich } from '#web/language/say.ts';
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
    needed: { reason: t('Choose a reason.') },
    check: ({ reason, note }) =>
      reason === 'other' && note.trim() === ''
        ? { note: t('Say why, in a few words.') }
        : ({} as Record<string, string>),
    initial: EMPTY,
    send: ({ reason, note }) =>
      answering.mutateAsync({
        dose,
        answer: { outcome: 'skipped', reason: reason || 'other', ...(note.trim() ? { note: note.trim() } : {}) },
      }),
    onSent: (_dose, draft) => {
      onClose();
      if (draft.reason !== 'felt-unwell')
        return void toast.info(t('Marked as left out'), `${dose.name} ${tFromServer(dose.dosage)}`);
      const words = t('Wait for an answer before the next dose. If you get worse, call {number}.', {
        number: emergencyNumberOfPage(),
      });
      toast.success(t('Your doctor has been told'), words);
    },
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('Leave out {name} {dosage}?', { name: dose.name, dosage: tFromServer(dose.dosage) })}
      size="small"
    >
      <form className="stack gap-16" onSubmit={submit} noValidate>
        <ChoiceField
          label={t('Why?')}
          name="reason"
          choices={SKIP_REASONS.map((value) => ({ value, label: tMarked(REASON_WORDS[value]) }))}
          value={draft.reason}
          error={errors.reason}
          onChoose={(reason) => choose('reason', reason)}
        />
        {draft.reason === 'other' && <TextField label={t('In your words')} maxLength={200} {...field('note')} />}
        {draft.reason === 'felt-unwell' && <IfUnwell />}
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>{t('Go back')}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {t('Leave it out')}
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
    <AlertBox tone="attention" title={t('We tell your doctor that it made you unwell.')}>
      <p>
        {t(
          'Trouble with breathing, a swollen face or throat, fainting or pain in the chest: do not wait for an answer, call {number}.',
          { number },
        )}
      </p>
      <ButtonAnchor href={`tel:${number}`}>{t('Call {number}', { number })}</ButtonAnchor>
      <p>
        {tRich('Do not stop it for good by yourself. {link} what you felt.', {
          link: <Link to="/messages">{t('Write to your doctor')}</Link>,
        })}
      </p>
    </AlertBox>
  );
}
