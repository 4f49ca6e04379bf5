import { IconPlugConnectedX } from '@tabler/icons-react';
import styles from './offline-bar.module.css';

export function OfflineBar({ isOn }: { isOn: boolean }) {
  return (
    <div role="status">
      {isOn && (
        <p className={styles.bar}>
          <IconPlugConnectedX aria-hidden />
          No connection. What you type is kept; sending waits.
        </p>
      )}
    </div>
  );
}
