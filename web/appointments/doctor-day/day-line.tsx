import type { ReactNode } from 'react';
import type { TodayAppointment } from '#contract/appointments/doctor-day.ts';
import { classNames } from '#web/ui/class-names.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import { DangerMark } from '../reasons/danger-mark.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { UrgencyBars } from '../urgency-bars.tsx';
import styles from './day-line.module.css';
import { useTodayAppointments } from './doctor-queries.ts';

type DayLineProps = { openChart: (patientId: string) => ReactNode };

/** Today in order along the line of time; the bead marks now. */
export function DayLine({ openChart }: DayLineProps) {
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <QueryView
      query={useTodayAppointments()}
      empty={<p className={styles.none}>No appointments scheduled for today</p>}
    >
      {(appointments) => {
        const ahead = appointments.filter(({ endsAt }) => new Date(endsAt) > now);
        const past = appointments.filter(({ endsAt }) => new Date(endsAt) <= now);
        return (
          <ol className={`relative ${styles.line}`}>
            {past.map((appointment) => (
              <Visit key={appointment.id} appointment={appointment} isPast />
            ))}
            <li className={`action bold ${styles.now}`}>
              <time>{timeOfDay(now, timeZone)}</time>
              <i className={`relative surface ${styles.bead}`} aria-hidden />
              <span>Now</span>
              <em className="row gap-12">{nextIn(ahead[0], now)}</em>
            </li>
            {ahead.map((appointment, index) => (
              <Visit
                key={appointment.id}
                appointment={appointment}
                chart={index === 0 ? openChart(appointment.patientId) : undefined}
              />
            ))}
          </ol>
        );
      }}
    </QueryView>
  );
}

type VisitProps = { appointment: TodayAppointment; isPast?: boolean; chart?: ReactNode };

function Visit({ appointment, isPast, chart }: VisitProps) {
  const { time, patient, reason, triageId, triageUrgency, status, arrivedAt, timeZone } = appointment;
  return (
    <li
      className={classNames(
        styles.visit,
        isPast && styles.past,
        chart !== undefined && `round action-soft ${styles.next}`,
      )}
    >
      <time className="text-16 bold">{time}</time>
      <i className={`relative surface ${styles.bead}`} aria-hidden />
      <div>
        <p className={`text-16 bold lead-135 ${styles.name}`}>{patient}</p>
        <p className="muted lead-135 breakable">{reason || 'No reason given'}</p>
        <DangerMark visit={appointment} />
        {chart !== undefined && arrivedAt && <p>Arrived {timeOfDay(arrivedAt, timeZone)}</p>}
      </div>
      <UrgencyBars urgency={triageUrgency} isTriaged={triageId !== null} />
      <span>
        {chart ?? (
          <StatusBadge appointment={{ ...appointment, status: status === 'confirmed' ? 'approved' : status }} />
        )}
      </span>
    </li>
  );
}

function nextIn(next: TodayAppointment | undefined, now: Date): string {
  if (!next) return 'no more today';
  const minutes = Math.ceil((Date.parse(next.startsAt) - now.getTime()) / 60_000);
  if (minutes <= 0) return `with ${next.patient}`;
  return minutes < 90 ? `next in ${minutes} min` : `next at ${next.time}`;
}
