import { IconPrinter } from '@tabler/icons-react';
import { usePatientSummary } from '#web/api/chart.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import type { ChartSectionProps } from '../chart-tabs.tsx';
import styles from './summary.module.css';
import { SummarySheet } from './summary-sheet.tsx';

/** The patient on one page, on the screen and on paper. */
export function PatientSummary({ patientId }: ChartSectionProps) {
  const summary = usePatientSummary(patientId);
  return (
    <div className={styles.page}>
      <div className="row wrap between gap-8 mb-12 muted">
        <p>One page, made from the chart as it is now.</p>
        <Button icon={<IconPrinter aria-hidden />} disabled={!summary.data} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <QueryView query={summary} lines={10}>
        {(known) => (
          <>
            <SummarySheet summary={known} />
            <PrintSheet>
              <SummarySheet summary={known} />
            </PrintSheet>
          </>
        )}
      </QueryView>
    </div>
  );
}
