import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  exportAccessReport,
  REPORT_DAYS,
  type AccessReport as Report,
  type TrailFilter,
} from '#contract/trail/trail.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { AlertBox } from '../ui/feedback/alert-box.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Card } from '../ui/page/card.tsx';
import { PrintSheet } from '../ui/page/print-sheet.tsx';
import { Table } from '../ui/page/table.tsx';
import { useTimeZone } from '../ui/time/clinic-time.ts';
import { dayAndTime } from '../ui/time/time.ts';
import { fileLink, useAccessReport } from './queries.ts';
import styles from './trail.module.css';

const ROLES = {
  patient: 'Patient',
  doctor: 'Doctor',
  staff: 'Nurse',
  admin: 'Administrator',
  visitor: 'Visitor',
  system: 'System',
} as const;

const COUNTS = ['Opened', 'In lists', 'Refused', 'Glass broken', 'Other'] as const;

/** Counted from the trail: who touched the data of one patient, or whose data one person touched. */
export function AccessReport({ filter }: { filter: TrailFilter }) {
  const report = useAccessReport(filter);
  return (
    <Card
      title="Access report"
      action={
        <span className="row wrap gap-8">
          <Button size="small" icon={<IconPrinter aria-hidden />} onClick={() => print()} disabled={!report.data}>
            Print
          </Button>
          <ButtonAnchor
            size="small"
            icon={<IconDownload aria-hidden />}
            href={fileLink(exportAccessReport.path, filter)}
          >
            CSV
          </ButtonAnchor>
        </span>
      }
    >
      <QueryView query={report} lines={6}>
        {(found) => (
          <>
            <p className="mb-12 muted">{headingOf(found, filter)}</p>
            {found.isCut && (
              <AlertBox tone="attention" title="Only the latest 500 are shown">
                Choose fewer days to see the others.
              </AlertBox>
            )}
            <Table label="Counts" columns={columnsOf(found)}>
              <Rows report={found} />
            </Table>
            <PrintSheet>
              <h1>Access report</h1>
              <p>{headingOf(found, filter)}</p>
              <table className={styles.printed}>
                <thead>
                  <tr>
                    {columnsOf(found).map((name) => (
                      <th key={name}>{name}</th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  <Rows report={found} />
                </tbody>
              </table>
              <p>From the audit trail. It says that a record was opened, never what is in it.</p>
            </PrintSheet>
          </>
        )}
      </QueryView>
    </Card>
  );
}

const columnsOf = ({ of }: Report) => [of === 'patient' ? 'Person' : 'Patient', ...COUNTS, 'First', 'Last'];

function headingOf({ of, name, rows }: Report, { from, to }: TrailFilter): string {
  const reach = of === 'worker' && !from ? `in the ${REPORT_DAYS} days` : '';
  const given = [from && `from ${from}`, reach, to && `until ${to}`].filter(Boolean).join(' ');
  const days = given === reach && reach ? `in the last ${REPORT_DAYS} days` : given || 'at any time';
  return of === 'patient'
    ? `${rows.length === 1 ? 'One' : rows.length} touched the data of ${name}, ${days}.`
    : `${name} touched the data of ${rows.length === 1 ? 'one patient' : `${rows.length} patients`}, ${days}.`;
}

function Rows({ report: { of, rows } }: { report: Report }) {
  const timeZone = useTimeZone();
  return rows.map((row) => (
    <tr key={`${row.accountId} ${row.name} ${row.role}`}>
      <td>
        {of === 'worker' ? (
          <Link className={`nowrap ${styles.pud}`} to="/admin/trail" search={{ pud: row.name }}>
            {row.name}
          </Link>
        ) : (
          <>
            <b>{row.name}</b>
            {row.role && <span className="block muted text-sm">{ROLES[row.role]}</span>}
          </>
        )}
      </td>
      <td>{row.opened}</td>
      <td>{row.listed}</td>
      <td>{row.refused}</td>
      <td className={row.glass > 0 ? 'semibold attention' : undefined}>{row.glass}</td>
      <td>{row.other}</td>
      <td className="nowrap">{dayAndTime(row.first, timeZone)}</td>
      <td className="nowrap">{dayAndTime(row.last, timeZone)}</td>
    </tr>
  ));
}
