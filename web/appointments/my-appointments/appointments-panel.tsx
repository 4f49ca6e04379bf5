import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { SectionOf } from '#contract/screen-links.ts';
import { Following } from '#web/ui/loading/following.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useChoices } from '../booking/booking.ts';
import { useBookingDraft } from '../booking/booking-draft.ts';
import { type ClinicFacts, QuickSchedule } from '../booking/quick-schedule.tsx';
import { WaitlistCard } from '../waitlist/lazy-waitlist.tsx';
import styles from './appointments-panel.module.css';
import { MyAppointments } from './my-appointments.tsx';

type AppointmentsPanelProps = {
  accountId: string;
  patientId?: string;
  clinic: ClinicFacts;
  waitlistId: SectionOf<'/book'>;
  /** What is to be said of a reason that was typed. */
  besideReason?: (reason: string) => ReactNode;
  /** Places the parts: the form, then who waits and what is booked. */
  children: (parts: { booking: ReactNode; lists: ReactNode }) => ReactNode;
};

/** Booking and what was booked: a request that was turned down begins a new one. */
export function AppointmentsPanel({
  accountId,
  patientId,
  clinic,
  waitlistId,
  besideReason,
  children,
}: AppointmentsPanelProps) {
  const bookingForm = useBookingDraft(accountId, {}, patientId);
  const { doctors } = useChoices(bookingForm);
  const form = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const chooseAnother = (appointment: Appointment) => {
    bookingForm.startWith(appointment);
    // What was booked last gives way to the form.
    setRound(round + 1);
    form.current?.scrollIntoView();
    form.current?.focus({ preventScroll: true });
  };
  return children({
    booking: (
      <div ref={form} className={styles.form} tabIndex={-1} data-booking-form>
        <QuickSchedule key={round} {...{ bookingForm, clinic, besideReason }} />
      </div>
    ),
    lists: (
      <Following isAboveKnown={!doctors.isPending}>
        <Suspense fallback={<Skeleton lines={3} />}>
          <WaitlistCard id={waitlistId} bookingForm={bookingForm} />
        </Suspense>
        <MyAppointments clinic={clinic} onChooseAnother={chooseAnother} />
      </Following>
    ),
  });
}
