import { useEffect, useState } from 'react';
import { useClinic } from '../clinic/queries.ts';
import { addressOf, greetingAt } from '../identity/address-of.ts';
import { useMyself } from '../identity/myself.ts';
import { GreetingBand } from '../ui/greeting-band.tsx';
import { atStart, dayAndTime, hourOfDay, longDay, timeOfDay } from '../ui/time.ts';

const A_MINUTE_MS = 60_000;

/** Now, and what is known to lie ahead: so far, how long this login lasts. */
export function Greeting() {
  const me = useMyself();
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <GreetingBand
      title={`${greetingAt(hourOfDay(now, timeZone))}, ${addressOf(me.name)}`}
      when={longDay(now, timeZone)}
      moments={[
        { when: timeOfDay(now, timeZone), what: 'Now' },
        { when: atStart(dayAndTime(me.session.endsAt, timeZone, now)), what: 'This login ends' },
      ]}
    />
  );
}

/** The clinic's zone; until it is known, the browser's. */
export function useTimeZone(): string {
  return useClinic().data?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), A_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
