import { type ComponentType, lazy, Suspense } from 'react';
import type { TriageResult } from '#contract/triage-result.ts';
import type { VisitBookingProps } from '../appointments/visit-booking.tsx';
import { GuestBooking } from '../triage/pending/guest-booking.tsx';
import { BookingPlace } from '../triage/result/booking-place.tsx';
import { departmentInWords } from '../triage/result/department-for-specialist.ts';
import type { Asker } from '../triage/script/analysis.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { PageClinic } from './triage-clinic.ts';

/** An answer may be read without a connection; a visit cannot be booked without one. */
const NeedsConnection = () => <p>Booking needs a connection. Load the page again when it is back.</p>;

const VisitBooking = lazy(async (): Promise<{ default: ComponentType<VisitBookingProps> }> => {
  const loaded = await import('../appointments/visit-booking.tsx').catch(() => null);
  return { default: loaded?.VisitBooking ?? NeedsConnection };
});

type AnswerBookingProps = {
  asker: Asker;
  result: TriageResult;
  clinic: PageClinic;
  title: string;
  carry: () => void;
  back: string;
};

/** The recommended department, prefilled; the symptom check goes along for the doctor. */
export function AnswerBooking({ asker, result, clinic, title, carry, back }: AnswerBookingProps) {
  const { urgency, specialist, department, resultId, whereToday } = result;
  const withUs = departmentInWords(result);
  return (
    <BookingPlace urgency={urgency} title={title} emergencyNumber={clinic.emergencyNumber}>
      {asker ? (
        <Suspense fallback={<Skeleton lines={5} />}>
          <VisitBooking
            key={resultId}
            accountId={asker.accountId}
            triageId={resultId ?? ''}
            isForToday={urgency === 3}
            {...{ clinic, specialist, department, withUs, whereToday }}
          />
        </Suspense>
      ) : (
        <GuestBooking withUs={withUs} onCarry={carry} back={back} />
      )}
    </BookingPlace>
  );
}
