import { Suspense, useContext } from 'react';
import { mayBeSeenByVideo } from '#contract/triage/seen-by-video.ts';
import type { TriageResult } from '#contract/triage/triage-result.ts';
import { MyselfContext } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { GuestBooking } from '#web/triage/pending/guest-booking.tsx';
import { BookingPlace } from '#web/triage/result/what-to-do/booking-place.tsx';
import { departmentInWords } from '#web/triage/result/what-to-do/department-for-specialist.ts';
import type { Asker } from '#web/triage/script/analysis.ts';
import { specialistInWords } from '#web/triage/specialist-words.ts';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import type { PageClinic } from './triage-clinic.ts';

/** An answer may be read without a connection; a visit cannot be booked without one. */
const NeedsConnection = () => <p>{t('Booking needs a connection. Load the page again when it is back.')}</p>;

const VisitBooking = lazyOr(
  async () => (await import('#web/appointments/booking/visit-booking.tsx')).VisitBooking,
  NeedsConnection,
);

type AnswerBookingProps = {
  asker: Asker;
  result: TriageResult;
  clinic: PageClinic;
  title: string;
  carry: () => void;
  back: string;
  isWhole?: boolean;
};

/** The recommended department, prefilled; the symptom check goes along for the doctor. */
export function AnswerBooking({ asker, result, clinic, title, carry, back, isWhole }: AnswerBookingProps) {
  const { urgency, specialist, department, resultId, whereToday } = result;
  const withUs = departmentInWords(result);
  // A visitor has none, and nothing to keep from anyone.
  const patientId = useContext(MyselfContext)?.patientId;
  return (
    <BookingPlace urgency={urgency} title={title} withUs={withUs} emergencyNumber={clinic.emergencyNumber}>
      {asker ? (
        <Suspense fallback={<Skeleton lines={5} />}>
          <VisitBooking
            key={resultId}
            accountId={asker.accountId}
            {...(patientId ? { patientId } : {})}
            triageId={resultId ?? ''}
            isForToday={urgency === 3}
            mayBeByVideo={mayBeSeenByVideo({ urgency, specialist })}
            {...{ clinic, department, withUs, whereToday, isWhole }}
            specialist={specialistInWords(specialist)}
          />
        </Suspense>
      ) : (
        <GuestBooking withUs={withUs} onCarry={carry} back={back} />
      )}
    </BookingPlace>
  );
}
