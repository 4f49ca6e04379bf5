import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';

type BadgeProps = { tone?: 'action' | 'info' | 'ok' | 'attention' | 'urgent'; icon?: ReactNode; children: ReactNode };

/** A word first, colour second. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tone && styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
