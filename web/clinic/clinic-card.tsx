import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { QueryView } from '../ui/query-view.tsx';
import styles from './clinic-card.module.css';
import { useClinic } from './queries.ts';

/** How to reach people: first the number for a danger to life, then the clinic's own. */
export function ClinicCard({ isForPatients }: { isForPatients?: boolean }) {
  const clinic = useClinic();
  return (
    <Card title={clinic.data?.name ?? 'The clinic'}>
      <QueryView query={clinic} lines={4}>
        {({ phone, email, supportHours, emergencyNumber, timeZone }) => (
          <>
            <div className={styles.dial}>
              <a href={`tel:${emergencyNumber}`} aria-label={`Call ${emergencyNumber}`}>
                {emergencyNumber}
              </a>
              <p>
                <b>{isForPatients ? 'In danger? Call now.' : 'Emergency number'}</b>
                Nadi does not call an ambulance.
              </p>
            </div>
            <Facts
              rows={{
                Phone: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
                Email: <a href={`mailto:${email}`}>{email}</a>,
                Hours: supportHours,
                'Times shown in': timeZone,
              }}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}
