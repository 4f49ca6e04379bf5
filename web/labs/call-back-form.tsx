import { IconPhone, IconPhoneOff } from '@tabler/icons-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CallBack, DoctorToCall } from '#contract/lab-call-backs.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '../refusal.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { useAttemptKey } from '../ui/attempt-key.ts';
import { Button } from '../ui/button.tsx';
import { useTimeZone } from '../ui/clinic-time.ts';
import { useNow } from '../ui/now.ts';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { timeOfDay } from '../ui/time.ts';
import { toast } from '../ui/toast.ts';
import styles from './call-back-form.module.css';
import { type CallDraft, calledAt, missedOf, nextToCall, problemsIn, readBackOf } from './call-draft.ts';
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
  const [draft, setDraft] = useState<Partial<CallDraft>>({});
  const [isAsked, setAsked] = useState(false);
  const recording = useRecordCall(given.orderId);
  const attempt = useAttemptKey();
  const heard = useRef<HTMLInputElement>(null);
  // The telephone is at the ear: the next key is the figure that is read back.
  useEffect(() => heard.current?.focus(), []);
  const call: CallDraft = {
    doctorId: nextToCall(callBack, doctors),
    time: timeOfDay(now, timeZone),
    said: {},
    isConfirmed: false,
    request: '',
    ...draft,
  };
  const problems = problemsIn(callBack, call);
  const refused = recording.error instanceof ApiRefusal ? recording.error.fields : {};
  const errorAt = (field: string) => (isAsked ? problems[field] : undefined) ?? refused[field];
  const nameOf = (id: string) => doctors.find((doctor) => doctor.id === id)?.name ?? callBack.doctor;
  const set = (changes: Partial<CallDraft>) => {
    recording.reset();
    setDraft((before) => ({ ...before, ...changes }));
  };
  const record = (outcome: 'read-back' | 'not-reached') => {
    const at = draft.time === undefined ? undefined : calledAt(draft.time, timeZone, now);
    const known = { callBack, draft: call, at };
    const wish = outcome === 'read-back' ? readBackOf(known) : missedOf(known);
    const onSuccess = (after: CallBack) => {
      attempt.forget();
      if (after.state !== 'open') {
        toast.success('Call recorded', `${nameOf(call.doctorId)} read it back.`);
        return onClose();
      }
      setAsked(false);
      // The next doctor, and nothing of what was heard before.
      setDraft({});
      heard.current?.focus();
    };
    mutateDetached(recording, { wish, key: attempt.keyFor(wish) }, { onSuccess });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(problems).length === 0) record('read-back');
  };
  const isGone = calls.isSuccess && !calls.isFetching && !live && !recording.isPending;

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <CriticalHead callBack={callBack} />
      {isGone && !recording.error && (
        <AlertBox tone="ok" title="A doctor knows about this result. You need not call." />
      )}
      {callBack.attempts.length > 0 && (
        <ul className={styles.attempts} aria-label="Calls that reached nobody">
          {callBack.attempts.map(({ doctor, by, at }) => (
            <li key={`${doctor} ${at}`}>
              <IconPhoneOff aria-hidden /> {doctor} not reached at {timeOfDay(at, timeZone)}, {by}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.pair}>
        <SelectField
          label="Call"
          value={call.doctorId}
          error={errorAt('doctorId')}
          onChange={(event) => set({ doctorId: event.currentTarget.value })}
        >
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
          value={call.time}
          error={errorAt('calledAt')}
          onChange={(event) => set({ time: event.currentTarget.value })}
        />
      </div>
      <Reach doctor={doctors.find(({ id }) => id === call.doctorId)} />
      <ReadBack callBack={callBack} draft={call} errorAt={errorAt} onChange={set} heard={heard} />
      <TextField
        label="What the doctor asks for"
        isOptional
        maxLength={500}
        value={call.request}
        onChange={(event) => set({ request: event.currentTarget.value })}
      />
      {recording.error && <AlertBox tone="urgent" title={sentenceFor(recording.error)} />}
      <div className={styles.actions}>
        <Button type="submit" look="primary" size="large" isBusy={recording.isPending} disabled={isGone}>
          Reached and read back
        </Button>
        <Button size="large" onClick={() => record('not-reached')} isBusy={recording.isPending} disabled={isGone}>
          Not reached
        </Button>
        <Button look="quiet" size="large" onClick={onClose}>
          {isGone ? 'Close' : 'Call later'}
        </Button>
      </div>
      <p className={styles.after}>
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
    <p className={styles.reach}>
      {phone ? (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
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
