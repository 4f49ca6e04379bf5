import type { ReactNode } from 'react';
import { languageOf } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { CharactersLeft } from '#web/ui/fields/characters-left.tsx';
import { SelectField, TextArea } from '#web/ui/fields/text-field.tsx';
import { isAhead, LATER } from '#web/ui/loading/is-ahead.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { zoneInWords } from '#web/ui/time/time.ts';
import { useElsewhere } from '../slots/elsewhere.ts';
import { SlotPicker } from '../slots/slot-picker.tsx';
import { Booked } from './booked.tsx';
import { useBooking, useChoices } from './booking.ts';
import type { BookingForm } from './booking-draft.ts';
import { BookingFoot } from './booking-foot.tsx';
import { DoctorChoice } from './doctor-choice.tsx';
import { HasLeft, NobodyHere } from './doctor-left.tsx';
import { ModeChoice } from './mode-choice.tsx';
import styles from './quick-schedule.module.css';
import { WaitingLimit } from './waiting-limit.tsx';

export type ClinicFacts = { name: string; address: string; phone?: string | undefined };

type QuickScheduleProps = {
  bookingForm: BookingForm;
  clinic: ClinicFacts;
  besideReason?: ((reason: string) => ReactNode) | undefined;
};

export function QuickSchedule({ bookingForm, clinic, besideReason }: QuickScheduleProps) {
  const timeZone = useTimeZone();
  const choices = useChoices(bookingForm);
  const booking = useBooking(bookingForm, choices);
  const { departments, department, doctors, doctor, date, time, mode } = choices;
  const elsewhere = useElsewhere();
  return (
    <Card
      title={t('QuickSchedule')}
      action={
        <span className="muted text-sm">
          {isAhead ? LATER : t('Times in {timeZone}', { timeZone: zoneInWords(timeZone) })}
        </span>
      }
    >
      {booking.booked ? (
        <Booked appointment={booking.booked} clinic={clinic} onAnother={booking.bookAnother} />
      ) : (
        <form className="container" onSubmit={booking.submit} noValidate>
          <WaitingLimit />
          <div className={`stack gap-16 ${styles.columns}`}>
            <div className="stack gap-16 packed min-0">
              <QueryView query={departments} lines={2} empty={t('The clinic has no departments yet.')}>
                {(all) => (
                  <SelectField
                    label={t('Department')}
                    value={department}
                    onChange={(event) => bookingForm.chooseDepartment(event.target.value)}
                  >
                    {all.map(({ id, name }) => (
                      <option key={id} value={name} lang={languageOf(tMarked(name))}>
                        {tMarked(name)}
                      </option>
                    ))}
                  </SelectField>
                )}
              </QueryView>
              <QueryView query={doctors} lines={20} empty={<NobodyHere phone={clinic.phone} />}>
                {(all) => (
                  <>
                    <HasLeft wanted={bookingForm.draft} doctors={all} phone={clinic.phone} />
                    <DoctorChoice doctors={all} chosenId={doctor?.id} onChoose={bookingForm.chooseDoctor} />
                  </>
                )}
              </QueryView>
              {doctor?.offersVideo && (
                <ModeChoice
                  mode={mode}
                  onChoose={(chosen) => {
                    booking.clearError();
                    bookingForm.chooseMode(chosen);
                  }}
                />
              )}
            </div>
            <div className="stack gap-16 packed min-0">
              {/* Below the doctors: before they are known it would be pushed down. */}
              {!doctors.isPending && (
                <>
                  <TextArea label={t('Reason')} rows={1} isOptional maxLength={500} {...booking.field('reason')} />
                  <CharactersLeft text={bookingForm.draft.reason} max={500} />
                  {bookingForm.draft.reason && besideReason?.(bookingForm.draft.reason)}
                </>
              )}
              {doctor && (
                <SlotPicker
                  doctorId={doctor.id}
                  date={date}
                  time={time}
                  onDay={(day) => {
                    booking.clearError();
                    bookingForm.chooseDay(doctor, day);
                  }}
                  onTime={(day, chosen) => {
                    booking.clearError();
                    bookingForm.chooseTime(doctor, day, chosen);
                  }}
                  elsewhere={elsewhere}
                  mode={mode}
                />
              )}
            </div>
          </div>
          <BookingFoot bookingForm={bookingForm} choices={choices} booking={booking} />
        </form>
      )}
    </Card>
  );
}
