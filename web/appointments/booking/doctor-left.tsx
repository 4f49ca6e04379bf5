// A doctor who was asked before may have left since: who else there is, and whom to call.

import type { Doctor } from '#contract/appointments/doctors.ts';
import { t, tRich } from '#web/language/say.ts';
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
    <AlertBox
      tone="attention"
      title={t('{doctor} takes no bookings any more.', { doctor: wanted.doctorName || t('The doctor you chose') })}
    >
      <p>
        {phone
          ? tRich('Choose another doctor of this department below, or call the clinic: {phone}.', {
              phone: <Phone of={phone} />,
            })
          : t('Choose another doctor of this department below, or ask at the clinic’s desk.')}
      </p>
    </AlertBox>
  );
}

/** A department without a doctor is no dead end. */
export const NobodyHere = ({ phone }: { phone: string | undefined }) => (
  <>
    {' '}
    {phone
      ? tRich(
          'No doctor of this department takes bookings now. Choose another department, or call the clinic: {phone}.',
          { phone: <Phone of={phone} /> },
        )
      : t(
          'No doctor of this department takes bookings now. Choose another department, or ask at the clinic’s desk.',
        )}{' '}
  </>
);

const Phone = ({ of: phone }: { of: string }) => <a href={`tel:${phone}`}>{phone}</a>;
