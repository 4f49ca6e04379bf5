import type { LabReport } from '#contract/labs/lab-orders.ts';
import styles from './lab-reports.module.css';
import { LabRow } from './lab-row.tsx';

const COLUMNS = ['Test', 'Date', 'Result', 'Where it lies', 'Reference', 'Status', 'Before', 'Report'];

type LabTableProps = { reports: readonly LabReport[]; empty: string; onReview: (report: LabReport) => void };

/** A table that lies down as cards where it is narrow. */
export function LabTable({ reports, empty, onReview }: LabTableProps) {
  if (reports.length === 0) return <p className={`muted ${styles.empty}`}>{empty}</p>;
  return (
    <div className={styles.scroll}>
      <table className={`full ${styles.table}`}>
        <thead className="hidden">
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {reports.map((report, index) => (
            <LabRow
              key={report.id}
              report={report}
              // An order of several values is reviewed once, on its first line.
              isFirstOfOrder={reports.findIndex(({ orderId }) => orderId === report.orderId) === index}
              onReview={() => onReview(report)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
