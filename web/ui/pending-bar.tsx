import styles from './pending-bar.module.css';

/** Lies over the page: nothing moves when it comes and goes. */
export function PendingBar({ isOn }: { isOn: boolean }) {
  return <div role="status">{isOn && <div className={styles.bar} title="Loading" />}</div>;
}
