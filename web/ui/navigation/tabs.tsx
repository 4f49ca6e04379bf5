import type { ReactNode } from 'react';
import styles from './tabs.module.css';

/** Sections with an address each: links, so that a reload and the way back keep the place. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav className={`row stretch gap-4 ruled-below ${styles.tabs}`} aria-label={label}>
      {children}
    </nav>
  );
}
