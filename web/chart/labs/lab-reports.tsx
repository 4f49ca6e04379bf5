import { useState } from 'react';
import type { LabReport } from '#contract/lab-orders.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { Segments } from '#web/ui/segments.tsx';
import type { ChartSectionProps } from '../chart-tabs.tsx';
import { useLabReports } from '../queries.ts';
import styles from './lab-reports.module.css';
import { LabTable } from './lab-table.tsx';
import { LabTrends } from './lab-trends.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

type View = 'all' | 'abnormal' | 'waiting';

/** Results where they lie in their range; what the doctor has not reviewed yet says so. */
export function LabReports({ patientId }: ChartSectionProps) {
  const [view, setView] = useState<View>('all');
  const [reviewing, setReviewing] = useState<LabReport | null>(null);
  return (
    <div className={styles.page}>
      <QueryView query={useLabReports(patientId)} lines={8}>
        {({ reports, waiting }) => {
          const abnormal = reports.filter(({ status }) => status === 'abnormal');
          return (
            <>
              <div className={styles.ways}>
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
