import { useState } from 'react';
import { ACCESS_PARTS, type AccessPart } from '#contract/endpoint.ts';
import { NewHelper } from '#contract/patients/family-forms.ts';
import { t, tCount } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { dayAndMonthOf } from './day-words.ts';
import { partWords, toggled } from './share-words.ts';
import { useInviteHelper } from './ways-in-queries.ts';

type Made = { code: string; pud: string; lastDay: string };
type InviteHelperDialogProps = { mostMonths: number; onClose: () => void };

const USUAL_MONTHS = 6;

export function InviteHelperDialog({ mostMonths, onClose }: InviteHelperDialogProps) {
  const [made, setMade] = useState<Made | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('Ask someone to help me')} size="small" key={made ? 'made' : 'asking'}>
      {made ? (
        <Code {...made} onClose={onClose} />
      ) : (
        <Questions mostMonths={mostMonths} onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}

type QuestionsProps = InviteHelperDialogProps & { onMade: (made: Made) => void };

function Questions({ mostMonths, onMade, onClose }: QuestionsProps) {
  const timeZone = useTimeZone();
  const inviting = useInviteHelper();
  const attempt = useAttemptKey();
  const initial = { pud: '', parts: [] as AccessPart[], months: Math.min(USUAL_MONTHS, mostMonths) };
  const { draft, field, control, choose, errors, submit, isSending, failureElsewhere, failureBox } = useEndpointForm({
    initial,
    schema: NewHelper,
    send: (body) => inviting.mutateAsync({ body, key: attempt.keyFor(body) }),
    onSent: ({ code, invitation }) =>
      onMade({ code, pud: invitation.who, lastDay: dayOf(invitation.expiresAt, timeZone) }),
  });
  return (
    <form className="stack gap-16" onSubmit={submit} noValidate>
      <TextField
        label={t('Health ID of the person who helps you')}
        hint="PUD-XXXXX-XXXXX"
        isCode
        autoComplete="off"
        spellCheck={false}
        {...field('pud')}
      />
      <fieldset data-wrong={errors.parts ? true : undefined}>
        <legend className="mb-8 p-0 semibold">{t('What may they do for you?')}</legend>
        {ACCESS_PARTS.map((part) => (
          <CheckField
            key={part}
            label={partWords(part)}
            checked={draft.parts.includes(part)}
            onChange={() => choose('parts', toggled(draft.parts, part))}
          />
        ))}
        {errors.parts && <FieldError>{errors.parts}</FieldError>}
      </fieldset>
      <SelectField
        label={t('For how long?')}
        hint={t('You can end it any day.')}
        {...control('months')}
        value={draft.months}
        onChange={({ target }) => choose('months', Number(target.value))}
      >
        {Array.from({ length: mostMonths }, (_, n) => n + 1).map((months) => (
          <option key={months} value={months}>
            {tCount('{n} month', '{n} months', months)}
          </option>
        ))}
      </SelectField>
      {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="submit" look="primary" isBusy={isSending}>
          {t('Make the invitation')}
        </Button>
      </DialogActions>
    </form>
  );
}

function Code({ code, pud, lastDay, onClose }: Made & { onClose: () => void }) {
  return (
    <>
      <p>
        {t('Give this code to the person with the Health ID {pud}. They enter it on their own family page.', { pud })}
      </p>
      <p className="row wrap gap-12">
        <output className="bold text-18" aria-label={t('Code')}>
          {code}
        </output>
        <CopyButton value={code} what={t('Code')} spokenAs={t('Code')} />
      </p>
      <p className="muted">
        {t('The code is shown only now and works until {day}. Nothing opens before they have said yes.', {
          day: dayAndMonthOf(lastDay),
        })}
      </p>
      <DialogActions>
        <Button isSafe onClick={onClose}>
          {t('Close')}
        </Button>
      </DialogActions>
    </>
  );
}
