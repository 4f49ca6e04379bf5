import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import type { ClinicFacts } from '../booking/quick-schedule.tsx';
import { useConfirmAppointment } from '../queries.ts';
import { StatusBadge } from '../status-badge.tsx';
import styles from './appointment-row.module.css';
import { saveCalendarFile } from './save-calendar-file.ts';

type AppointmentRowProps = {
  appointment: Appointment;
  clinic: ClinicFacts;
  onCancel: (appointment: Appointment) => void;
  onMove: (appointment: Appointment) => void;
  onArrive: (appointment: Appointment) => void;
  onChooseAnother: (appointment: Appointment) => void;
};

const FELL_THROUGH: readonly AppointmentStatus[] = ['rejected', 'expired', 'cancelled'];

export function AppointmentRow(props: AppointmentRowProps) {
  const { appointment, clinic, onCancel, onMove, onArrive, onChooseAnother } = props;
  const { doctor, department, date, time, reason, status, can } = appointment;
  const { weekday, number, month } = dayWords(date);
  const isAhead = new Date(appointment.startsAt) > useNow();
  const isHeld = status === 'pending' || status === 'approved';
  const about = `${doctor}, ${weekday} ${number} ${month} ${time}`;
  return (
    <li className={`stack start gap-x-16 ruled ${styles.row}`}>
      <span className={`stack round sunk muted text-xs ${styles.date}`} aria-hidden>
        <b>{number}</b>
        {month}
      </span>
      <div className="stack gap-2 min-0 muted text-md lead-135 breakable">
        <span className={`row wrap between gap-4 gap-x-8 ink ${styles.line}`}>
          <Link
            to="/book/doctors/$id"
            params={{ id: appointment.doctorId }}
            className={`semibold ink ${styles.doctor}`}
          >
            {doctor}
          </Link>
          <StatusBadge appointment={appointment} />
        </span>
        <span>
          {weekday} <span className="visually-hidden">{`${number} ${month} `}</span>
          {time}, {department}
          {appointment.mode === 'video' && ', by video'}
          {isHeld && isAhead && appointment.mode !== 'video' && appointment.room && `, ${appointment.room}`}
        </span>
        {appointment.isReasonWithheld ? <span>Reason: for those in care</span> : reason && <span>{reason}</span>}
        <Outcome appointment={appointment} />
        {isHeld && appointment.moved && (
          <span className="ink">
            {appointment.moved.by} moved it from {dayAndTime(appointment.moved.from, appointment.timeZone)}. Reason:{' '}
            {appointment.moved.reason}
          </span>
        )}
      </div>
      {/* Only what the server says may be done. */}
      <div className={`row stretch wrap whole-row gap-8 mt-12 ${styles.actions}`}>
        {appointment.mode === 'video' && status === 'approved' && (
          <ButtonAnchor look="primary" href={`/visit/${appointment.id}`} aria-label={`Open the video visit: ${about}`}>
            Open video visit
          </ButtonAnchor>
        )}
        {can.arrive && (
          <Button look="primary" aria-label={`I am here: ${about}`} onClick={() => onArrive(appointment)}>
            I am here
          </Button>
        )}
        {can.confirm && !can.arrive && <ConfirmButton appointment={appointment} about={about} />}
        {can.reschedule && (
          <Button aria-label={`Reschedule ${about}`} onClick={() => onMove(appointment)}>
            Reschedule
          </Button>
        )}
        {can.cancel && (
          <Button look="quiet" aria-label={`Cancel ${about}`} onClick={() => onCancel(appointment)}>
            Cancel
          </Button>
        )}
        {isHeld && isAhead && (
          <Button
            look="quiet"
            isIconOnly
            icon={<IconCalendarPlus aria-hidden />}
            aria-label={`Add to calendar: ${about}`}
            title="Add to calendar"
            onClick={() => saveCalendarFile(appointment, clinic)}
          />
        )}
        {FELL_THROUGH.includes(status) && isAhead && (
          <Button aria-label={`Choose another time with ${doctor}`} onClick={() => onChooseAnother(appointment)}>
            Choose another time
          </Button>
        )}
      </div>
    </li>
  );
}

/** What became of the request, where the badge alone does not say enough. */
function Outcome({ appointment }: { appointment: Appointment }) {
  const { status, decisionReason, expiresAt, arrivedAt, withDoctorAt, leftAt, token, timeZone } = appointment;
  if (status === 'pending') return <span>The doctor answers by {dayAndTime(expiresAt, timeZone)}.</span>;
  if (status === 'expired') return <span>Nobody answered in time. Choose another time, or call the clinic.</span>;
  if (status === 'approved' && withDoctorAt) return <span className="ink">Please go in to the doctor.</span>;
  if (status === 'approved' && arrivedAt) {
    const tokenWords = token ? ` Your token is ${token}.` : '';
    return <span>The clinic knows that you are here.{tokenWords} You will be called.</span>;
  }
  if (status === 'no-show' && leftAt) return <span>You left before the visit.</span>;
  return decisionReason && <span className="ink">Reason: {decisionReason}</span>;
}

function ConfirmButton({ appointment, about }: { appointment: Appointment; about: string }) {
  const confirm = useConfirmAppointment();
  return (
    <Button
      look="primary"
      aria-label={`I will come: ${about}`}
      isBusy={confirm.isPending}
      onClick={() =>
        mutateDetached(confirm, appointment.id, {
          onSuccess: () => toast.success('Confirmed', `${appointment.doctor} knows that you will come.`),
          onError: (error) => toast.error('Not confirmed.', sentenceFor(error)),
        })
      }
    >
      I will come
    </Button>
  );
}
