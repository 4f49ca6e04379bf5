import type { HomeMedicine } from '#contract/medicines/doses.ts';
import { FREQUENCIES } from '#contract/medicines/medicines.ts';
import { minuteOfDay } from '#contract/zoned-time.ts';
import { t, tFromServer } from '#web/language/say.ts';
import { sentenceFor } from '../refusal.ts';
import { serverNow } from '../server-clock.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog/dialog.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ClockField } from '../ui/fields/clock-field.tsx';
import { useEndpointForm } from '../ui/forms/endpoint-form.ts';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { clockTime } from '../ui/time/clock-time.ts';
import { timeOfDay } from '../ui/time/time.ts';
import styles from './doses.module.css';
import { useMoveTimes } from './queries.ts';

type TimesDialogProps = { isOpen: boolean; onClose: () => void; medicine: HomeMedicine };

const EVERY_HOURS = /^every-(\d+)-hours$/;
const MINUTES_A_DAY = 24 * 60;

/** As often as it was prescribed. Where hours lie between two doses, the first time says all others. */
export function TimesDialog({ isOpen, onClose, medicine }: TimesDialogProps) {
  const { id, name, frequency, timesVersion } = medicine;
  const hours = Number(EVERY_HOURS.exec(frequency)?.[1] ?? 0);
  const moving = useMoveTimes(id);
  const timeZone = useTimeZone();
  const { draft, choose, errors, submit, isSending, failureElsewhere, failureBox } = useEndpointForm({
    initial: { times: [...medicine.times] },
    check: ({ times }): Record<string, string> =>
      allTimes(times, hours).includes(null) ? { times: tFromServer('A time looks like 09:30.') } : {},
    send: ({ times }) =>
      moving.mutateAsync({ times: allTimes(times, hours).filter((time) => time !== null), version: timesVersion }),
    onSent: (moved) => {
      onClose();
      const times = `${name}: ${moved.times.join(', ')}`;
      const isPast = moved.times.some((time) => time < timeOfDay(serverNow() ?? new Date(), timeZone));
      toast.success(
        t('Times changed'),
        isPast ? t('{times}. A time that has passed today counts from tomorrow.', { times }) : times,
      );
    },
  });
  const shown = hours > 0 ? draft.times.slice(0, 1) : draft.times;
  const all = allTimes(draft.times, hours);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('When do you take {name}?', { name })} size="small">
      <form className="stack gap-16" noValidate onSubmit={submit}>
        <p>
          {t('{words}, as it was prescribed. You choose the times; we remind you then.', {
            words: tFromServer(FREQUENCIES[frequency].words),
          })}
        </p>
        <div className={`stack gap-12 ${styles.times}`}>
          {shown.map((time, nth) => (
            <ClockField
              // biome-ignore lint/suspicious/noArrayIndexKey: the nth dose of the day is what the field is for.
              key={nth}
              label={shown.length > 1 ? t('Dose {n}', { n: nth + 1 }) : t('Time')}
              value={time}
              onChange={(value) =>
                choose(
                  'times',
                  draft.times.map((before, index) => (index === nth ? value : before)),
                )
              }
            />
          ))}
        </div>
        {hours > 0 && !all.includes(null) && (
          <p className="muted">{t('All times: {times}', { times: all.toSorted().join(', ') })}</p>
        )}
        {errors.times && <AlertBox tone="urgent" title={errors.times} />}
        {failureElsewhere && <AlertBox tone="urgent" title={sentenceFor(failureElsewhere)} ref={failureBox} />}
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" isBusy={isSending}>
            {t('Save times')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const allTimes = (typed: readonly string[], hours: number): (string | null)[] =>
  hours > 0 ? allAfter(typed[0] ?? '', hours) : typed.map((time) => clockTime(time));

/** Every so many hours from the first one on. */
function allAfter(first: string, hours: number): (string | null)[] {
  const time = clockTime(first);
  if (time === null) return [null];
  const start = minuteOfDay(time);
  return Array.from({ length: 24 / hours }, (_, nth) => {
    const minute = (start + nth * hours * 60) % MINUTES_A_DAY;
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  });
}
