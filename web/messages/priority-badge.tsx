import { IconAlertCircle } from '@tabler/icons-react';
import type { Priority } from '../../contract/messages.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './priority-badge.module.css';

/** The word in capitals; a critical one also has the alert icon. */
export function PriorityBadge({ priority }: { priority: Priority }) {
  return (
    <span className={classNames(styles.priority, styles[priority])}>
      {priority === 'critical' && <IconAlertCircle aria-hidden />}
      {priority.toUpperCase()}
    </span>
  );
}
