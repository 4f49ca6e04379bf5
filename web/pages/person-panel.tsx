import { IconMail, IconPhone } from '@tabler/icons-react';
import type { Profile } from '../../contract/records.ts';
import { useMyself } from '../identity/myself.ts';
import { personLine } from '../records/person-line.ts';
import { Avatar } from '../ui/avatar.tsx';
import { classNames } from '../ui/class-names.ts';
import { CopyButton } from '../ui/copy-button.tsx';
import styles from './person-panel.module.css';

type PersonPanelProps = { id: string; className: string | undefined; profile: Profile | undefined };

export function PersonPanel({ id, className, profile }: PersonPanelProps) {
  const me = useMyself();
  const line = profile && personLine(profile);
  return (
    <section className={classNames(styles.person, className)} id={id} aria-label="You">
      <div className={styles.who}>
        <Avatar name={me.name} isDeep />
        <div className={styles.name}>
          <h2>{me.name}</h2>
          {line && <p>{line}</p>}
        </div>
      </div>
      {me.pud && (
        <div className={styles.pud}>
          <span>
            Health ID
            <code>{me.pud}</code>
          </span>
          <CopyButton value={me.pud} what="Health ID" className={styles.copy} />
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
