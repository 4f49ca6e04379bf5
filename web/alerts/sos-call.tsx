import { IconLifebuoy } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { OwnAlert } from '#contract/alerts.ts';
import { firstNameOf, useActedFor } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { useKeptTyping } from '../ui/forms/kept-typing.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { timeOfDay } from '../ui/time/time.ts';
import { useHold } from './hold.ts';
import { useCallForHelp, useOwnAlerts, useTakeBackSos } from './queries.ts';
import styles from './sos-call.module.css';

const NOWHERE = { place: '' };

/**
 * Calls the doctors and nurses of the clinic. Whoever shows it offers the number of the ambulance beside it. What became of an earlier
 * call stands above the button and never in its place: it may be of yesterday, and this may be worse.
 */
export function SosCall({ owner }: { owner?: string }) {
  const [isTakenBack, setTakenBack] = useState(false);
  const open = useOwnAlerts().data ?? [];
  const hasCalled = open.some(isCall);
  return (
    <>
      {open.map((alert) => (
        <CallState key={alert.id} alert={alert} onTakenBack={() => setTakenBack(true)} />
      ))}
      {isTakenBack && !hasCalled && (
        <AlertBox tone="ok" title={t('Your call is taken back')}>
          <p>{t('The clinic sees that you called and took it back.')}</p>
        </AlertBox>
      )}
      <Sos owner={owner} hasCalled={hasCalled} onRaise={() => setTakenBack(false)} />
    </>
  );
}

type SosProps = { owner: string | undefined; hasCalled: boolean; onRaise: () => void };

/** With an owner the place is there again after a reload of the tab, until the call is sent or the owner logs out. */
function Sos({ owner, hasCalled, onRaise }: SosProps) {
  const howId = useId();
  const person = useActedFor();
  const kept = useKeptTyping(owner && `nadi-sos-${owner}`, NOWHERE);
  const [place, setPlace] = useState(kept.initial.place);
  const [isConfirming, setConfirming] = useState(false);
  const call = useCallForHelp();
  const raise = () => {
    onRaise();
    // Each press is a call of its own: the answer to an earlier one would ring nowhere.
    return call.mutateAsync({ place, key: crypto.randomUUID() }).then(() => kept.forget(NOWHERE));
  };
  // What went wrong stands in the card.
  const hold = useHold({ onHeld: () => void raise().catch(() => {}), onShort: () => setConfirming(true) });
  return (
    <>
      <TextField
        label={t('Where are you?')}
        isOptional
        maxLength={200}
        data-later
        placeholder={t('Waiting room, at home …')}
        value={place}
        onChange={(event) => {
          setPlace(event.currentTarget.value);
          kept.keep({ place: event.currentTarget.value });
        }}
      />
      <button
        type="button"
        className={classNames(
          `row relative centred gap-8 clipped round pressable ${styles.sos}`,
          hold.isHolding && styles.holding,
        )}
        disabled={call.isPending}
        aria-describedby={howId}
        {...hold.handlers}
      >
        <IconLifebuoy aria-hidden />
        {hold.isHolding
          ? t('Keep holding …')
          : person
            ? t('SOS for {name}', { name: firstNameOf(person.name) })
            : t('SOS')}
      </button>
      <p className="muted text-sm" id={howId}>
        {hasCalled && t('Press again if you need help again: it rings on every screen anew.')}{' '}
        {t('Hold for three seconds, or press once and confirm.')}
      </p>
      {call.error && <AlertBox tone="urgent" title={sentenceFor(call.error)} />}
      <ConfirmDialog
        isOpen={isConfirming}
        onClose={() => setConfirming(false)}
        title={t('Call the clinic for help?')}
        yes={t('Call for help')}
        no={t('Go back')}
        run={raise}
      >
        {t('Doctors and nurses of the clinic are alerted at once. This does not call an ambulance.')}
      </ConfirmDialog>
    </>
  );
}

/** What the patient sent. A score of the ward is no call of theirs. */
export const isCall = ({ source }: OwnAlert): boolean => source !== 'news2';

function CallState({ alert, onTakenBack }: { alert: OwnAlert; onTakenBack: () => void }) {
  const timeZone = useTimeZone();
  const { acknowledged, attended, raisedAt, raisedAgainAt } = alert;
  const who = attended ?? acknowledged;
  if (who) {
    const name = who.name;
    return (
      <AlertBox
        tone="ok"
        title={
          attended
            ? t('{name} is with you.', { name })
            : isCall(alert)
              ? t('{name} has your call and is on it.', { name })
              : t('{name} has seen the alarm of your measurements and is on it.', { name })
        }
      >
        <p>{t('Since {time}. If it gets worse, phone for an ambulance.', { time: timeOfDay(who.at, timeZone) })}</p>
      </AlertBox>
    );
  }
  return (
    <AlertBox
      tone="attention"
      title={
        isCall(alert)
          ? t('Your call is on every doctor’s and nurse’s screen.')
          : t('Your measurements raised an alarm on every doctor’s and nurse’s screen.')
      }
    >
      <p>
        {t('Sent {time}. Nobody has answered yet. If you are in danger, phone for an ambulance.', {
          time: timeOfDay(raisedAgainAt ?? raisedAt, timeZone),
        })}
      </p>
      {alert.source === 'sos' && !raisedAgainAt && <TakeBack id={alert.id} onTakenBack={onTakenBack} />}
    </AlertBox>
  );
}

/**
 * Only while nobody has it. The clinic sees that it was taken back, so that nobody is talked out of a call unseen. What became of
 * it stands here: a dialog would cover a toast.
 */
function TakeBack({ id, onTakenBack }: { id: string; onTakenBack: () => void }) {
  const taking = useTakeBackSos();
  return (
    <>
      <Button
        size="large"
        onClick={() => mutateDetached(taking, id, { onSuccess: onTakenBack })}
        isBusy={taking.isPending}
        busyText={t('Taking it back…')}
      >
        {t('Undo this call')}
      </Button>
      {taking.error && (
        <AlertBox tone="urgent" title={t('Your call was not taken back.')}>
          <p>{sentenceFor(taking.error)}</p>
        </AlertBox>
      )}
    </>
  );
}
