import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { FormerPuds } from '#web/ui/people/former-puds.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { useAdmissions } from './admission-queries.ts';
import styles from './recent-admissions.module.css';

export function RecentAdmissions() {
  const timeZone = useTimeZone();
  return (
    <Panel title="Admitted and discharged" note="newest first">
      <QueryView query={useAdmissions()} empty={<p className={styles.none}>Nobody was admitted yet.</p>}>
        {(all) => (
          <ol className={styles.list}>
            {all.map(({ id, patient, pud, formerPuds, place, doctor, admittedAt, dischargedAt }) => (
              <li className="stack middle gap-2 gap-x-16 ruled muted" key={id}>
                <p>
                  <b className="ink">{patient}</b> {pud} <FormerPuds puds={formerPuds} />
                </p>
                <p>
                  {place}, {doctor}
                </p>
                <p>
                  Admitted {dayAndTime(admittedAt, timeZone)}
                  {dischargedAt && `, discharged ${dayAndTime(dischargedAt, timeZone)}`}
                </p>
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Panel>
  );
}
