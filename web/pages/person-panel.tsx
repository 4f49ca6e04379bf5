import { IconMail, IconPhone } from '@tabler/icons-react';
import type { Profile } from '#contract/records.ts';
import { useMyself } from '../identity/myself.ts';
import { personLine } from '../records/person-line.ts';
import { Avatar } from '../ui/avatar.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import styles from './person-panel.module.css';

type PersonPanelProps = { id: string; profile: Profile | undefined };

export function PersonPanel({ id, profile }: PersonPanelProps) {
  const me = useMyself();
  const line = profile && personLine(profile);
  return (
    <section className={styles.person} id={id} aria-label="You">
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
          {me.email ?? 'No confirmed e-mail address'}
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
