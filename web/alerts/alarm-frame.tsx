import type { ReactNode } from 'react';
import styles from './alarm-frame.module.css';

/** Around the alarms above a page: no message is ever put over them. It draws nothing itself. */
export const AlarmFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame} data-never-covered>
    {children}
  </div>
);
