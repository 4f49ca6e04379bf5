import { IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import type { CallBack, DoctorToCall } from '#contract/labs/lab-call-backs.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { Button } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { SelectField, TextField } from '../ui/fields/text-field.tsx';
import { useAttemptKey } from '../ui/forms/attempt-key.ts';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { timeOfDay } from '../ui/time/time.ts';
import styles from './call-back-form.module.css';
import { type CallDraft, calledAt, missedOf, NOTHING_SAID, nextToCall, problemsIn, readBackOf } from './call-draft.ts';
import { CriticalHead } from './critical-head.tsx';
import { useCallBacks, useRecordCall } from './queries.ts';
import { ReadBack } from './read-back.tsx';

type CallBackFormProps = { callBack: CallBack; onClose: () => void };

/** Call, have it read back, note what is asked for. Whoever cannot be reached leaves it open, and the next is offered. */
export function CallBackForm({ callBack: given, onClose }: CallBackFormProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const calls = useCallBacks();
  const live = calls.data?.open.find(({ id }) => id === given.id);
  const callBack = live ?? given;
  const doctors = calls.data?.doctors ?? [];
  const attempt = useAttemptKey();
  const recording = useRecordCall(given.orderId);
  const nameOf = (id: string) => doctors.find((doctor) => doctor.id === id)?.name ?? callBack.doctor;
  const form = useEndpointForm<CallDraft, CallBack, 'not-reached'>({
    initial: NOTHING_SAID,
    check: (draft, way) => (way === 'not-reached' ? {} : problemsIn(callBack, draft)),
    send: (draft, way) => {
      const at = draft.calledAt === null ? undefined : calledAt(draft.calledAt, timeZone, now);
      const known = { callBack, draft: { ...draft, doctorId: doctorIn(draft) }, at };
      const request = way === 'not-reached' ? missedOf(known) : readBackOf(known);
      return recording.mutateAsync({ request, key: attempt.keyFor(request) });
    },
    onSent: (after, draft) => {
      attempt.forget();
      if (after.state !== 'open') {
        toast.success('Call recorded', `${nameOf(doctorIn(draft))} read it back.`);
        return onClose();
      }
      // The next doctor, and nothing of what was heard before.
      form.startOver(NOTHING_SAID);
      focusFirst();
    },
    onTyped: () => form.clearFailure(),
    atFields: (error) => (error instanceof ApiRefusal ? error.fields : {}),
  });
  const { draft, control, field, choose, submit, submitAs, isSending, failure, failureBox } = form;
  const doctorIn = (call: CallDraft) => call.doctorId || nextToCall(callBack, doctors);
  const focusFirst = () => void form.focus(`readBack.${given.values[0]?.name}`);
  const begin = useEffectEvent(focusFirst);
  // The telephone is at the ear: the next key is the figure that is read back.
  useEffect(() => begin(), []);
  const doctorId = doctorIn(draft);
  const isGone = calls.isSuccess && !calls.isFetching && !live && !isSending;

  return (
    <form className="stack gap-14" onSubmit={submit} noValidate>
      <CriticalHead callBack={callBack} />
      {isGone && !failure && <AlertBox tone="ok" title="A doctor knows about this result. You need not call." />}
      {callBack.attempts.length > 0 && (
        <ul className={`stack gap-4 attention semibold ${styles.attempts}`} aria-label="Calls that reached nobody">
          {callBack.attempts.map(({ doctor, by, at }) => (
            <li className="row" key={`${doctor} ${at}`}>
              <IconPhoneOff aria-hidden /> {doctor} not reached at {timeOfDay(at, timeZone)}, {by}
            </li>
          ))}
        </ul>
      )}
      <div className={`stack gap-12 ${styles.pair}`}>
        <SelectField label="Call" {...field('doctorId')} value={doctorId}>
          {doctors.length === 0 && <option value={callBack.doctorId}>{callBack.doctor}</option>}
          {doctors.map(({ id, name, isOnDuty }) => (
            <option key={id} value={id}>
              {name}
              {id === callBack.doctorId ? ', ordered it' : ''}
              {isOnDuty ? ', on duty' : ''}
            </option>
          ))}
        </SelectField>
        <TextField
          label="At"
          inputMode="numeric"
          autoComplete="off"
          {...control('calledAt')}
          value={draft.calledAt ?? timeOfDay(now, timeZone)}
          onChange={(event) => choose('calledAt', event.currentTarget.value)}
        />
      </div>
      <Reach doctor={doctors.find(({ id }) => id === doctorId)} />
      <ReadBack {...{ callBack, form }} />
      <TextField label="What the doctor asks for" isOptional maxLength={500} {...field('request')} />
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} ref={failureBox} />}
      <div className="row stretch wrap gap-8">
        <Button type="submit" look="primary" size="large" isBusy={isSending} disabled={isGone}>
          Reached and read back
        </Button>
        <Button size="large" onClick={() => submitAs('not-reached')} isBusy={isSending} disabled={isGone}>
          Not reached
        </Button>
        <Button look="quiet" size="large" onClick={onClose}>
          {isGone ? 'Close' : 'Call later'}
        </Button>
      </div>
      <p className="muted text-15">
        The result is saved. Until a doctor has read it back or acknowledged it, it stays open on every nurse’s screen.
      </p>
    </form>
  );
}

/** Under which number, and whether on duty: in full, also where the list of names cuts it. */
function Reach({ doctor }: { doctor: DoctorToCall | undefined }) {
  if (!doctor) return null;
  const { phone, isOnDuty } = doctor;
  return (
    <p className={`row wrap gap-x-16 muted icons-22 ${styles.reach}`}>
      {phone ? (
        <a className="row-inline min-height-48 bold" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
          <IconPhone aria-hidden />
          {phone}
        </a>
      ) : (
        <span>No telephone number is known.</span>
      )}
      <span>{isOnDuty ? 'On duty' : 'Not on duty'}</span>
    </p>
  );
}
