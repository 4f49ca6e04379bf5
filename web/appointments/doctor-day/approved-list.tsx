import { IconCheck, IconUserOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { type Asked, useVisitDialogs, VisitButtons } from '../changing/visit-actions.tsx';
import { DangerMark } from '../reasons/danger-mark.tsx';
import { CallInButton } from '../reception/call-in-button.tsx';
import { StatusBadge } from '../status-badge.tsx';
import { UrgencyBars } from '../urgency-bars.tsx';
import styles from './approved-list.module.css';
import { type ClinicFacts, DoctorFallback } from './doctor-fallback.tsx';
import { useDecide, useDoctorAppointments } from './doctor-queries.ts';

type ListProps = { told: (appointment: Appointment) => ReactNode };

/** What is to come first, then what still waits to be marked as completed or missed. */
export function ApprovedList({ told, ...clinic }: ListProps & ClinicFacts) {
  const now = useNow();
  return (
    <KeepsFocus>
      <DoctorFallback
        query={useDoctorAppointments('approved')}
        list="approved"
        empty="Nothing is approved yet. Approve a request to see it here."
        {...clinic}
      >
        {(appointments, isSample) => (
          <Rows
            appointments={[...appointments].sort((a, b) => a.startsAt.localeCompare(b.startsAt))}
            {...{ now, told, isSample }}
          />
        )}
      </DoctorFallback>
    </KeepsFocus>
  );
}

export function HistoryList({ told, ...clinic }: ListProps & ClinicFacts) {
  const now = useNow();
  return (
    <DoctorFallback query={useDoctorAppointments()} list="all" empty="No appointments yet." {...clinic}>
      {(appointments, isSample) => (
        <Rows appointments={appointments.filter(({ status }) => status !== 'pending')} {...{ now, told, isSample }} />
      )}
    </DoctorFallback>
  );
}

type RowsProps = ListProps & { appointments: Appointment[]; now: Date; isSample: boolean };

function Rows({ appointments, ...row }: RowsProps) {
  const { ask, dialogs } = useVisitDialogs();
  return (
    <>
      <ol className="container">
        {appointments.map((appointment) => (
          <Row key={appointment.id} appointment={appointment} onAsk={ask} {...row} />
        ))}
      </ol>
      {dialogs}
    </>
  );
}

type RowProps = Omit<RowsProps, 'appointments'> & { appointment: Appointment; onAsk: (asked: Asked) => void };

function Row({ appointment, now, told, isSample, onAsk }: RowProps) {
  const finish = useDecide();
  const run = (status: 'completed' | 'no-show') =>
    mutateDetached(finish, { id: appointment.id, status }, { onError: (error) => toast.error(sentenceFor(error)) });
  return (
    <li className={`stack middle gap-4 gap-x-16 ruled ${styles.row}`}>
      <b>{atStart(dayAndTime(appointment.startsAt, appointment.timeZone, now))}</b>
      <div className={`whole-row ${styles.who}`}>
        <p className={`bold ${styles.name}`}>
          {appointment.patient} <span className="muted text-14 regular">{appointment.pud}</span>
        </p>
        {appointment.mode === 'video' && <Badge>By video</Badge>}
        <DangerMark visit={appointment} />
        {isSample && <Badge tone="attention">Sample</Badge>}
        <p className="muted breakable">{appointment.decisionReason ?? appointment.reason}</p>
        {appointment.moved && (
          <p className="muted breakable">
            Moved from {dayAndTime(appointment.moved.from, appointment.timeZone, now)}: {appointment.moved.reason}
          </p>
        )}
        {told(appointment)}
      </div>
      <div className={styles.urgency}>
        <UrgencyBars urgency={appointment.triageUrgency} isTriaged={appointment.triageId !== null} />
      </div>
      {/* How it stands has its own line where the buttons leave no room beside it. */}
      <div className={`row wrap between gap-8 whole-row ${styles.standing}`}>
        <StatusBadge appointment={appointment} />
        <div className="row stretch wrap gap-8 to-end push">
          {appointment.can.callIn && <CallInButton appointment={appointment} />}
          {appointment.can.complete && (
            <Button icon={<IconCheck aria-hidden />} isBusy={finish.isPending} onClick={() => run('completed')}>
              Completed
            </Button>
          )}
          {appointment.can.noShow && (
            <Button
              look="quiet"
              icon={<IconUserOff aria-hidden />}
              disabled={finish.isPending}
              onClick={() => run('no-show')}
            >
              Not attended
            </Button>
          )}
          <VisitButtons appointment={appointment} onAsk={onAsk} />
        </div>
      </div>
    </li>
  );
}
