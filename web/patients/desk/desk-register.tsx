import { useState } from 'react';
import { ApiRefusal, sentenceFor } from '../../refusal.ts';
import { settle } from '../../settle.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { useAttemptKey } from '../../ui/attempt-key.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { useCheckedDraft } from '../../ui/checked-draft.ts';
import { useSettled } from '../../ui/settled.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type Details, DetailsSchema } from '../details.ts';
import { DeskRows } from './desk-list.tsx';
import { useLikelyDuplicates, useRegisterAtDesk } from './desk-queries.ts';
import styles from './desk-register.module.css';
import { type ActivationSlip, DeskSlip } from './desk-slip.tsx';

const SETTLES_MS = 300;
const NOTHING: Details = { name: '', email: '', phone: '' };

type DeskRegisterProps = { clinicName: string; timeZone: string };

/** Someone without an account: who may be the same person comes first, then the card and the code to take along. */
export function DeskRegister({ clinicName, timeZone }: DeskRegisterProps) {
  const { draft, field, isFit, show, startOver } = useCheckedDraft({ schema: DetailsSchema, initial: NOTHING });
  const [isSomeoneElse, setSomeoneElse] = useState(false);
  const [slip, setSlip] = useState<ActivationSlip | null>(null);
  const attempt = useAttemptKey();
  const registering = useRegisterAtDesk();
  const alike =
    useLikelyDuplicates(useSettled(draft.name.trim(), SETTLES_MS), useSettled(draft.phone.trim(), SETTLES_MS)).data ??
    [];
  const register = () => {
    if (!isFit()) return;
    const wish = { details: draft, isNotDuplicate: isSomeoneElse };
    settle(
      registering,
      { ...wish, key: attempt.keyFor(wish) },
      {
        onSuccess: ({ patient, activationCode }) => setSlip({ patient, activationCode }),
        onError: (error) => error instanceof ApiRefusal && show(error.fields),
      },
    );
  };
  const another = () => {
    attempt.forget();
    setSlip(null);
    setSomeoneElse(false);
    registering.reset();
    startOver(NOTHING);
  };
  if (slip) return <DeskSlip {...{ slip, clinicName, timeZone }} onAnother={another} />;
  return (
    <div className={styles.register}>
      <Card title="Who is it?">
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            register();
          }}
        >
          <TextField {...field('name')} size="large" label="Full Name" autoComplete="off" required />
          <TextField {...field('phone')} size="large" type="tel" label="Phone" autoComplete="off" required />
          <TextField
            {...field('email')}
            size="large"
            type="email"
            label="Email"
            hint="A family may share one address."
            autoComplete="off"
            required
          />
          {alike.length > 0 && (
            <CheckField
              label="I have looked at them: this is someone else."
              checked={isSomeoneElse}
              onChange={(event) => setSomeoneElse(event.currentTarget.checked)}
            />
          )}
          {registering.error && <AlertBox tone="urgent" title={sentenceFor(registering.error)} />}
          <Button
            type="submit"
            look="primary"
            size="large"
            disabled={alike.length > 0 && !isSomeoneElse}
            isBusy={registering.isPending}
            busyText="Registering …"
          >
            Register
          </Button>
        </form>
      </Card>
      <section aria-live="polite" aria-label="Likely duplicates">
        {alike.length > 0 ? (
          <>
            <AlertBox tone="attention" title="Someone very similar is already registered.">
              The same phone number and a similar name. Look first: two records for one person hide allergies.
            </AlertBox>
            <div className={styles.rows}>
              <DeskRows people={alike} />
            </div>
          </>
        ) : (
          <p className={styles.quiet}>
            Who has the same phone number and a similar name appears here while you type. The person gets a Health ID, a
            card and an activation code instead of a password: nobody at the desk learns the password.
          </p>
        )}
      </section>
    </div>
  );
}
