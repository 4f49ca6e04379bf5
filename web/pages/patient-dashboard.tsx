import { IconMail, IconPhone } from '@tabler/icons-react';
import { ClinicCard } from '../clinic/clinic-card.tsx';
import { useMyself } from '../identity/myself.ts';
import { SessionsCard } from '../identity/sessions-card.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { classNames } from '../ui/class-names.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import { Greeting, useTimeZone } from './greeting.tsx';
import styles from './home.module.css';
import { ManageLink } from './manage-link.tsx';

export function PatientDashboardPage() {
  const timeZone = useTimeZone();
  return (
    <div className={classNames(styles.home, styles['with-side'])}>
      <div className={styles.main}>
        <Greeting />
        <div className={styles.cards}>
          <ClinicCard isForPatients />
          <SessionsCard timeZone={timeZone} most={4} action={<ManageLink />} />
        </div>
      </div>
      <You />
    </div>
  );
}

function You() {
  const me = useMyself();
  return (
    <section className={classNames(styles.you, styles.person)} aria-label="You">
      <div className={styles.name}>
        <Avatar name={me.name} isDeep />
        <h2>{me.name}</h2>
      </div>
      {me.pud && (
        <div className={styles.pud}>
          <span>
            Health ID
            <code>{me.pud}</code>
          </span>
          <CopyButton value={me.pud} what="Health ID" />
        </div>
      )}
      <ul className={styles.contact}>
        <li>
          <IconMail aria-hidden />
          {me.email}
        </li>
        {me.phone && (
          <li>
            <IconPhone aria-hidden />
            {me.phone}
          </li>
        )}
      </ul>
    </section>
  );
}
