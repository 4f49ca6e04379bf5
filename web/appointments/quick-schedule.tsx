import { Card } from '../ui/card.tsx';
import { CharactersLeft } from '../ui/characters-left.tsx';
import { useTimeZone } from '../ui/clinic-time.ts';
import { QueryView } from '../ui/query-view.tsx';
import { SelectField, TextArea } from '../ui/text-field.tsx';
import { Booked } from './booked.tsx';
import { useBooking, useChoices } from './booking.ts';
import type { BookingForm } from './booking-draft.ts';
import { BookingFoot } from './booking-foot.tsx';
import { DoctorChoice } from './doctor-choice.tsx';
import { HasLeft, NobodyHere } from './doctor-left.tsx';
import { useElsewhere } from './elsewhere.ts';
import styles from './quick-schedule.module.css';
import { SlotPicker } from './slot-picker.tsx';
import { WaitingLimit } from './waiting-limit.tsx';

export type ClinicFacts = { name: string; address: string; phone?: string | undefined };

export function QuickSchedule({ bookingForm, clinic }: { bookingForm: BookingForm; clinic: ClinicFacts }) {
  const timeZone = useTimeZone();
  const choices = useChoices(bookingForm);
  const booking = useBooking(bookingForm, choices);
  const { departments, department, doctors, doctor, date, time } = choices;
  const elsewhere = useElsewhere();
  return (
    <Card title="QuickSchedule" action={<span className="muted text-sm">Times in {timeZone}</span>}>
      {booking.booked ? (
        <Booked appointment={booking.booked} clinic={clinic} onAnother={booking.bookAnother} />
      ) : (
        <form className={styles.form} onSubmit={booking.submit} noValidate>
          <WaitingLimit />
          <div className={`stack gap-20 mt-8 ${styles.columns}`}>
            <div className={`stack gap-20 packed min-0 ${styles.left}`}>
              <QueryView query={departments} lines={2} empty="The clinic has no departments yet.">
                {(all) => (
                  <SelectField
                    label="Department"
                    value={department}
                    onChange={(event) => bookingForm.chooseDepartment(event.target.value)}
                  >
                    {all.map(({ id, name }) => (
                      <option key={id}>{name}</option>
                    ))}
                  </SelectField>
                )}
              </QueryView>
              <QueryView query={doctors} empty={<NobodyHere phone={clinic.phone} />}>
                {(all) => (
                  <>
                    <HasLeft wanted={bookingForm.draft} doctors={all} phone={clinic.phone} />
                    <DoctorChoice doctors={all} chosenId={doctor?.id} onChoose={bookingForm.chooseDoctor} />
                  </>
                )}
              </QueryView>
              <TextArea label="Reason" isOptional maxLength={500} {...booking.field('reason')} />
              <CharactersLeft text={bookingForm.draft.reason} max={500} />
            </div>
            {doctor && (
              <SlotPicker
                doctorId={doctor.id}
                date={date}
                time={time}
                onDay={(day) => {
                  booking.clearError();
                  bookingForm.chooseDay(day);
                }}
                onTime={(day, chosen) => {
                  booking.clearError();
                  bookingForm.chooseTime(day, chosen);
                }}
                elsewhere={elsewhere}
              />
            )}
          </div>
          <BookingFoot bookingForm={bookingForm} choices={choices} booking={booking} />
        </form>
      )}
    </Card>
  );
}
