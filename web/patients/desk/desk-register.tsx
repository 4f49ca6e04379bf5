import { useState } from 'react';
import type { LikelyDuplicate } from '#contract/patients/patients.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { useDebounced } from '#web/ui/debounced.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { useMedia } from '#web/ui/viewport/media.ts';
import { DeskDraftSchema, identityIn, NOTHING, registrationIn } from './desk-draft.ts';
import { DeskFields } from './desk-fields.tsx';
import { useLikelyDuplicates, useRegisterAtDesk } from './desk-queries.ts';
import styles from './desk-register.module.css';
import { type ActivationSlip, type DeskHome, DeskSlip } from './desk-slip.tsx';
import { DuplicateRows } from './duplicate-rows.tsx';

const DEBOUNCE_MS = 300;

type DeskRegisterProps = {
  clinicName: string;
  /** Where the page of a patient is, for who works there. */
  home?: DeskHome;
};

/** Someone without an account: who may be the same person comes first, then the card and the code to take along. */
export function DeskRegister({ clinicName, home = '/staff-dashboard' }: DeskRegisterProps) {
  const timeZone = useTimeZone();
  /** The duplicates that someone has looked at; others that appear later are asked about again. */
  const [lookedAt, setLookedAt] = useState('');
  const [isUnusual, setUnusual] = useState(false);
  const [today] = useState(() => dayOf(new Date(), timeZone));
  const [slip, setSlip] = useState<ActivationSlip | null>(null);
  // On a narrow screen the duplicates stand in the form, above the tick that says they were looked at.
  const isNarrow = useMedia('(max-width: 899px)');
  const attempt = useAttemptKey();
  const registering = useRegisterAtDesk();
  const form = useEndpointForm({
    schema: DeskDraftSchema,
    initial: NOTHING,
    send: (typed) => {
      const body = {
        ...registrationIn(typed),
        ...(isSomeoneElse ? { isNotDuplicate: true } : {}),
        ...(isUnusual ? { confirmed: true } : {}),
      };
      return registering.mutateAsync({ body, key: attempt.keyFor(body) });
    },
    onSent: (registered: ActivationSlip) => setSlip(registered),
    onFailed: (error) => error instanceof ApiRefusal && setUnusual(error.code === 'implausible_value'),
  });
  const { draft, submit, startOver, isSending, failure, failureBox } = form;
  const person = { name: draft.name.trim(), phone: draft.phone.trim(), ...identityIn(draft) };
  const alike = useLikelyDuplicates(JSON.parse(useDebounced(JSON.stringify(person), DEBOUNCE_MS)));
  const isSomeoneElse = alike.length > 0 && lookedAt === idsOf(alike);
  const another = () => {
    attempt.forget();
    setSlip(null);
    setLookedAt('');
    startOver(NOTHING);
  };
  if (slip) return <DeskSlip {...{ slip, clinicName, home }} onAnother={another} />;
  return (
    <div className={`stack start halves gap-16 ${styles.register}`}>
      <Card title="Who is it?">
        <form className="stack gap-16" noValidate onSubmit={submit}>
          <DeskFields form={form} today={today} />
          {isNarrow && <Alike people={alike} home={home} />}
          {alike.length > 0 && (
            <CheckField
              label="I have looked at them: this is someone else."
              checked={isSomeoneElse}
              onChange={(event) => setLookedAt(event.currentTarget.checked ? idsOf(alike) : '')}
            />
          )}
          {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
          <Button
            type="submit"
            look="primary"
            size="large"
            disabled={alike.length > 0 && !isSomeoneElse}
            isBusy={isSending}
            busyText="Registering …"
          >
            {isUnusual ? 'The age is right: register' : 'Register'}
          </Button>
        </form>
      </Card>
      {!isNarrow && <Alike people={alike} home={home} />}
    </div>
  );
}

const idsOf = (people: readonly LikelyDuplicate[]) => people.map(({ id }) => id).join(' ');

function Alike({ people, home }: { people: readonly LikelyDuplicate[]; home: DeskHome }) {
  return (
    <section aria-live="polite" aria-label="Likely duplicates">
      {people.length > 0 ? (
        <>
          <AlertBox tone="attention" title="This may be someone who is registered already.">
            Ask for the birth date and look first: two records for one person hide allergies.
          </AlertBox>
          <div className="mt-12">
            <DuplicateRows people={people} home={home} />
          </div>
        </>
      ) : (
        <p className={`muted ${styles.quiet}`}>
          Who may be the same person appears here while you type: by name and birth, by phone, or by the sound of the
          name. The person gets a Health ID, a card and an activation code instead of a password: nobody at the desk
          learns the password.
        </p>
      )}
    </section>
  );
}
