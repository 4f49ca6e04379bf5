import type { ReactNode } from 'react';
import styles from './control.module.css';

type ControlProps = {
  isOn?: boolean;
  isEnd?: boolean;
  isBusy?: boolean;
  /** What is new behind it. */
  count?: number;
  icon: ReactNode;
  onPress: () => void;
  children: ReactNode;
};

/** A round button with its word below. The word says what a press does: "Unmute, pressed" would say it twice, and wrongly. */
export const Control = ({ isOn, isEnd = false, isBusy = false, count = 0, icon, onPress, children }: ControlProps) => (
  <button
    type="button"
    className={`column ${styles.control}`}
    data-on={isOn || undefined}
    aria-busy={isBusy || undefined}
    disabled={isBusy}
    data-end={isEnd || undefined}
    onClick={onPress}
  >
    <span className={styles.round}>
      {icon}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </span>
    <span className="text-14">{children}</span>
  </button>
);
