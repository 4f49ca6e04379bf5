import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Appointment, AppointmentStatus } from '#contract/appointments/appointments.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button, ButtonAnchor } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import type { ClinicFacts } from '../booking/quick-schedule.tsx';
import { useConfirmAppointment } from '../queries.ts';
import { DangerLine } from '../reasons/danger-in-visit.tsx';
import { StatusBadge } from '../status-badge.tsx';
import styles from './appointment-row.module.css';
import { saveCalendarFile } from './save-calendar-file.ts';

const PrivateVisit = lazyOr(async () => (await import('./private-visit.tsx')).PrivateVisit);

type AppointmentRowProps = {
  appointment: Appointment;
  clinic: ClinicFacts;
  onCancel: (appointment: Appointment) => void;
  onMove: (appointment: Appointment) => void;
  onArrive: (appointment: Appointment) => void;
  onChooseAnother: (appointment: Appointment) => void;
  /** Shown in two lines, until it is opened. */
  isFolded?: boolean;
};

const FELL_THROUGH: readonly AppointmentStatus[] = ['rejected', 'expired', 'cancelled'];

export function AppointmentRow({ isFolded = false, ...props }: AppointmentRowProps) {
  if (!isFolded) return <WholeRow {...props} />;
  const { doctor, date, time } = props.appointment;
  const { weekday, number, month } = dayWords(date);
  return (
    <li className="ruled">
      <Fold
        title={
          <span className="row wrap between gap-4 gap-x-8 py-12 lead-135">
            <span>
              <b className="block semibold">{doctor}</b>
              <span className="muted text-md">{`${weekday} ${number} ${month}, ${time}`}</span>
            </span>
            <StatusBadge appointment={props.appointment} />
          </span>
        }
      >
        <ul>
          <WholeRow {...props} />
        </ul>
      </Fold>
    </li>
  );
}

function WholeRow(props: Omit<AppointmentRowProps, 'isFolded'>) {
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
          {time}, <Translated>{department}</Translated>
          {appointment.mode === 'video' && `, ${t('by video')}`}
          {isHeld && isAhead && appointment.mode !== 'video' && appointment.room && (
            <>
              , <AsWritten>{appointment.room}</AsWritten>
            </>
          )}
        </span>
        {appointment.isReasonWithheld ? (
          <span>{t('Reason: for those in care')}</span>
        ) : (
          reason && (
            <span>
              <AsWritten>{reason}</AsWritten>
            </span>
          )
        )}
        {isHeld && isAhead && appointment.reasonDanger && <DangerLine visit={appointment} />}
        <Outcome appointment={appointment} />
        {isHeld && appointment.moved && (
          <span className="ink">
            {t('{who} moved it from {time}. Reason: {reason}', {
              who: appointment.moved.by,
              time: dayAndTime(appointment.moved.from, appointment.timeZone),
              reason: appointment.moved.reason,
            })}
          </span>
        )}
      </div>
      <Suspense>
        <PrivateVisit appointment={appointment} about={about} className={`whole-row ${styles.private}`} />
      </Suspense>
      {/* Only what the server says may be done. */}
      <div className={`row stretch wrap whole-row gap-8 mt-12 ${styles.actions}`}>
        {appointment.mode === 'video' && status === 'approved' && (
          <ButtonAnchor
            look="primary"
            href={`/visit/${appointment.id}`}
            aria-label={t('Open the video visit: {about}', { about })}
          >
            {t('Open video visit')}
          </ButtonAnchor>
        )}
        {can.arrive && (
          <Button look="primary" aria-label={t('I am here: {about}', { about })} onClick={() => onArrive(appointment)}>
            {t('I am here')}
          </Button>
        )}
        {can.confirm && !can.arrive && <ConfirmButton appointment={appointment} about={about} />}
        {can.reschedule && (
          <Button aria-label={t('Reschedule {about}', { about })} onClick={() => onMove(appointment)}>
            {t('Reschedule')}
          </Button>
        )}
        {/* Together: where the row is narrow neither stands alone on a line. */}
        {(can.cancel || (isHeld && isAhead)) && (
          <span className="row gap-8">
            {can.cancel && (
              <Button look="quiet" aria-label={t('Cancel {about}', { about })} onClick={() => onCancel(appointment)}>
                {t('Cancel')}
              </Button>
            )}
            {isHeld && isAhead && (
              <Button
                look="quiet"
                isIconOnly
                icon={<IconCalendarPlus aria-hidden />}
                aria-label={t('Add to calendar: {about}', { about })}
                title={t('Add to calendar')}
                onClick={() => void saveCalendarFile(appointment, clinic)}
              />
            )}
          </span>
        )}
        {FELL_THROUGH.includes(status) && isAhead && (
          <Button
            aria-label={t('Choose another time with {doctor}', { doctor })}
            onClick={() => onChooseAnother(appointment)}
          >
            {t('Choose another time')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What became of the request, where the badge alone does not say enough. */
function Outcome({ appointment }: { appointment: Appointment }) {
  const { status, decisionReason, expiresAt, startsAt, arrivedAt, withDoctorAt, leftAt, token, timeZone } = appointment;
  if (status === 'pending' && expiresAt === startsAt)
    return <span>{t('The doctor answers before it begins. Without an answer it does not take place.')}</span>;
  if (status === 'pending')
    return <span>{t('The doctor answers by {time}.', { time: dayAndTime(expiresAt, timeZone) })}</span>;
  if (status === 'expired')
    return <span>{t('Nobody answered in time. Choose another time, or call the clinic.')}</span>;
  if (status === 'approved' && withDoctorAt) return <span className="ink">{t('Please go in to the doctor.')}</span>;
  if (status === 'approved' && arrivedAt) {
    const tokenWords = token ? ` ${t('Your token is {token}.', { token })}` : '';
    return (
      <span>
        {t('The clinic knows that you are here.')}
        {tokenWords} {t('You will be called.')}
      </span>
    );
  }
  if (status === 'no-show' && leftAt) return <span>{t('You left before the visit.')}</span>;
  return decisionReason && <span className="ink">{t('Reason: {reason}', { reason: decisionReason })}</span>;
}

function ConfirmButton({ appointment, about }: { appointment: Appointment; about: string }) {
  const confirm = useConfirmAppointment();
  return (
    <Button
      look="primary"
      aria-label={t('I will come: {about}', { about })}
      isBusy={confirm.isPending}
      onClick={() =>
        mutateDetached(confirm, appointment.id, {
          onSuccess: () =>
            toast.success(t('Confirmed'), t('{doctor} knows that you will come.', { doctor: appointment.doctor })),
          onError: (error) => toast.error(t('Not confirmed.'), sentenceFor(error)),
        })
      }
    >
      {t('I will come')}
    </Button>
  );
}
