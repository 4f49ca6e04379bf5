import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import styles from '../details/details.module.css';
import { useApproveEmail } from '../queries.ts';

const Typed = z.object({ code: text('Code', 40), password: text('Password', 512) });

/** The owner's yes to an address that the desk typed: the code from the desk, and the password that the desk does not know. */
export function ApproveEmail({ patientId, newEmail }: { patientId: string; newEmail: string }) {
  const approving = useApproveEmail(patientId);
  const sent = useEndpointForm<{ code: string; password: string }, unknown>({
    schema: Typed,
    initial: { code: '', password: '' },
    send: (body) => approving.mutateAsync(body),
    onSent: () => toast.success(t('Thank you'), t('Now open the link in the mail to {newEmail}.', { newEmail })),
  });
  return (
    <form className={styles.form} noValidate onSubmit={sent.submit}>
      {sent.failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(sent.failureElsewhere)} />}
      <TextField
        {...sent.field('code')}
        isCode
        label={t('Code from the desk')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <PasswordField {...sent.field('password')} label={t('Your password')} autoComplete="current-password" required />
      <Button type="submit" isBusy={sent.isSending} busyText={t('Sending…')}>
        {t('This address is mine')}
      </Button>
    </form>
  );
}
