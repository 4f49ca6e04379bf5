// A doctor who was asked before may have left since: who else there is, and whom to call.
import type { Doctor } from '#contract/appointments/doctors.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import type { BookingDraft } from './booking-draft.ts';

type HasLeftProps = {
  wanted: Pick<BookingDraft, 'doctorId' | 'doctorName'>;
  doctors: readonly Doctor[];
  phone: string | undefined;
};

/** Says so when the chosen doctor has left: nobody is given another doctor without being told. */
export function HasLeft({ wanted, doctors, phone }: HasLeftProps) {
  if (!wanted.doctorId || doctors.some(({ id }) => id === wanted.doctorId)) return null;
  return (
    <AlertBox tone="attention" title={`${wanted.doctorName || 'The doctor you chose'} takes no bookings any more.`}>
      <p>
        Choose another doctor of this department below
        <OrCall phone={phone} />.
      </p>
    </AlertBox>
  );
}

/** A department without a doctor is no dead end. */
export const NobodyHere = ({ phone }: { phone: string | undefined }) => (
  <>
    No doctor of this department takes bookings now. Choose another department
    <OrCall phone={phone} />.
  </>
);

const OrCall = ({ phone }: { phone: string | undefined }) =>
  phone ? (
    <>
      , or call the clinic: <a href={`tel:${phone}`}>{phone}</a>
    </>
  ) : (
    ', or ask at the clinic’s desk'
  );
