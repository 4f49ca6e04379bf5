import { IconCalendarPlus, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { saveCalendarFile } from '../my-appointments/save-calendar-file.ts';
import { useMyAppointments } from '../queries.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './booked.module.css';

type BookedProps = { appointment: Appointment; clinic: { name: string; address: string }; onAnother: () => void };

/** What was booked. It goes on following the appointment: when the doctor approves meanwhile, it says so. */
export function Booked({ appointment: asBooked, clinic, onAnother }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const appointment = useMyAppointments().data?.find(({ id }) => id === asBooked.id) ?? asBooked;
  const isHere = appointment.mode !== 'video';
  return (
    <div className={`stack gap-12 ${styles.booked}`}>
      <h3 ref={heading} tabIndex={-1} className={`row gap-8 ${styles.title}`}>
        <IconCircleCheck aria-hidden />
        {t('Your appointment is requested')}
      </h3>
      <p className="muted">{t('It is held for you until the doctor approves. You will be told here and by mail.')}</p>
      <Facts
        rows={{
          [t('Department')]: <Translated>{appointment.department}</Translated>,
          [t('Doctor')]: appointment.doctor,
          [t('Date')]: dayInFull(appointment.date),
          [t('Time')]: `${appointment.time} (${appointment.timeZone})`,
          [t('Room')]: written(isHere && appointment.room),
          [t('How to get there')]: written(isHere && appointment.directions),
          [t('Status')]: <StatusBadge appointment={appointment} />,
        }}
      />
      <div className={`row stretch wrap gap-12 mt-8 ${styles.actions}`}>
        <Button
          icon={<IconCalendarPlus aria-hidden />}
          look="primary"
          onClick={() => void saveCalendarFile(appointment, clinic)}
        >
          {t('Add to calendar')}
        </Button>
        <Button onClick={onAnother}>{t('Book another')}</Button>
      </div>
    </div>
  );
}

/** Left out where there is none. */
const written = (text: string | null | undefined | false) => (text ? <AsWritten>{text}</AsWritten> : null);
