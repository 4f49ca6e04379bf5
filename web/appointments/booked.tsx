import { IconCalendarPlus, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#contract/appointments.ts';
import { Button } from '../ui/button.tsx';
import { Facts } from '../ui/facts.tsx';
import { dayInFull } from '../ui/zoned-time.ts';
import styles from './booked.module.css';
import { useMyAppointments } from './queries.ts';
import { saveCalendarFile } from './save-calendar-file.ts';
import { StatusBadge } from './status-badge.tsx';

type BookedProps = { appointment: Appointment; clinic: { name: string; address: string }; onAnother: () => void };

/** What was booked. It goes on following the appointment: when the doctor approves meanwhile, it says so. */
export function Booked({ appointment: asBooked, clinic, onAnother }: BookedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const appointment = useMyAppointments().data?.find(({ id }) => id === asBooked.id) ?? asBooked;
  return (
    <div className={`stack gap-12 ${styles.booked}`}>
      <h3 ref={heading} tabIndex={-1} className={`row gap-8 ${styles.title}`}>
        <IconCircleCheck aria-hidden />
        Your appointment is requested
      </h3>
      <p className="muted">It is held for you until the doctor approves. You will be told here and by mail.</p>
      <Facts
        rows={{
          Department: appointment.department,
          Doctor: appointment.doctor,
          Date: dayInFull(appointment.date),
          Time: `${appointment.time} (${appointment.timeZone})`,
          Status: <StatusBadge appointment={appointment} />,
        }}
      />
      <div className={`row stretch wrap gap-12 mt-8 ${styles.actions}`}>
        <Button
          icon={<IconCalendarPlus aria-hidden />}
          look="primary"
          onClick={() => saveCalendarFile(appointment, clinic)}
        >
          Add to calendar
        </Button>
        <Button onClick={onAnother}>Book another</Button>
      </div>
    </div>
  );
}
