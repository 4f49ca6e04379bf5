import { IconHistory } from '@tabler/icons-react';
import { useTimeZone } from './clinic-time.ts';
import { useNow } from './now.ts';
import { atStart, dayAndTime } from './time.ts';

type TimeMarkProps = { at: string; isOld: (now: Date) => boolean };

/** The own time of one value. What no longer speaks of now says so. */
export function TimeMark({ at, isOld }: TimeMarkProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  const when = dayAndTime(at, timeZone, now);
  if (!isOld(now))
    return <span className="row-inline gap-4 muted text-14 regular lead-130 icons-15">{atStart(when)}</span>;
  return (
    <span className="row-inline gap-4 attention text-14 semibold lead-130 icons-15">
      <IconHistory aria-hidden />
      Old: {when}
    </span>
  );
}
