import { type FormEvent, useState } from 'react';
import { BOOKABLE_DAYS } from '../../contract/bookable-days.ts';
import type { Doctor } from '../../contract/doctors.ts';
import { AlertBox } from '../ui/alert-box.tsx';
import { Button } from '../ui/button.tsx';
import { useNow } from '../ui/now.ts';
import { QueryView } from '../ui/query-view.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { addDays, dayOf } from '../ui/zoned-time.ts';
import { Booked } from './booked.tsx';
import { useBooking, useChoices } from './booking.ts';
import { useBookingDraft } from './booking-draft.ts';
import { useElsewhere, whereAt, whereInWords } from './elsewhere.ts';
import { useIsAtLimit, useSlots } from './queries.ts';
import styles from './visit-booking.module.css';
import { WaitingLimit } from './waiting-limit.tsx';
import { WhereToGoToday } from './where-to-go-today.tsx';

export type VisitClinic = { name: string; address: string; timeZone: string; phone: string; emergencyNumber: string };

export type VisitBookingProps = {
  accountId: string;
  clinic: VisitClinic;
  /** What was recommended; the department is the one of this clinic where that specialist works. */
  specialist: string;
  department: string;
  withUs: string;
  /** The symptom check that led here; empty while it is not in the record. */
  triageId: string;
  /** It should be looked at today: no other day is offered. */
  isForToday: boolean;
  whereToday: string | null;
};

/** Quick Appointment Booking: the recommended department, prefilled; the doctor finds the symptom check with the request. */
export function VisitBooking({
  accountId,
  clinic,
  specialist,
  department,
  withUs,
  triageId,
  isForToday,
  whereToday,
}: VisitBookingProps) {
  const today = dayOf(useNow(), clinic.timeZone);
  const desk = useBookingDraft(accountId, { department, triageId });
  const proposed = useChoices(desk, clinic.timeZone);
  const isFreeToday = ({ nextFreeAt }: Doctor) => nextFreeAt !== null && dayOf(nextFreeAt, clinic.timeZone) === today;
  const all = proposed.doctors.data ?? [];
  const offered = isForToday ? all.filter(isFreeToday) : all;
  const chosen = offered.find(({ id }) => id === proposed.doctor?.id) ?? offered[0];
  const choices = { ...proposed, doctor: chosen, date: isForToday ? today : proposed.date };
  const booking = useBooking(desk, choices);
  const isAtLimit = useIsAtLimit();
  const { doctors, doctor, date, time } = choices;

  if (booking.booked) {
    return (
      <>
        <Booked appointment={booking.booked} clinic={clinic} onAnother={booking.bookAnother} />
        {isForToday && (
          <WhereToGoToday
            where={whereToday}
            clinic={clinic}
            title="No answer within 2 hours?"
            lead="Then do not wait for it."
          />
        )}
      </>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void booking.submit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <WaitingLimit />
      <TextField label="Department" value={specialist} readOnly hint={withUs} />
      <QueryView query={doctors} empty="No doctor of this department takes bookings yet. Please call the clinic.">
        {() =>
          isForToday && offered.length === 0 ? (
            <WhereToGoToday
              where={whereToday}
              clinic={clinic}
              title="No time is free today."
              lead="Do not wait for tomorrow."
            />
          ) : (
            <>
              <SelectField
                label="Doctor"
                value={doctor?.id}
                onChange={({ target }) => {
                  booking.forgetTrouble();
                  desk.chooseDoctor(target.value);
                }}
              >
                {offered.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <PreferredDay
                date={date}
                first={today}
                last={isForToday ? today : addDays(today, BOOKABLE_DAYS)}
                onChoose={(day) => {
                  booking.forgetTrouble();
                  desk.chooseDay(day);
                }}
              />
              {doctor && (
                <SlotSelect
                  doctorId={doctor.id}
                  date={date}
                  time={time}
                  onChoose={(chosen) => {
                    booking.forgetTrouble();
                    desk.chooseTime(date, chosen);
                  }}
                />
              )}
              {booking.trouble && (
                <AlertBox tone="urgent" title={booking.trouble.title} ref={booking.troubleBox}>
                  {booking.trouble.text && <p>{booking.trouble.text}</p>}
                </AlertBox>
              )}
              <Button
                type="submit"
                look="primary"
                isBlock
                disabled={isAtLimit}
                isBusy={booking.isSending}
                busyText="Booking…"
              >
                Book Appointment
              </Button>
              <p className={styles.zone}>Times in {clinic.timeZone}. Held for you until the doctor approves.</p>
            </>
          )
        }
      </QueryView>
    </form>
  );
}

type PreferredDayProps = { date: string; first: string; last: string; onChoose: (day: string) => void };

/** While a date is half typed it is nobody's choice yet. */
function PreferredDay({ date, first, last, onChoose }: PreferredDayProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (value: string) => {
    const isDay = value >= first && value <= last;
    setTyped(isDay ? null : value);
    onChoose(isDay ? value : '');
  };
  return (
    <TextField
      type="date"
      label="Preferred Date"
      value={typed ?? date}
      min={first}
      max={last}
      readOnly={first === last}
      onChange={({ target }) => type(target.value)}
    />
  );
}

type SlotSelectProps = { doctorId: string; date: string; time: string; onChoose: (time: string) => void };

function SlotSelect({ doctorId, date, time, onChoose }: SlotSelectProps) {
  const now = useNow();
  const slots = useSlots(doctorId, date, date !== '');
  const ahead = (slots.data?.slots ?? []).filter((slot) => slot.isFree && new Date(slot.startsAt) > now);
  const elsewhere = useElsewhere();
  const free = ahead.filter(({ startsAt }) => !whereAt(elsewhere, startsAt));
  const own = ahead.flatMap(({ time, startsAt }) => whereInWords(elsewhere, time, startsAt) ?? []);
  const isNone = slots.data !== undefined && free.length === 0;
  return (
    <SelectField
      label="Preferred Time Slot"
      value={free.some((slot) => slot.time === time) ? time : ''}
      hint={isNone ? 'No time is free on this day. Choose another one.' : own.join(' ') || undefined}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">Choose a time</option>
      {free.map((slot) => (
        <option key={slot.time}>{slot.time}</option>
      ))}
    </SelectField>
  );
}
