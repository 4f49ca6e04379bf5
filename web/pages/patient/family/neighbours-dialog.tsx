import { useState } from 'react';
import type { Slot } from '#contract/appointments/doctors.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { firstNameOf } from '#web/acting-for.ts';
import { useAllDoctors, useSlots } from '#web/appointments/queries.ts';
import { DayChoice } from '#web/appointments/slots/day-choice.tsx';
import type { Person } from '#web/family/people.ts';
import { useBookNeighbours } from '#web/family/queries.ts';
import { t, tMarked } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { CheckField } from '#web/ui/fields/check-field.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { TextArea } from '#web/ui/fields/text-field.tsx';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayInFull, dayOf } from '#web/ui/time/zoned-time.ts';

type NeighboursDialogProps = { people: readonly Person[]; onClose: () => void };

/** Two people, one doctor, two times that follow each other: both are booked or neither. */
export function NeighboursDialog({ people, onClose }: NeighboursDialogProps) {
  const timeZone = useTimeZone();
  const doctors = useAllDoctors().data ?? [];
  const [who, setWho] = useState<string[]>(() => firstTwo(people));
  const [doctorId, setDoctor] = useState('');
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [reason, setReason] = useState('');
  const booking = useBookNeighbours();
  const attempt = useAttemptKey();
  const doctor = doctors.find(({ id }) => id === doctorId);
  const date = day || (doctor?.nextFreeAt ? dayOf(doctor.nextFreeAt, timeZone) : '');
  const offered = useSlots(doctorId, date, doctorId !== '' && date !== '', 'in-person', { kind: 'longest' }).data;
  const pairs = offered ? pairsIn(offered.slots, offered.minutesApart) : [];
  const chosen = pairs.find(([first]) => first.time === time);
  const names = who.map((id) => nameOf(people, id));

  const book = () => {
    if (!doctor || !chosen) return;
    const asked = {
      ...{ department: doctor.department, doctor: doctor.id, date, time, patients: who },
      ...(reason.trim() ? { reason: reason.trim() } : {}),
    };
    mutateDetached(
      booking,
      { ...asked, key: attempt.keyFor(asked) },
      {
        onSuccess: () => {
          toast.success(t('Both visits are asked for'), `${doctor.name}, ${dayInFull(date)}, ${times(chosen)}`);
          onClose();
        },
        onError: () => attempt.forget(),
      },
    );
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('Book two visits one after the other')} size="large">
      <fieldset>
        <legend className="mb-8 p-0 semibold">{t('For whom? Choose two.')}</legend>
        {people.map(({ patientId, name, isMe }) => (
          <CheckField
            key={patientId}
            label={isMe ? t('You') : name}
            checked={who.includes(patientId)}
            onChange={() => setWho((before) => toggled(before, patientId))}
          />
        ))}
      </fieldset>
      <ChoiceField
        label={t('Doctor')}
        name="neighbours-doctor"
        choices={doctors.map(({ id, name, department }) => ({ value: id, label: `${name}, ${tMarked(department)}` }))}
        value={doctorId}
        onChoose={(id) => {
          setDoctor(id);
          setDay('');
          setTime('');
        }}
      />
      {doctor && date && (
        <>
          <DayChoice
            doctorId={doctor.id}
            date={date}
            onChoose={(next) => {
              setDay(next);
              setTime('');
            }}
          />
          {pairs.length === 0 ? (
            <p className="muted">{t('No two times in a row are free on this day.')}</p>
          ) : (
            <ChoiceField
              label={t('Times')}
              name="neighbours-time"
              choices={pairs.map((pair) => ({ value: pair[0].time, label: times(pair) }))}
              value={time}
              onChoose={setTime}
            />
          )}
        </>
      )}
      <TextArea
        label={t('Reason for both visits')}
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {who.length === 2 && chosen && (
        <p role="status">
          {t('{first} at {firstTime}, then {second} at {secondTime}.', {
            ...{ first: names[0] ?? '', firstTime: chosen[0].time, second: names[1] ?? '', secondTime: chosen[1].time },
          })}
        </p>
      )}
      {booking.error && (
        <AlertBox tone="urgent" title={t('Neither visit was booked.')}>
          {sentenceFor(booking.error)}
        </AlertBox>
      )}
      <DialogActions>
        <Button look="quiet" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button look="primary" isBusy={booking.isPending} disabled={who.length !== 2 || !chosen} onClick={book}>
          {t('Book both')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

type Pair = [Slot, Slot];

/** Two free times that follow each other. */
function pairsIn(slots: readonly Slot[], minutesApart = 15): Pair[] {
  const free = slots.filter(({ isFree }) => isFree);
  return free.flatMap((slot): Pair[] => {
    // As long as a visit and its pause: a gap, such as lunch, parts two times.
    const then = Date.parse(slot.startsAt) + minutesApart * MINUTE_MS;
    const next = free.find(({ startsAt }) => Date.parse(startsAt) === then);
    return next ? [[slot, next]] : [];
  });
}

const times = ([first, second]: Pair): string => `${first.time}${t(' and ')}${second.time}`;

/** Children first, because it is for them that one comes. */
const firstTwo = (people: readonly Person[]): string[] =>
  people
    .toSorted((one, other) => Number(one.isMe) - Number(other.isMe))
    .slice(0, 2)
    .map(({ patientId }) => patientId);

const toggled = (before: readonly string[], id: string): string[] =>
  before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-2);

const nameOf = (people: readonly Person[], id: string): string => {
  const person = people.find(({ patientId }) => patientId === id);
  return person?.isMe ? t('You') : firstNameOf(person?.name ?? '');
};
