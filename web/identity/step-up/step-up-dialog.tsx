import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { proveIdentity } from '#contract/credentials/proof.ts';
import type { Me } from '#contract/identity.ts';
import { call } from '#web/api.ts';
import { t } from '#web/language/say.ts';
import { proveByPasskey } from '#web/passkey.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';

type StepUpDialogProps = { isOpen: boolean; me: Me; onProven: () => void; onClose: () => void };

/** The one question before what is sensitive. Its answer counts for five minutes in this session. */
export function StepUpDialog({ isOpen, me, onProven, onClose }: StepUpDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Is it you, {name}?', { name: me.name })} size="small">
      {isOpen && <Proof {...{ me, onProven, onClose }} />}
    </Dialog>
  );
}

function Proof({ me, onProven, onClose }: Omit<StepUpDialogProps, 'isOpen'>) {
  const form = useEndpointForm({
    initial: { password: '', code: '' },
    needed: { password: 'Enter your password.' },
    check: ({ code }) => ({
      ...(me.hasSecondFactor && code.trim() === '' ? { code: t('Enter the code.') } : {}),
    }),
    send: ({ password, code }) =>
      call(proveIdentity, { body: { password, ...(code.trim() ? { code: code.trim() } : {}) } }),
    onSent: onProven,
  });
  return (
    <form className="stack gap-16" noValidate onSubmit={form.submit}>
      <p>{t('What you are about to do needs a proof that it is you. It counts for five minutes.')}</p>
      {me.passkeys > 0 && <ByPasskey onProven={onProven} />}
      <input type="hidden" autoComplete="username" value={me.pud ?? me.email ?? ''} readOnly />
      <PasswordField label={t('Your password')} autoComplete="current-password" {...form.field('password')} />
      {me.hasSecondFactor && (
        <TextField
          label={me.hasAuthenticator ? t('Code from your authenticator app') : t('Recovery code')}
          hint={me.hasAuthenticator ? t('Or a recovery code.') : undefined}
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      )}
      {form.failureElsewhere && (
        <AlertBox tone="urgent" title={sentenceFor(form.failureElsewhere)} ref={form.failureBox} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button type="submit" look="primary" isBusy={form.isSending}>
          {t('Go on')}
        </Button>
      </DialogActions>
    </form>
  );
}

function ByPasskey({ onProven }: { onProven: () => void }) {
  const proving = useMutation({ mutationFn: proveByPasskey, onSuccess: onProven });
  return (
    <>
      <Button
        look="primary"
        icon={<IconFingerprint aria-hidden />}
        isBusy={proving.isPending}
        busyText={t('Waiting for your passkey…')}
        onClick={() => proving.mutate()}
      >
        {t('Use a passkey')}
      </Button>
      {proving.error && <AlertBox tone="urgent" title={sentenceFor(proving.error)} role="alert" />}
      <p className="muted">{t('Or with your password:')}</p>
    </>
  );
}
