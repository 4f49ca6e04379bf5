import type { QueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { SectionOf } from '#contract/screen-links.ts';
import { clinicQuery } from '#web/api/clinic.ts';
import { choicesAhead } from '#web/appointments/booking/booking.ts';
import { AppointmentsPanel } from '#web/appointments/my-appointments/appointments-panel.tsx';
import { myAppointmentsQuery } from '#web/appointments/queries.ts';
import { HeldTime } from '#web/appointments/waitlist/lazy-waitlist.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { knownAhead } from '#web/pages/known-ahead.ts';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { useClinicFacts } from '../clinic-facts.ts';
import { Screen, Urgent } from '../screen.tsx';

const WAITLIST: SectionOf<'/book'> = 'waitlist';

// Only for whoever writes a reason, and with the readers of the symptom engine. Without a connection the form works without it.
const DangerInReason = lazyOr(async () => (await import('./danger-in-reason.tsx')).DangerInReason);

/** The form, which grows with each choice that is known, and what was booked below it. */
export const ahead = (queryClient: QueryClient) =>
  knownAhead(queryClient, 'patient', ({ id }) => [
    queryClient.ensureQueryData(myAppointmentsQuery),
    queryClient.ensureQueryData(clinicQuery).then(({ timeZone }) => choicesAhead(queryClient, id, timeZone)),
  ]);

export function BookPage() {
  const { id, patientId } = useMyself();
  const { name, address, phone } = useClinicFacts();
  return (
    <AppointmentsPanel
      accountId={id}
      {...(patientId ? { patientId } : {})}
      clinic={{ name, address, phone }}
      waitlistId={WAITLIST}
      besideReason={(text) => (
        <Suspense>
          <DangerInReason text={text} />
        </Suspense>
      )}
    >
      {({ booking, lists }) => (
        <Screen
          title={t('Book a visit')}
          first={
            <KeepsFocus>
              <Urgent>
                <HeldTime id={WAITLIST} />
              </Urgent>
            </KeepsFocus>
          }
          columns={[booking, lists]}
        />
      )}
    </AppointmentsPanel>
  );
}
