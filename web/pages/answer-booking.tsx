import { lazy, Suspense } from 'react';
import type { TriageResult } from '../../contract/triage-result.ts';
import { GuestBooking } from '../triage/kept/guest-booking.tsx';
import { BookingPlace } from '../triage/result/booking-place.tsx';
import type { Asker } from '../triage/script/analysis.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import type { PageClinic } from './triage-clinic.ts';

const VisitBooking = lazy(async () => ({ default: (await import('../appointments/visit-booking.tsx')).VisitBooking }));

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
  const { urgency, specialist, department, withUs, resultId, whereToday } = result;
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
