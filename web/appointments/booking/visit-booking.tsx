import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { Doctor } from '#contract/appointments/doctors.ts';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { t, tMarked } from '#web/language/say.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { InNextStep } from '#web/ui/navigation/next-step-bar.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { timeOfDay, zoneInWords } from '#web/ui/time/time.ts';
import { dayOf, dayWords } from '#web/ui/time/zoned-time.ts';
import { useMedia } from '#web/ui/viewport/media.ts';
import { useMyAppointments } from '../queries.ts';
import { DayChoice } from '../slots/day-choice.tsx';
import { useElsewhere } from '../slots/elsewhere.ts';
import { SlotChoice } from '../slots/slot-choice.tsx';
import { Booked } from './booked.tsx';
import { type Choices, useBooking, useChoices } from './booking.ts';
import { useBookingDraft } from './booking-draft.ts';
import { BookingFoot } from './booking-foot.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { WaitingLimit } from './waiting-limit.tsx';
import { WhereToGoToday } from './where-to-go-today.tsx';

export type VisitClinic = { name: string; address: string; phone: string; emergencyNumber: string };

export type VisitBookingProps = {
  patientId?: string;
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
  /** Beside a recommendation, where the form is asked for as a whole. */
  isWhole?: boolean;
  /** Looking and talking suffice for what was found. */
  mayBeByVideo?: boolean;
};

/** Elsewhere who and when fold into one line. */
const BESIDE_THE_ANSWER = '(min-width: 900px)';

