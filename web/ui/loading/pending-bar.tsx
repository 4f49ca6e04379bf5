import styles from './pending-bar.module.css';

/** Lies over the page: nothing moves when it comes and goes. The heading that follows is read out; this is not. */
export function PendingBar({ isOn }: { isOn: boolean }) {
  return isOn ? <div className={`clipped ${styles.bar}`} aria-hidden /> : null;
}
