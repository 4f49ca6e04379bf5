import { IconCalendarPlus, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Facts } from '#web/ui/page/facts.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { zoneInWords } from '#web/ui/time/time.ts';
import { dayInFull, dayWords } from '#web/ui/time/zoned-time.ts';
import { saveCalendarFile } from '../my-appointments/save-calendar-file.ts';
import { useMyAppointments } from '../queries.ts';
import { DangerInVisit, DangerLine, namesDanger } from '../reasons/danger-in-visit.tsx';
import { StatusBadge } from '../status-badge.tsx';
import styles from './booked.module.css';

type BookedProps = {
  appointment: Appointment;
  clinic: { name: string; address: string };
  onAnother: () => void;
  /** Beside an answer: when and with whom in one line, the rest folded. */
  isShort?: boolean;
  /** False: it was booked before, and takes no focus. */
  isNew?: boolean;
};

/** What was booked. It goes on following the appointment: when the doctor approves meanwhile, it says so. */
export function Booked({ appointment: asBooked, clinic, onAnother, isShort = false, isNew = true }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const appointment = useMyAppointments().data?.find(({ id }) => id === asBooked.id) ?? asBooked;
  const isHere = appointment.mode !== 'video';
  const facts = (
    <Facts
      rows={{
        [t('Department')]: <Translated>{appointment.department}</Translated>,
        [t('Doctor')]: appointment.doctor,
        [t('Date')]: dayInFull(appointment.date),
        [t('Time')]: `${appointment.time} (${zoneInWords(appointment.timeZone)})`,
        [t('Room')]: written(isHere && appointment.room),
        [t('How to get there')]: written(isHere && appointment.directions),
        [t('Status')]: <StatusBadge appointment={appointment} />,
      }}
    />
  );
  return (
    <div className={`stack gap-12 ${styles.booked}`}>
      {namesDanger(appointment) && <DangerInVisit visit={appointment} />}
      {appointment.reasonDanger === 'unread' && <DangerLine visit={appointment} />}
      <h3 ref={heading} tabIndex={-1} className={`row gap-8 ${styles.title}`}>
        <IconCircleCheck aria-hidden />
        {appointment.status === 'approved' ? t('Your appointment is approved') : t('Your appointment is requested')}
      </h3>
      {appointment.status === 'pending' && (
        <p className="muted">{t('It is held for you until the doctor approves. You will be told.')}</p>
      )}
      {isShort ? (
        <Fold
          title={
            <>
              <b className="block semibold">
                {t('{day}, {time}, {doctor}', {
                  day: dayInShort(appointment.date),
                  time: appointment.time,
                  doctor: appointment.doctor,
                })}
              </b>
              {appointment.status !== 'pending' && <StatusBadge appointment={appointment} />}
            </>
          }
        >
          {facts}
          <p className="mt-12">
            <Button onClick={onAnother}>{t('Book another')}</Button>
          </p>
        </Fold>
      ) : (
        facts
      )}
      <div className={classNames('row stretch wrap gap-12', !isShort && 'mt-8', styles.actions)}>
        <Button
          icon={<IconCalendarPlus aria-hidden />}
          look="primary"
          onClick={() => void saveCalendarFile(appointment, clinic)}
        >
          {t('Add to calendar')}
        </Button>
        {!isShort && <Button onClick={onAnother}>{t('Book another')}</Button>}
      </div>
    </div>
  );
}

function dayInShort(date: string): string {
  const { weekday, number, month } = dayWords(date);
  return `${weekday} ${number} ${month}`;
}

/** Left out where there is none. */
const written = (text: string | null | undefined | false) => (text ? <AsWritten>{text}</AsWritten> : null);