/** Quick Appointment Booking: the recommended department, prefilled; the doctor finds the symptom check with the request. */
export function VisitBooking({
  accountId,
  patientId,
  clinic,
  specialist,
  department,
  withUs,
  triageId,
  isForToday,
  whereToday,
  isWhole = false,
  mayBeByVideo = false,
}: VisitBookingProps) {
  const timeZone = useTimeZone();
  const today = dayOf(useNow(), timeZone);
  const bookingForm = useBookingDraft(accountId, { department, triageId }, patientId);
  const proposed = useChoices(bookingForm);
  const isFreeToday = ({ nextFreeAt }: Doctor) => nextFreeAt !== null && dayOf(nextFreeAt, timeZone) === today;
  const all = proposed.doctors.data ?? [];
  // Whose time was chosen stays, also when it was the last one: another would take over the time unseen.
  const isChosen = ({ id }: Doctor) => id === bookingForm.draft.doctorId;
  const offered = isForToday ? all.filter((each) => isFreeToday(each) || isChosen(each)) : all;
  const chosen = offered.find(({ id }) => id === proposed.doctor?.id) ?? offered[0];
  const mode = mayBeByVideo && chosen?.offersVideo ? proposed.mode : 'in-person';
  const choices = { ...proposed, doctor: chosen, date: isForToday ? today : proposed.date, mode };
  const booking = useBooking(bookingForm, choices);
  const elsewhere = useElsewhere();
  const [isAnother, setAnother] = useState(false);
  const { doctors, doctor, date, time } = choices;
  const isWide = useMedia(BESIDE_THE_ANSWER);
  const departmentField = <TextField label={t('Department')} value={specialist} readOnly hint={withUs} />;

  // An answer that is opened again knows the visit that came of it.
  const earlier = useVisitOf(isAnother ? '' : triageId);
  const booked = booking.booked ?? earlier;
  if (booked) {
    const another = () => {
      setAnother(true);
      booking.bookAnother();
    };
    return (
      <>
        <Booked appointment={booked} clinic={clinic} onAnother={another} isShort isNew={booking.booked !== null} />
        <InNextStep>
          <ButtonLink look="primary" isBlock to="/book">
            {t('Your appointment: {day}, {time}', { day: dayInWords(booked.date), time: booked.time })}
          </ButtonLink>
        </InNextStep>
        {isForToday && booked.status === 'pending' && (
          <Fold title={<b className="semibold">{noAnswerBy(booked)}</b>}>
            <WhereToGoToday where={whereToday} clinic={clinic} title={t('Then do not wait for it.')} />
          </Fold>
        )}
      </>
    );
  }
  return (
    <form className="stack gap-10" onSubmit={booking.submit} noValidate>
      <WaitingLimit />
      {all.length === 0 && departmentField}
      <QueryView query={doctors} empty={t('No doctor of this department takes bookings yet. Please call the clinic.')}>
        {() =>
          isForToday && !all.some(isFreeToday) ? (
            <WhereToGoToday
              where={whereToday}
              clinic={clinic}
              title={t('No time is free today.')}
              lead={t('Do not wait for tomorrow.')}
            />
          ) : (
            <>
              <Fold
                isOpened={isWide && isWhole}
                title={
                  <>
                    <b className="block semibold lead-135">{doctor?.name}</b>
                    <span className="block muted text-md lead-135">{inShort(choices)}</span>
                    <span className="block action text-md lead-135 semibold">
                      {isForToday ? t('Another doctor') : t('Other doctors, other days')}
                    </span>
                  </>
                }
              >
                <div className="stack gap-16 mt-12">
                  {departmentField}
                  <SelectField
                    label={t('Doctor')}
                    value={doctor?.id}
                    onChange={({ target }) => {
                      booking.clearError();
                      bookingForm.chooseDoctor(target.value);
                    }}
                  >
                    {offered.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </SelectField>
                  {doctor?.offersVideo && mayBeByVideo && (
                    <ModeChoice
                      mode={mode}
                      onChoose={(wanted) => {
                        booking.clearError();
                        bookingForm.chooseMode(wanted);
                      }}
                    />
                  )}
                  {doctor && !isForToday && (
                    <DayChoice
                      mode={mode}
                      legend={t('Preferred Date')}
                      doctorId={doctor.id}
                      date={date}
                      onChoose={(day) => {
                        booking.clearError();
                        bookingForm.chooseDay(doctor, day);
                      }}
                    />
                  )}
                  <p className="muted text-md">{t('Times in {timeZone}.', { timeZone: zoneInWords(timeZone) })}</p>
                </div>
              </Fold>
              {doctor && (
                <SlotChoice
                  mode={mode}
                  atFirst={isWide && isWhole ? 8 : 4}
                  legend={isForToday ? t('Time slot today') : t('Preferred Time Slot')}
                  doctorId={doctor.id}
                  elsewhere={elsewhere}
                  date={date}
                  time={time}
                  onChoose={(chosen) => {
                    booking.clearError();
                    bookingForm.chooseTime(doctor, date, chosen);
                  }}
                />
              )}
              <BookingFoot label={t('Book Appointment')} {...{ bookingForm, choices, booking }} />
            </>
          )
        }
      </QueryView>
    </form>
  );
}

/** The visit that was booked with this symptom check and is still to come. */
function useVisitOf(triageId: string): Appointment | undefined {
  const now = useNow();
  const mine = useMyAppointments().data ?? [];
  return triageId === ''
    ? undefined
    : mine.find((visit) => visit.triageId === triageId && HELD.includes(visit.status) && new Date(visit.endsAt) > now);
}

const HELD: readonly Appointment['status'][] = ['pending', 'approved'];

/** The clinic tells them itself then. */
const ANSWERED_WITHIN_MS = 2 * HOUR_MS;
/** To come elsewhere in time, if nobody answers. */
const BEFORE_START_MS = 15 * MINUTE_MS;

/** Two hours, or as long as is left until shortly before the visit. */
function noAnswerBy({ requestedAt, startsAt, timeZone }: Appointment): string {
  const [asked, start] = [Date.parse(requestedAt), Date.parse(startsAt)];
  if (start - BEFORE_START_MS >= asked + ANSWERED_WITHIN_MS) return t('No answer within 2 hours?');
  const by = start - BEFORE_START_MS > asked ? start - BEFORE_START_MS : start;
  return t('No answer by {time}?', { time: timeOfDay(new Date(by), timeZone) });
}

/** General Medicine, Wed 18 Nov, by video */
function inShort({ doctor, date, mode }: Choices): string {
  const way = mode === 'video' ? t('by video') : '';
  return [tMarked(doctor?.department ?? ''), dayInWords(date), way].filter(Boolean).join(', ');
}

function dayInWords(date: string): string {
  const { weekday, number, month } = dayWords(date);
  return `${weekday} ${number} ${month}`;
}
