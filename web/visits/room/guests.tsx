import { useState } from 'react';
import type { Visit, VisitGuest } from '#contract/appointments/visits.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useEndpointForm } from '#web/ui/forms/endpoint-form.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useGuestActs } from '../queries.ts';

const WORDS: Record<VisitGuest['state'], string> = {
  invited: msg('Has a link, not opened yet'),
  checking: msg('Has opened the link'),
  waiting: msg('Waits to be let in'),
  in: msg('In the visit'),
  left: msg('No longer in the visit'),
};

/** Who else is in the visit, waits or has a link; and the way to ask someone in. */
export function Guests({ visit, title = t('In the visit') }: { visit: Visit; title?: string }) {
  const acts = useGuestActs(visit.id);
  const shown = visit.guests.filter(({ state }) => state !== 'left');
  const error = acts.letIn.error ?? acts.putOut.error;
  return (
    <section className="stack gap-12" aria-label={t('Guests of this visit')}>
      <h2>{title}</h2>
      <ul className="stack gap-8" aria-live="polite">
        {shown.map((guest) => (
          <li key={guest.id} className="row wrap between gap-8">
            <span className="min-0 breakable">
              <b>{guest.name}</b>
              <br />
              <span className="text-14">
                {tMarked(WORDS[guest.state])}
                {guest.state === 'waiting' && guest.waitingSince
                  ? `, ${t('since {time}', { time: timeOfDay(guest.waitingSince, visit.timeZone) })}`
                  : ''}
                {`, ${t('asked by {name}', { name: guest.invitedBy })}`}
              </span>
            </span>
            <span className="row gap-8">
              {guest.state === 'waiting' && (
                <Button
                  look="primary"
                  isBusy={acts.letIn.isPending}
                  aria-label={t('Let in {name}', { name: guest.name })}
                  onClick={() => acts.letIn.mutate(guest.id)}
                >
                  {t('Let in')}
                </Button>
              )}
              <Button
                isBusy={acts.putOut.isPending}
                aria-label={
                  guest.state === 'in'
                    ? t('Put out {name}', { name: guest.name })
                    : t('Take back the link of {name}', { name: guest.name })
                }
                onClick={() => acts.putOut.mutate(guest.id)}
              >
                {guest.state === 'in' ? t('Put out') : t('Take back')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {error && <AlertBox tone="urgent" title={sentenceFor(error)} />}
      <Invite invite={acts.invite} />
    </section>
  );
}

type InviteProps = { invite: ReturnType<typeof useGuestActs>['invite'] };

/** The link is shown this one time; whoever loses it makes another. */
function Invite({ invite }: InviteProps) {
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<{ name: string; address: string } | null>(null);
  return (
    <>
      {link && (
        <div className="stack gap-8" role="status">
          <p>{t('Send this link to {name}. It works once, for this visit only.', { name: link.name })}</p>
          <p className="breakable text-14">
            <code>{link.address}</code>
          </p>
          <CopyButton value={link.address} what={t('link')} spokenAs={t('link')} />
        </div>
      )}
      {isOpen ? (
        <InviteForm
          invite={invite}
          onMade={(made) => {
            setLink(made);
            setOpen(false);
          }}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('Ask someone in')}</Button>
      )}
    </>
  );
}

type InviteFormProps = InviteProps & { onMade: (link: { name: string; address: string }) => void };

function InviteForm({ invite, onMade }: InviteFormProps) {
  const form = useEndpointForm({
    needed: { name: t('Write the name of the guest.') },
    initial: { name: '' },
    send: async ({ name }) => ({ name: name.trim(), address: (await invite.mutateAsync(name.trim())).address }),
    onSent: onMade,
  });
  return (
    <form className="stack gap-8" noValidate onSubmit={form.submit}>
      <TextField label={t('Name of the guest')} maxLength={80} {...form.field('name')} />
      {form.failure && <AlertBox tone="urgent" title={sentenceFor(form.failure)} ref={form.failureBox} />}
      <Button type="submit" look="primary" isBusy={form.isSending}>
        {t('Make a link')}
      </Button>
    </form>
  );
}
