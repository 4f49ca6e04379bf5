import { type ReactNode, Suspense, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useMedia } from '#web/ui/viewport/media.ts';
import { useBookingDraft } from '../booking/booking-draft.ts';
import { type ClinicFacts, QuickSchedule } from '../booking/quick-schedule.tsx';
import { WaitlistCard } from '../waitlist/lazy-waitlist.tsx';
import { MyAppointments } from './my-appointments.tsx';

/** The id that links jump to, and the class that places it. */
type Place = { id: string; className: string | undefined };

/** Where the board stands to the right of the booking, it is read after it. */
const BOARD_BESIDE = '(min-width: 1300px)';

type AppointmentsPanelProps = {
  accountId: string;
  clinic: ClinicFacts;
  book: Place;
  mine: Place;
  waitlistId: string;
  board: ReactNode;
};

/** Booking and what was booked: a request that was turned down begins a new one. */
export function AppointmentsPanel({ accountId, clinic, book, mine, waitlistId, board }: AppointmentsPanelProps) {
  const bookingForm = useBookingDraft(accountId);
  const [round, setRound] = useState(0);
  const chooseAnother = (appointment: Appointment) => {
    bookingForm.startWith(appointment);
    // What was booked last gives way to the form.
    setRound(round + 1);
    const form = document.getElementById(book.id);
    form?.scrollIntoView();
    form?.focus({ preventScroll: true });
  };
  const isBoardBeside = useMedia(BOARD_BESIDE);
  const list = (
    <div key="mine" {...mine} tabIndex={-1}>
      <div className="stack gap-16">
        <Suspense fallback={<Skeleton lines={3} />}>
          <WaitlistCard id={waitlistId} bookingForm={bookingForm} />
        </Suspense>
        <MyAppointments clinic={clinic} onChooseAnother={chooseAnother} />
      </div>
    </div>
  );
  return (
    <>
      <div {...book} tabIndex={-1}>
        <QuickSchedule key={round} bookingForm={bookingForm} clinic={clinic} />
      </div>
      {isBoardBeside ? [board, list] : [list, board]}
    </>
  );
}
