import type { Doctor } from '#contract/appointments/doctors.ts';
import { t } from '#web/language/say.ts';
import { SelectField, TextField } from '#web/ui/fields/text-field.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayOf } from '#web/ui/time/zoned-time.ts';
import { DayChoice } from '../slots/day-choice.tsx';
import { useElsewhere } from '../slots/elsewhere.ts';
import { SlotChoice } from '../slots/slot-choice.tsx';
import { Booked } from './booked.tsx';
import { useBooking, useChoices } from './booking.ts';
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
  /** Looking and talking suffice for what was found. */
  mayBeByVideo?: boolean;
};

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
  const { doctors, doctor, date, time } = choices;

  if (booking.booked) {
    return (
      <>
        <Booked appointment={booking.booked} clinic={clinic} onAnother={booking.bookAnother} />
        {isForToday && (
          <WhereToGoToday
            where={whereToday}
            clinic={clinic}
            title={t('No answer within 2 hours?')}
            lead={t('Then do not wait for it.')}
          />
        )}
      </>
    );
  }
  return (
    <form className="stack gap-16" onSubmit={booking.submit} noValidate>
      <WaitingLimit />
      <TextField label={t('Department')} value={specialist} readOnly hint={withUs} />
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
              {doctor && (
                <SlotChoice
                  mode={mode}
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
              <p className="muted text-md">{t('Times in {timeZone}.', { timeZone })}</p>
            </>
          )
        }
      </QueryView>
    </form>
  );
}
