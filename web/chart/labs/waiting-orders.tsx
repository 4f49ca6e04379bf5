import type { LabOrder } from '#contract/lab-orders.ts';
import { useTimeZone } from '#web/ui/clinic-time.ts';
import { dayAndTime } from '#web/ui/time.ts';
import styles from './lab-reports.module.css';

/** Ordered, and no result yet. */
export function WaitingOrders({ orders }: { orders: readonly LabOrder[] }) {
  const timeZone = useTimeZone();
  if (orders.length === 0) return <p className={styles.empty}>No order is waiting for its result.</p>;
  return (
    <ul className={styles.values} aria-label="Waiting orders">
      {orders.map(({ id, test, indication, orderedAt, orderedBy, collectedAt }) => (
        <li key={id}>
          <b>{test}</b> {indication}
          <span className={styles.of}>
            ordered {dayAndTime(orderedAt, timeZone)} by {orderedBy};{' '}
            {collectedAt ? `collected ${dayAndTime(collectedAt, timeZone)}` : 'not collected yet'}
          </span>
        </li>
      ))}
    </ul>
  );
}
