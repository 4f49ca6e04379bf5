import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Me } from '#contract/identity.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/fields/password-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { useLogOut } from '../queries.ts';
import { Cover } from './cover.tsx';
import { unlockByPassword, useUnlock } from './lock.ts';
import { StillLoggedIn } from './still-logged-in.tsx';

// Nurses alone have one.
const PinForm = lazy(async () => ({ default: (await import('./pin-form.tsx')).PinForm }));

export function LockCover({ me, alarms }: { me: Me; alarms?: ReactNode }) {
  const [isByPassword, setByPassword] = useState(false);
  const hasPin = me.session.hasPin === true && !isByPassword;
  const unlock = useUnlock(unlockByPassword);
  const logOut = useLogOut();
  const { field, submit, isSending } = useEndpointForm({
    needed: { password: 'Password is needed.' },
    initial: { password: '' },
    send: ({ password }) => unlock.mutateAsync(password),
    atFields: (error) => ({ password: sentenceFor(error) }),
  });
  return (
    <Cover
      me={me}
      title={t('Screen locked')}
      text={t('Locked for {name}. What you typed is kept.', { name: me.name })}
      above={alarms}
    >
      {hasPin ? (
        <Suspense fallback={null}>
          <PinForm onPassword={() => setByPassword(true)} />
        </Suspense>
      ) : (
        <form className="stack gap-20" onSubmit={submit} noValidate>
          {/* For password managers, which look for the name that goes with a password. */}
          <input type="hidden" autoComplete="username" value={me.pud ?? me.email ?? ''} readOnly />
          <PasswordField
            {...field('password')}
            size="large"
            label={t('Password')}
            autoComplete="current-password"
            required
          />
          <Button type="submit" look="primary" size="large" isBusy={isSending} busyText={t('Unlocking…')}>
            {t('Unlock')}
          </Button>
        </form>
      )}
      {logOut.error && <StillLoggedIn error={logOut.error} />}
      <p className="row wrap gap-x-8 muted">
        {t('Not you?')}{' '}
        <Button look="quiet" onClick={() => logOut.mutate(undefined)} isBusy={logOut.isPending}>
          {t('Log out')}
        </Button>
      </p>
    </Cover>
  );
}
