import { DeskCode } from '#web/appointments/arrival/desk-code.tsx';
import { DayList } from '#web/appointments/reception/day-list.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { longDay, timeOfDay } from '#web/ui/time/time.ts';
import { useOpenPerson } from './open-person.ts';

/** Today: who comes, who is here, who is late. */
export function FrontDesk() {
  const timeZone = useTimeZone();
  const now = useNow();
  const openPerson = useOpenPerson();
  return (
    <>
      <PageHead title="Front desk" note={`${longDay(now, timeZone)}, ${timeOfDay(now, timeZone)}`}>
        <p>
          <ButtonLink to="/reception" search={{ view: 'patients' }} look="primary">
            Find or book
          </ButtonLink>
        </p>
      </PageHead>
      <DeskCode />
      <DayList onOpen={openPerson} />
    </>
  );
}
