import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LabOrder, LabReport } from '#contract/labs/lab-orders.ts';
import { labReportsQuery } from '#web/api/lab-orders.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Segments } from '#web/ui/navigation/segments.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import type { ChartSectionProps } from '../chart-tabs.tsx';
import styles from './lab-reports.module.css';
import { LabTable } from './lab-table.tsx';
import { LabTrends } from './lab-trends.tsx';
import { ReviewDialog } from './review-dialog.tsx';

type View = 'all' | 'abnormal' | 'waiting';

/** Results where they lie in their range; what the doctor has not reviewed yet says so. */
export function LabReports({ patientId }: ChartSectionProps) {
  const [view, setView] = useState<View>('all');
  const [reviewing, setReviewing] = useState<LabReport | null>(null);
  return (
    <div className={styles.page}>
      <QueryView query={useQuery(labReportsQuery(patientId))} lines={8}>
        {({ reports, waiting }) => {
          const abnormal = reports.filter(({ status }) => status === 'abnormal');
          return (
            <>
              <div className="row stretch wrap gap-12 mb-12">
                <Segments
                  label="Show"
                  value={view}
                  onChoose={setView}
                  choices={[
                    { value: 'all', label: 'All', count: reports.length },
                    { value: 'abnormal', label: 'Abnormal', count: abnormal.length },
                    { value: 'waiting', label: 'Waiting', count: waiting.length },
                  ]}
                />
              </div>
              {view === 'waiting' ? (
                <WaitingOrders orders={waiting} />
              ) : (
                <>
                  <LabTable
                    reports={view === 'all' ? reports : abnormal}
                    empty={view === 'all' ? 'No result yet. Order a test with a diagnosis.' : 'No abnormal result.'}
                    onReview={setReviewing}
                  />
                  <LabTrends reports={view === 'all' ? reports : abnormal} />
                </>
              )}
            </>
          );
        }}
      </QueryView>
      <ReviewDialog report={reviewing} onClose={() => setReviewing(null)} />
    </div>
  );
}

/** Ordered, and no result yet. */
function WaitingOrders({ orders }: { orders: readonly LabOrder[] }) {
  const timeZone = useTimeZone();
  if (orders.length === 0) return <p className={`muted ${styles.empty}`}>No order is waiting for its result.</p>;
  return (
    <ul className={`stack gap-8 ${styles.values}`} aria-label="Waiting orders">
      {orders.map(({ id, test, indication, orderedAt, orderedBy, collectedAt }) => (
        <li key={id}>
          <b>{test}</b> {indication}
          <span className={`faint regular text-14 ${styles.of}`}>
            ordered {dayAndTime(orderedAt, timeZone)} by {orderedBy};{' '}
            {collectedAt ? `collected ${dayAndTime(collectedAt, timeZone)}` : 'not collected yet'}
          </span>
        </li>
      ))}
    </ul>
  );
}
