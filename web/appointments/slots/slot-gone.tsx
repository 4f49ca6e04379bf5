import type { RefObject } from 'react';
import type { Slot } from '#contract/appointments/doctors.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { dayOf, weekdayAndDay } from '#web/ui/time/zoned-time.ts';
import { nearestFree } from './nearest-times.ts';

type SlotGoneProps = {
  title: string;
  wanted: string;
  date: string;
  slots: readonly Slot[];
  /** The doctor's next free time, for when this day holds none. */
  nextFreeAt: string | null;
  onChoose: (date: string, time: string) => void;
  box?: RefObject<HTMLDivElement | null>;
};

/** Someone was quicker. Nothing that was typed is lost, and the nearest times are one press away. */
export function SlotGone({ title, wanted, date, slots, nextFreeAt, onChoose, box }: SlotGoneProps) {
  const timeZone = useTimeZone();
  const nearest = nearestFree(slots, wanted);
  return (
    <AlertBox tone="attention" title={title} role="alert" ref={box}>
      {nearest.length > 0 && <p>{t('Nearest free times:')}</p>}
      {nearest.length === 0 && (
        <p>{nextFreeAt ? t('The next free time is:') : t('No other time is free. Choose another day or doctor.')}</p>
      )}
      <div className="row stretch wrap gap-8 mt-8">
        {nearest.map((slot) => (
          <Button key={slot.time} onClick={() => onChoose(date, slot.time)}>
            {slot.time}
          </Button>
        ))}
        {nearest.length === 0 && nextFreeAt && (
          <Button onClick={() => onChoose(dayOf(nextFreeAt, timeZone), timeOfDay(nextFreeAt, timeZone))}>
            {weekdayAndDay(nextFreeAt, timeZone)}, {timeOfDay(nextFreeAt, timeZone)}
          </Button>
        )}
      </div>
    </AlertBox>
  );
}
