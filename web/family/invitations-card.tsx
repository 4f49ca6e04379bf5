import type { Family, Invitation } from '#contract/patients/family.ts';
import { InvitationCode } from '#contract/patients/family-forms.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { t, tCount } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { dayAndMonthOf } from './day-words.ts';
import { EndButton } from './end-button.tsx';
import { partWords } from './share-words.ts';
import { useAcceptInvitation, useEndInvitation } from './ways-in-queries.ts';

/** Those that wait for my answer, and those of mine that nobody has answered. */
export function InvitationsCard({ invitedBy, invited }: Pick<Family, 'invitedBy' | 'invited'>) {
  if (invitedBy.length + invited.length === 0) return null;
  return (
    <Card title={t('Invitations')}>
      {invitedBy.map((invitation) => (
        <ToMe key={invitation.id} invitation={invitation} />
      ))}
      {invited.map((invitation) => (
        <OfMine key={invitation.id} invitation={invitation} />
      ))}
    </Card>
  );
}

function ToMe({ invitation }: { invitation: Invitation }) {
  const { id, who } = invitation;
  const name = firstNameOf(who);
  const accepting = useAcceptInvitation();
  const ending = useEndInvitation();
  const { field, submit, isSending, failureElsewhere, failureBox } = useEndpointForm({
    initial: { code: '' },
    schema: InvitationCode,
    send: ({ code }) => accepting.mutateAsync({ id, code: code.trim() }),
    onSent: () => toast.success(t('You may act for {name} now', { name })),
  });
  return (
    <section className="stack gap-8 ruled py-12" aria-label={who}>
      <h3>{t('{who} asks for your help', { who })}</h3>
      <Terms invitation={invitation} />
      <form className="stack gap-12" onSubmit={submit} noValidate>
        <TextField
          label={t('Code from {name}', { name })}
          isCode
          autoComplete="off"
          spellCheck={false}
          {...field('code')}
        />
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <div className="row wrap gap-8">
          <Button type="submit" look="primary" isBusy={isSending}>
            {t('Accept')}
          </Button>
          <EndButton
            label={t('Decline')}
            spokenAs={t('Decline the invitation of {name}', { name })}
            title={t('Decline the invitation?')}
            run={() => ending.mutateAsync(id)}
            done={t('The invitation is declined')}
          >
            {t('{name} can invite you again later.', { name })}
          </EndButton>
        </div>
      </form>
    </section>
  );
}

function OfMine({ invitation }: { invitation: Invitation }) {
  const { id, who } = invitation;
  const ending = useEndInvitation();
  return (
    <section className="stack gap-8 ruled py-12" aria-label={who}>
      <h3>{t('You invited {who}', { who })}</h3>
      <Terms invitation={invitation} />
      <div>
        <EndButton
          label={t('Take back')}
          spokenAs={t('Take back the invitation to {who}', { who })}
          title={t('Take the invitation back?')}
          run={() => ending.mutateAsync(id)}
          done={t('The invitation is taken back')}
        >
          {t('The code stops working at once.')}
        </EndButton>
      </div>
    </section>
  );
}

function Terms({ invitation: { parts, months, expiresAt } }: { invitation: Invitation }) {
  const timeZone = useTimeZone();
  return (
    <>
      <ul className="stack gap-4 lead-135">
        {parts.map((part) => (
          <li key={part}>{partWords(part)}</li>
        ))}
      </ul>
      <p className="muted text-sm">
        {tCount('For {n} month.', 'For {n} months.', months)}{' '}
        {t('The invitation ends on {day}.', { day: dayAndMonthOf(dayOf(expiresAt, timeZone)) })}
      </p>
    </>
  );
}
