import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { MailText } from './mail-text.tsx';
import styles from './mails.module.css';
import { useMail } from './queries.ts';

type MailReaderProps = { id: string | undefined };

export function MailReader({ id }: MailReaderProps) {
  if (!id) {
    return (
      <section className={`panel min-0 ${styles.reader}`} aria-label="Mail">
        <p className="muted">Choose a mail to read it.</p>
      </section>
    );
  }
  return <OpenMail id={id} />;
}

function OpenMail({ id }: { id: string }) {
  const timeZone = useTimeZone();
  const mail = useMail(id);
  const subject = useRef<HTMLHeadingElement>(null);
  const isThere = mail.data !== undefined;
  useEffect(() => {
    if (isThere) subject.current?.focus();
  }, [isThere]);
  return (
    <section className={`panel min-0 ${styles.reader}`} aria-label="Mail">
      <ButtonLink className={styles.back} look="quiet" to="/admin/mails" icon={<IconArrowLeft aria-hidden />}>
        All mails
      </ButtonLink>
      <QueryView query={mail} lines={6}>
        {({ subject: words, to, queuedAt, text }) => (
          <>
            <h2 ref={subject} tabIndex={-1}>
              {words}
            </h2>
            <p className={`muted breakable ruled-below ${styles.envelope}`}>
              To {to} · {dayAndTime(queuedAt, timeZone)}
            </p>
            {text === null ? <p className="muted">The text of this mail is not kept.</p> : <MailText text={text} />}
          </>
        )}
      </QueryView>
    </section>
  );
}
