import { AppointmentsPanel } from '#web/appointments/my-appointments/appointments-panel.tsx';
import { OfferLine } from '#web/appointments/waitlist/lazy-waitlist.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { useClinicFacts } from './clinic-facts.ts';
import { Screen, Urgent } from './screen.tsx';

export function BookPage() {
  const { id, patientId } = useMyself();
  const { name, address, phone } = useClinicFacts();
  return (
    <AppointmentsPanel
      accountId={id}
      {...(patientId ? { patientId } : {})}
      clinic={{ name, address, phone }}
      waitlistId="waitlist"
    >
      {({ booking, lists }) => (
        <Screen
          title={t('Book a visit')}
          first={
            <Urgent>
              <OfferLine />
            </Urgent>
          }
          columns={[booking, lists]}
        />
      )}
    </AppointmentsPanel>
  );
}
