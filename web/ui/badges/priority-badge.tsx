import { IconAlertCircle } from '@tabler/icons-react';
import { classNames } from '../class-names.ts';
import styles from './priority-badge.module.css';

type PriorityBadgeProps = { priority: 'critical' | 'high' | 'medium' | 'normal' | 'low' };

/** The word in capitals; a critical one also has the alert icon. */
export function PriorityBadge({ priority }: PriorityBadgeProps) {
  return (
    <span
      className={classNames(
        `row-inline gap-5 outlined surface muted text-13 bold icons-16 ${styles.priority}`,
        styles[priority],
      )}
    >
      {priority === 'critical' && <IconAlertCircle aria-hidden />}
      {priority.toUpperCase()}
    </span>
  );
}
