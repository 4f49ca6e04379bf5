import { isAhead } from '#web/ui/loading/is-ahead.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { hourOfDay } from '#web/ui/time/time.ts';
import { shiftInWords } from '#web/ward/words.ts';

/** Shared by the pages of the ward. */
export function ShiftNote() {
  const timeZone = useTimeZone();
  const now = useNow();
  if (isAhead) return 'Fetching the ward: who needs someone first, and what is late.';
  const words = shiftInWords(hourOfDay(now, timeZone));
  return <>{words.charAt(0).toUpperCase() + words.slice(1)}</>;
}
