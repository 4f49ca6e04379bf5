import { IconFlask } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { LabOrder } from '#contract/labs/lab-orders.ts';
import { isCriticalFlag } from '#contract/labs/lab-results.ts';
import { Badge } from '../ui/badges/badge.tsx';
import { FlagMark } from '../ui/badges/flag-mark.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { useNow } from '../ui/time/now.ts';
import { atStart, dayAndTime } from '../ui/time/time.ts';
import { useResultsToReview } from './queries.ts';
import styles from './results-to-review.module.css';

/** Critical ones first, then abnormal ones, until a doctor has looked at them; the others are counted. */
export function ResultsToReview() {
  const timeZone = useTimeZone();
  const now = useNow();
  return (
    <QueryView
      query={useResultsToReview()}
      lines={2}
      empty={<p className={`muted ${styles.none}`}>No result is waiting for you.</p>}
    >
      {(orders) => {
        const abnormal = orders.filter(({ result }) => result?.isAbnormal);
        return (
          <>
            <ul className={styles.list}>
              {abnormal.map((order) => (
                <li key={order.id}>
                  <Link
                    className="stack middle gap-2 gap-x-14 min-height-48 ruled ink no-underline"
                    to="/doctor-dashboard"
                    search={{ view: 'patients', patient: order.patientId, tab: 'labs' }}
                    preload={false}
                  >
                    <span>
                      <b>{order.patient}</b> <small className="muted text-14">{order.pud}</small>
                    </span>
                    <span>
                      {order.test}: <b className="urgent">{found(order)}</b>
                    </span>
                    <small className="muted text-14">
                      {order.result && atStart(dayAndTime(order.result.enteredAt, timeZone, now))}
                    </small>
                    {order.result?.isCritical ? (
                      <FlagMark flag="Critical" />
                    ) : (
                      <Badge tone="attention" icon={<IconFlask aria-hidden />}>
                        Abnormal
                      </Badge>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
            {abnormal.length === 0 && <p className={`muted ${styles.none}`}>None of them is abnormal.</p>}
            {orders.length > abnormal.length && (
              <p className={`muted ${styles.none}`}>{normalOnes(orders.length - abnormal.length)}</p>
            )}
          </>
        );
      }}
    </QueryView>
  );
}

/** "LDL cholesterol 148 mg/dL High" */
function found({ result }: LabOrder): string {
  const out = result?.values.filter(({ flag }) => flag) ?? [];
  if (out.length === 0) return result?.text || 'see the report';
  // The one that matters most is read first.
  const byDanger = out.toSorted((one, other) => Number(isCriticalFlag(other.flag)) - Number(isCriticalFlag(one.flag)));
  return byDanger.map(({ name, value, unit, flag }) => `${name} ${value} ${unit} ${flag}`).join(', ');
}

const normalOnes = (count: number) =>
  count === 1 ? '1 normal result waits to be looked at, too.' : `${count} normal results wait to be looked at, too.`;
