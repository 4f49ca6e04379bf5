import type { PatientReply } from '#contract/patients/patients.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useChangingDetails } from './changing-details.ts';

type PhoneFormProps = { file: PatientReply; onSaved: () => void; onCancel: () => void };

/** The phone number alone; the rest is sent back as it was read. */
export function PhoneForm({ file, onSaved, onCancel }: PhoneFormProps) {
  const { field, news, newsBox, ...sent } = useChangingDetails(file, onSaved);
  return (
    <form className="stack gap-16" noValidate onSubmit={sent.submit}>
      {sent.failureElsewhere && (
        <AlertBox tone="urgent" title={t('Nothing was changed')} ref={sent.failureBox}>
          {sentenceFor(sent.failureElsewhere)}
        </AlertBox>
      )}
      {news && !sent.failureElsewhere && (
        <AlertBox tone="attention" title={t('Someone else has just changed this')} role="alert" ref={newsBox}>
          <p>{news.join(', ')}</p>
          <p>{t('What you typed is still here. Look at it again, then save.')}</p>
        </AlertBox>
      )}
      <TextField {...field('phone')} type="tel" label={t('Phone')} autoComplete="off" required />
      <div className="row wrap gap-12">
        <Button type="submit" look="primary" isBusy={sent.isSending} busyText={t('Saving…')}>
          {t('Save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
