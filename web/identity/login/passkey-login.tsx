import { IconFingerprint } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { t } from '#web/language/say.ts';
import { logInByPasskey } from '#web/passkey.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

type PasskeyLoginProps = { who: Role; remember: boolean; onAnswer: (me: Me) => void };

/** Beside the password: finger, face or PIN of a device that holds a key. */
export function PasskeyLogin({ who, remember, onAnswer }: PasskeyLoginProps) {
  const entering = useMutation({ mutationFn: () => logInByPasskey(who, remember), onSuccess: onAnswer });
  return (
    <>
      {entering.error && (
        <AlertBox tone="urgent" title={t('Login failed')} role="alert">
          {sentenceFor(entering.error)}
        </AlertBox>
      )}
      <Button
        size="large"
        icon={<IconFingerprint aria-hidden />}
        isBusy={entering.isPending}
        busyText={t('Waiting for your passkey…')}
        onClick={() => entering.mutate()}
      >
        {t('Log in with a passkey')}
      </Button>
    </>
  );
}
