import { useState } from 'react';
import * as z from 'zod/mini';
import { makeFirstAdministrator } from '#contract/credentials.ts';
import { Email, PersonName } from '#contract/fields.ts';
import { call } from '../api.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { NewPasswordField } from '../ui/fields/new-password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useFocusOnMount } from '../ui/keyboard/focus-on-mount.ts';
import styles from './credentials-form.module.css';
import { useHashToken } from './hash-token.ts';
import { lengthsFor, newPassword } from './password-lengths.ts';

type Draft = { name: string; email: string; password: string };

const LENGTHS = lengthsFor('admin');
const Fields = z.object({ name: PersonName, email: Email, password: newPassword(LENGTHS) });

export function SetupForm({ loginHref }: { loginHref: string }) {
  const token = useHashToken();
  const [isDone, setDone] = useState(false);
  const sent = useEndpointForm<Draft, { message: string }>({
    schema: Fields,
    initial: { name: '', email: '', password: '' },
    send: (draft) => call(makeFirstAdministrator, { body: { token: token ?? '', ...draft } }),
    onSent: () => setDone(true),
  });
  const isTooLate = sent.failure instanceof ApiRefusal && sent.failure.code === 'setup_done';
  if (isDone || isTooLate) return <Made isTooLate={isTooLate} loginHref={loginHref} />;
  if (token === null) return <NoToken />;
  return (
    <>
      <p className={`mt-16 muted text-18 ${styles.lead}`}>
        This clinic has nobody yet. Whoever holds the printed address opens its first account.
      </p>
      <form className={styles.form} noValidate onSubmit={sent.submit}>
        {sent.failureElsewhere && (
          <AlertBox tone="urgent" title="No account was made" ref={sent.failureBox}>
            {sentenceFor(sent.failureElsewhere)}
            {isOldToken(sent.failure) && ' Every start of the server prints a new address; the newest one counts.'}
          </AlertBox>
        )}
        <TextField {...sent.field('name')} size="large" label="Full Name" autoComplete="name" required />
        <TextField {...sent.field('email')} size="large" type="email" label="Email" autoComplete="username" required />
        <NewPasswordField
          {...sent.field('password')}
          size="large"
          label="Password"
          lengths={LENGTHS}
          typed={sent.draft.password}
          required
        />
        <Button type="submit" look="primary" size="large" isBusy={sent.isSending} busyText="Opening…">
          Open the account
        </Button>
      </form>
    </>
  );
}

const isOldToken = (failure: unknown) => failure instanceof ApiRefusal && failure.code === 'link_invalid';

function Made({ isTooLate, loginHref }: { isTooLate: boolean; loginHref: string }) {
  const box = useFocusOnMount();
  return (
    <div className={styles.stack}>
      {isTooLate ? (
        <AlertBox tone="attention" title="The first administrator is already there" role="alert" ref={box}>
          Nothing was changed. Further accounts are opened by an administrator.
        </AlertBox>
      ) : (
        <AlertBox tone="ok" title="You are the first administrator" ref={box}>
          Log in now; the second step at login is set up right after.
        </AlertBox>
      )}
      <div className="row wrap gap-12">
        <ButtonAnchor look="primary" size="large" href={loginHref}>
          Go to Administrator Login
        </ButtonAnchor>
      </div>
    </div>
  );
}

function NoToken() {
  return (
    <div className={styles.stack}>
      <AlertBox tone="attention" title="The key is missing" role="alert">
        Open the whole address that the server printed when it started: what follows the # is the key.
      </AlertBox>
    </div>
  );
}
