import { useState } from 'react';
import type { PersonAtDesk } from '#contract/appointments/reception.ts';
import type { VisitMode } from '#contract/appointments/visit-modes.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useAttemptKey } from '#web/ui/forms/attempt-key.ts';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayInFull, dayOf } from '#web/ui/time/zoned-time.ts';
import { useIsTaken } from '../booking/booking.ts';
import { ModeChoice } from '../booking/mode-choice.tsx';
import { useAllDoctors } from '../queries.ts';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { DoctorField } from './doctor-field.tsx';
import { useBookForPatient } from './queries.ts';

/** A visit for someone who phones or stands at the desk. It is approved at once. */
export function BookFor({ person }: { person: PersonAtDesk }) {
  const { patientId, name } = person;
  const timeZone = useTimeZone();
  const today = dayOf(useNow(), timeZone);
  const [doctorId, setDoctor] = useState('');
  const [at, setAt] = useState({ date: today, time: '' });
  const [wanted, setMode] = useState<VisitMode>('in-person');
  const offersVideo = useAllDoctors().data?.find(({ id }) => id === doctorId)?.offersVideo ?? false;
  const mode = offersVideo ? wanted : 'in-person';
  const attempt = useAttemptKey();
  const booking = useBookForPatient();
  const isTaken =
    useIsTaken(doctorId || undefined, at.date, at.time, mode, { patient: patientId }) && !booking.isPending;
  const choose = (next: typeof at) => {
    booking.reset();
    setAt(next);
  };
  const book = () => {
    const body = { patientId, doctorId, ...at, ...(mode === 'video' ? { mode } : {}) };
    booking.mutate(
      { body, key: attempt.keyFor(body) },
      {
        onSuccess: ({ date, time, doctor, callPatient }) => {
          attempt.forget();
          setAt({ date, time: '' });
          const told = callPatient ? `No mail reaches them: tell them, ${callPatient}.` : `${name} is told.`;
          toast.success('Booked', `${dayInFull(date)}, ${time}, ${doctor}. ${told}`);
        },
      },
    );
  };
  const problem = booking.error ? messageFor(booking.error, name) : isTaken && `${at.time} has just been taken.`;
  return (
    <Card title="Book a visit">
      <div className="stack fit gap-16">
        <DoctorField
          value={doctorId}
          onChoose={(id) => {
            setDoctor(id);
            choose({ ...at, time: '' });
          }}
        />
        {offersVideo && (
          <ModeChoice
            mode={mode}
            label="How is the patient seen?"
            onChoose={(chosen) => {
              setMode(chosen);
              choose({ ...at, time: '' });
            }}
          />
        )}
        {doctorId !== '' && (
          <SlotPicker
            {...{ doctorId, ...at, mode }}
            patient={patientId}
            onDay={(date) => choose({ date, time: '' })}
            onTime={(date, time) => choose({ date, time })}
          />
        )}
        {problem && <AlertBox tone="urgent" title={problem} role="alert" />}
        <Button
          look="primary"
          disabled={doctorId === '' || at.time === '' || isTaken}
          isBusy={booking.isPending}
          busyText="Booking …"
          onClick={book}
        >
          {at.time ? `Book ${dayInFull(at.date).replace(/ \d{4}$/, '')}, ${at.time}` : 'Book'}
        </Button>
      </div>
    </Card>
  );
}

const messageFor = (error: Error, name: string) =>
  error instanceof ApiRefusal && error.code === 'patient_busy'
    ? `${name} has another appointment then. Choose another time.`
    : sentenceFor(error);
