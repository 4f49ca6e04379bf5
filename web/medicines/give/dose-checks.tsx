import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { dayAndTime } from '../../ui/time.ts';
import styles from './dose-checks.module.css';
import type { DoseFacts } from './dose-facts.ts';

/** What was checked at this moment: the order, old and new where it was changed, and the last dose. */
export function DoseChecks({ facts, timeZone }: { facts: DoseFacts; timeZone: string }) {
  const { changed, lastGiven, doctor } = facts;
  return (
    <ul className={styles.checks}>
      {changed ? (
        <li className={styles.changed}>
          <IconAlertTriangle aria-hidden />
          <div>
            <b>Order changed</b> {dayAndTime(changed.at, timeZone)} by {changed.by}
            <dl>
              {changed.changes.map(({ what, before, after }) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>
                    <del>{before}</del> <ins>{after}</ins>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ) : (
        <li>
          <IconCircleCheck aria-hidden />
          <span>
            <b>Order unchanged</b>, {doctor}
          </span>
        </li>
      )}
      <li>
        <IconCircleCheck aria-hidden />
        <span>
          {lastGiven ? (
            <>
              <b>Last {lastGiven.outcome === 'given' ? 'given' : lastGiven.outcome}</b>{' '}
              {dayAndTime(lastGiven.at, timeZone)} by {lastGiven.by}, not given since
            </>
          ) : (
            <b>Not given before</b>
          )}
        </span>
      </li>
    </ul>
  );
}
