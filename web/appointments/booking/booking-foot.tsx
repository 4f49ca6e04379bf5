import { useId } from 'react';
import { firstNameOf, useActedFor } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { InNextStep, useHasNextStep } from '#web/ui/navigation/next-step-bar.tsx';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import { useIsAtLimit, useSlots } from '../queries.ts';
import { SlotGone } from '../slots/slot-gone.tsx';
import { type Booking, type Choices, useIsTaken } from './booking.ts';
import type { BookingForm } from './booking-draft.ts';
import styles from './booking-foot.module.css';
import { KeepPrivate } from './keep-private.tsx';

type BookingFootProps = {
  bookingForm: BookingForm;
  choices: Choices;
  booking: Booking;
  label?: string;
};

/** What will be booked in one line, what stands in its way, and the button. */
export function BookingFoot({ bookingForm, choices, booking, label: own = t('Book appointment') }: BookingFootProps) {
  const person = useActedFor();
  const label = person ? t('Book for {name}', { name: firstNameOf(person.name) }) : own;
  const { doctor, date, time, mode } = choices;
  const slots = useSlots(doctor?.id ?? '', date, doctor !== undefined, mode).data?.slots ?? [];
  const isTaken = useIsTaken(doctor?.id, date, time, mode) && !booking.isSending;
  const minutes = slots.find((slot) => slot.time === time)?.minutes;
  const isAtLimit = useIsAtLimit();
  const { problem, failureBox } = booking;
  const buttonId = useId();
  const hasNextStep = useHasNextStep();
  const isBar = hasNextStep && doctor !== undefined && time !== '';
  return (
    <div className={`stack gap-12 mt-12 pt-16 ruled ${styles.foot}`}>
      <KeepPrivate bookingForm={bookingForm} />
      {(isTaken || problem?.isAboutTime) && (
        <SlotGone
          title={problem?.title ?? t('{time} has just been taken.', { time })}
          wanted={time}
          nextFreeAt={doctor?.nextFreeAt ?? null}
          onChoose={(day, chosen) => {
            booking.clearError();
            if (doctor) bookingForm.chooseTime(doctor, day, chosen);
          }}
          box={failureBox}
          {...{ date, slots }}
        />
      )}
      {problem && !problem.isAboutTime && (
        <AlertBox tone="urgent" title={problem.title} ref={failureBox}>
          {problem.text && <p>{problem.text}</p>}
        </AlertBox>
      )}
      <div className={classNames(`stack gap-12 ${styles.row}`, doctor && time === '' && styles.short)}>
        <p aria-live="polite">
          <b>{doctor && time ? `${inWords(date)}, ${time}` : t('Choose a time')}</b>
          {doctor && time && (
            <span className="muted">
              {mode === 'video'
                ? t('{name}, by video. Held for you until the doctor approves.', { name: doctor.name })
                : t('{name}. Held for you until the doctor approves.', { name: doctor.name })}
            </span>
          )}
          {minutes !== undefined && <span className="muted"> {t('Takes {minutes} minutes.', { minutes })}</span>}
          {!doctor && <span className="muted">{t('Choose a doctor first.')}</span>}
        </p>
        {/* Until the doctors are here, a doctor that was chosen before a reload is not known yet. Nor may a press be lost
            because the button is switched off a moment later. */}
        <Button
          id={buttonId}
          type="submit"
          look="primary"
          className={isBar ? styles.besideBar : undefined}
          disabled={choices.doctors.isPending || isAtLimit}
          isBusy={booking.isSending}
          busyText={t('Booking…')}
        >
          {label}
        </Button>
        {isBar && (
          <InNextStep>
            <Button
              look="primary"
              isBlock
              disabled={isAtLimit}
              isBusy={booking.isSending}
              busyText={t('Booking…')}
              onClick={() => document.getElementById(buttonId)?.click()}
            >
              {t('Book {day}, {time}', { day: inWords(date), time })}{' '}
            </Button>
          </InNextStep>
        )}
      </div>
    </div>
  );
}

function inWords(date: string): string {
  const { weekday, number, month } = dayWords(date);
  return `${weekday} ${number} ${month}`;
}
