import type { DoctorInFull } from '#contract/appointments/doctors.ts';
import { t, tRich } from '#web/language/say.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { zoneInWords } from '#web/ui/time/time.ts';
import { dayWords } from '#web/ui/time/zoned-time.ts';
import { keepChoice } from '../booking/booking-draft.ts';
import styles from './doctor.module.css';

type NextTimesProps = { doctor: DoctorInFull; accountId: string; phone: string | undefined };

/** The next free times. Each leads to the booking form, with the doctor and the time chosen. */
export function NextTimes({ doctor, accountId, phone }: NextTimesProps) {
  const timeZone = useTimeZone();
  const { id, name, department, takesBookings, nextDays } = doctor;
  const choose = (date = '', time = '') =>
    keepChoice(accountId, { department, doctorId: id, doctorName: name, date, time });
  return (
    <Card
      title={t('Next free times')}
      action={<span className="muted text-sm">{t('Times in {timeZone}', { timeZone: zoneInWords(timeZone) })}</span>}
    >
      {!takesBookings && (
        <p>
          {t('{name} is not taking bookings at present.', { name })} <CallUs phone={phone} />
        </p>
      )}
      {takesBookings && nextDays.length === 0 && (
        <p>{t('All times of the next weeks are taken. On the waiting list you are asked when one becomes free.')}</p>
      )}
      <ul className="stack gap-12">
        {nextDays.map(({ date, times }) => (
          <li key={date}>
            <p className="mb-8 semibold">{inWords(date)}</p>
            <div className={`stack gap-8 ${styles.times}`}>
              {times.map((time) => (
                <ButtonLink
                  key={time}
                  to="/book"
                  aria-label={t('Book {inWords}, {time}', { inWords: inWords(date), time })}
                  onClick={() => choose(date, time)}
                >
                  {time}
                </ButtonLink>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {takesBookings && (
        <p className="mt-16">
          {nextDays.length > 0 ? (
            <ButtonLink to="/book" isBlock onClick={() => choose()}>
              {t('All times')}
            </ButtonLink>
          ) : (
            <ButtonLink to="/book" hash="waitlist" isBlock onClick={() => choose()}>
              {t('To the waiting list')}
            </ButtonLink>
          )}
        </p>
      )}
    </Card>
  );
}

const CallUs = ({ phone }: { phone: string | undefined }) =>
  phone
    ? tRich('Call the clinic: {phone}', { phone: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> })
    : t('Please ask at the clinic’s desk.');

/** Mon 16 Nov */
function inWords(date: string): string {
  const { weekday, number, month } = dayWords(date);
  return `${weekday} ${number} ${month}`;
}
