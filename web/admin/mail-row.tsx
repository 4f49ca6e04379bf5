import { Link } from '@tanstack/react-router';
import type { MailReply } from '#contract/admin.ts';
import { MailAddress } from '../ui/people/mail-address.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { MailState } from './mail-state.tsx';
import styles from './mails.module.css';

type MailRowProps = { mail: MailReply; canOpen: boolean; isOpen: boolean };

export function MailRow({ mail, canOpen, isOpen }: MailRowProps) {
  const timeZone = useTimeZone();
  const words = (
    <>
      <span className={`row gap-12 between ${styles.line}`}>
        <b className="min-0 breakable">{mail.subject}</b>
        <span>{dayAndTime(mail.queuedAt, timeZone)}</span>
      </span>
      <span className={`row gap-12 between ${styles.line}`}>
        <span className={`min-0 breakable ${styles.to}`}>
          <MailAddress of={mail.to} />
        </span>
        <MailState mail={mail} />
      </span>
    </>
  );
  return (
    <li>
      {canOpen ? (
        <Link
          className={`stack gap-2 round ink no-underline ${styles.row}`}
          to="/admin/mails"
          search={{ mail: mail.id }}
          aria-current={isOpen ? 'true' : undefined}
          resetScroll={false}
        >
          {words}
        </Link>
      ) : (
        <div className={`stack gap-2 round ink no-underline ${styles.row}`}>{words}</div>
      )}
    </li>
  );
}
