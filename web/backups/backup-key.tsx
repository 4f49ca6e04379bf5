import { IconAlertTriangle, IconKey, IconTool } from '@tabler/icons-react';
import { Panel } from '../ui/page/panel.tsx';
import styles from './backups.module.css';

/** What is not in a backup, and what it is good for without. */
export function BackupKey({ mark }: { mark: string }) {
  return (
    <Panel title="Key" note="without it a backup is noise">
      <ul className={`icons-20 ${styles.keys}`}>
        <li className="stack ruled">
          <IconKey aria-hidden />
          <p>
            <b className="block">Master key {mark}</b>
            <span className="muted text-14">Opens these files, and what is sealed in them. It is in none of them.</span>
          </p>
        </li>
        <li className={`stack ruled ${styles.warned}`}>
          <IconAlertTriangle aria-hidden />
          <p>
            <b className="block">Keep a copy apart from this machine</b>
            <span className="muted text-14">
              On paper in a safe, and with somebody outside the house. Never beside the backups.
            </span>
          </p>
        </li>
        <li className="stack ruled">
          <IconTool aria-hidden />
          <p>
            <b className="block">Restoring</b>
            <span className="muted text-14">
              On the new machine, with that key and an empty database:{' '}
              <code className="nowrap">npm run restore -- FILE</code>
            </span>
          </p>
        </li>
      </ul>
    </Panel>
  );
}
