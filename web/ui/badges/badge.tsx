import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

type BadgeProps = { tone?: 'action' | 'info' | 'ok' | 'attention' | 'urgent'; icon?: ReactNode; children: ReactNode };

/** A word first, colour second. */
export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        `row-inline gap-6 outlined sunk muted semibold text-xs nowrap ${styles.badge}`,
        tone && styles[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
