import { IconBuilding, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Addressee } from '#contract/inbox.ts';
import { AsWritten } from '#web/language/marked-text.tsx';
import { t, tCount, tRich } from '#web/language/say.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { classNames } from '../ui/class-names.ts';
import { Avatar } from '../ui/people/avatar.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime, shortDay } from '../ui/time/time.ts';
import styles from './addressee-list.module.css';

/** Whom a patient may write to; those with whom something was written come with their last words. */
export const AddresseeList = ({ addressees }: { addressees: readonly Addressee[] }) => (
  <ul className={`stack fit surface ${styles.list}`} aria-label={t('Messages')}>
    {addressees.map((addressee) => (
      <li key={addressee.doctorId ?? 'desk'}>
        <AddresseeLink addressee={addressee} />
      </li>
    ))}
  </ul>
);

function AddresseeLink({ addressee: { doctorId, doctor, specialty, visitOn, thread } }: { addressee: Addressee }) {
  const timeZone = useTimeZone();
  return (
    <Link
      to="/messages/$with"
      params={{ with: doctorId ?? 'desk' }}
      className={`row gap-12 ink no-underline ${styles.link}`}
    >
      {doctor ? (
        <Avatar name={doctor} />
      ) : (
        <span className={`row centred fixed action-soft action ${styles.desk}`}>
          <IconBuilding aria-hidden />
        </span>
      )}
      <span className="stack fit gap-2 min-0 grow">
        <b>{doctor ?? t('The desk')}</b>
        <span className={classNames('muted', thread && styles.last)}>
          {thread ? (
            thread.isLastFromClinic ? (
              <AsWritten>{thread.lastText}</AsWritten>
            ) : (
              tRich('You: {text}', { text: <AsWritten>{thread.lastText}</AsWritten> })
            )
          ) : (
            <WithoutThread specialty={specialty} visitOn={visitOn} />
          )}
        </span>
        {thread && <small className="muted text-sm">{dayAndTime(thread.lastAt, timeZone)}</small>}
      </span>
      {thread && thread.unread > 0 && <Badge tone="action">{tCount('{n} new', '{n} new', thread.unread)}</Badge>}
      <IconChevronRight className={`push ${styles.arrow}`} aria-hidden />
    </Link>
  );
}

function WithoutThread({ specialty, visitOn }: Pick<Addressee, 'specialty' | 'visitOn'>) {
  const visit = visitOn && t('visit on {day}', { day: shortDay(`${visitOn}T12:00:00Z`, 'UTC') });
  if (!specialty) return visit || t('Bills, papers, appointments');
  return (
    <>
      <AsWritten>{specialty}</AsWritten>
      {visit && `, ${visit}`}
    </>
  );
}
