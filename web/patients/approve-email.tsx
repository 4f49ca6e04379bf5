import * as z from 'zod/mini';
import { text } from '#contract/fields.ts';
import { sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { useEndpointForm } from '../ui/endpoint-form.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import styles from './details.module.css';
import { useApproveEmail } from './queries.ts';

const Typed = z.object({ code: text('Code', 40), password: text('Password', 512) });

/** The owner's yes to an address that the desk typed: the code from the desk, and the password that the desk does not know. */
export function ApproveEmail({ patientId, newEmail }: { patientId: string; newEmail: string }) {
  const approving = useApproveEmail(patientId);
  const sent = useEndpointForm<{ code: string; password: string }, unknown>({
    schema: Typed,
    initial: { code: '', password: '' },
    send: (body) => approving.mutateAsync(body),
    onSent: () => toast.success('Thank you', `Now open the link in the mail to ${newEmail}.`),
  });
  return (
    <form className={styles.form} noValidate onSubmit={sent.submit}>
      {sent.failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(sent.failureElsewhere)} />}
      <TextField
        {...sent.field('code')}
        isCode
        label="Code from the desk"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <PasswordField {...sent.field('password')} label="Your password" autoComplete="current-password" required />
      <Button type="submit" isBusy={sent.isSending} busyText="Sending…">
        This address is mine
      </Button>
    </form>
  );
}
