import { useState } from 'react';
import { type GuestVisit, readGuestRelays } from '#contract/appointments/visit-guests.ts';
import { call as send } from '#web/api.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { dayAndTime } from '#web/ui/time/time.ts';
import { useCallScreen } from '../room/call-screen.ts';
import type { Spoken } from '../room/call-words.ts';
import { ChatView } from '../room/chat.tsx';
import { DeviceCheck } from '../room/device-check.tsx';
import { Stage } from '../room/stage.tsx';
import { useDevices } from '../room/use-call.ts';
import { useGuestActsOfMine, useGuestChat } from './queries.ts';
import { useGuestCall } from './use-guest-call.ts';

const isGoingOn = ({ state }: GuestVisit) => ['open', 'waiting', 'let-in', 'in-visit'].includes(state);

/** From the check of the devices to the end, for someone without an account. */
export function GuestRoom({ visit }: { visit: GuestVisit }) {
  const isHere = isGoingOn(visit) && visit.guest !== 'left' && visit.guest !== 'put-out';
  const { devices, again } = useDevices(isHere);
  const { call, state } = useGuestCall(visit, devices, isHere && visit.guest !== 'checking');
  const isIn = isHere && visit.guest === 'in';
  useCallScreen(isIn);
  const { leave } = useGuestActsOfMine();
  const [isLeaving, setLeaving] = useState(false);
  if (!isHere) return <Over visit={visit} />;
  if (isIn) {
    return (
      <div className="stack gap-16">
        {call && state ? (
          <Stage
            {...{ call, state, spoken: spokenOfGuest(visit) }}
            leave={{ words: t('Leave'), onLeave: () => setLeaving(true) }}
          />
        ) : (
          <p role="status">{t('Opening camera and microphone. If your browser asks, press Allow.')}</p>
        )}
        <ConfirmDialog
          isOpen={isLeaving}
          onClose={() => setLeaving(false)}
          title={t('Leave this visit?')}
          yes={t('Leave')}
          no={t('Stay here')}
          run={() => leave.mutateAsync()}
        >
          {t('Your link is used up. To come again you need a new one.')}
        </ConfirmDialog>
        <GuestChat />
      </div>
    );
  }
  return (
    <>
      {visit.guest === 'checking' ? (
        <Consent visit={visit} />
      ) : (
        <AlertBox tone="info" title={t('Please wait. The doctor or the patient lets you in.')}>
          <p>{t('Stay on this page.')}</p>
        </AlertBox>
      )}
      <DeviceCheck visitId="" devices={devices} onAgain={again} relays={() => send(readGuestRelays)} />
    </>
  );
}

const spokenOfGuest = (visit: GuestVisit): Spoken => ({
  ...{ name: visit.doctor, me: 'guest', mode: visit.mode ?? 'video', chosenBy: null, phone: '', isRinging: false },
  isThere: visit.people.some(({ id, page }) => id !== visit.me && page !== null),
  since: null,
});

function GuestChat() {
  const { write } = useGuestActsOfMine();
  return <ChatView chat={useGuestChat(true)} writing={write} other={t('everyone in the visit')} isOpen />;
}

function Consent({ visit }: { visit: GuestVisit }) {
  const [agrees, setAgrees] = useState(false);
  const { wait } = useGuestActsOfMine();
  return (
    <section className="stack gap-12 panel p-20" aria-label={t('Before you join')}>
      <h2>{t('Before you join')}</h2>
      <ul>
        <li>{t('You are here as {name}. Everyone in the visit sees this name.', { name: visit.name })}</li>
        <li>
          {t('What you hear is between {patient} and the doctor. Keep it to yourself.', { patient: visit.patient })}
        </li>
        <li>
          {t('Nothing is recorded. What you write goes into the record of {patient}.', { patient: visit.patient })}
        </li>
        <li>{t('The doctor or the patient can put you out at any time.')}</li>
      </ul>
      <CheckField label={t('I agree')} checked={agrees} onChange={(event) => setAgrees(event.target.checked)} />
      {wait.isError && <AlertBox tone="urgent" title={sentenceFor(wait.error)} />}
      <Button look="primary" size="large" isBusy={wait.isPending} disabled={!agrees} onClick={() => wait.mutate()}>
        {t('Ask to be let in')}
      </Button>
    </section>
  );
}

const OVER = {
  moved: msg('The time of this visit was changed.'),
  'put-out': msg('You were put out of this visit.'),
  left: msg('You have left this visit.'),
  over: msg('This visit is over.'),
};

function Over({ visit }: { visit: GuestVisit }) {
  const why = visit.guest === 'put-out' || visit.guest === 'left' ? visit.guest : 'over';
  if (why === 'over' && visit.state === 'not-open') {
    return (
      <AlertBox tone="info" title={tMarked(OVER.moved)}>
        <p>
          {t('It is now on {when}. Open this page again then. If it does not know you any more, ask for a new link.', {
            when: dayAndTime(visit.startsAt, visit.timeZone),
          })}
        </p>
      </AlertBox>
    );
  }
  return (
    <AlertBox tone="info" title={tMarked(OVER[why])}>
      <p>{t('Camera and microphone are off. You can close this page. To come again you need a new link.')}</p>
    </AlertBox>
  );
}
