import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReportFilter } from '#contract/reports.ts';
import { useReport } from '#web/reports/queries.ts';
import { ReportFilters } from '#web/reports/report-filters.tsx';
import { ReportPanels } from '#web/reports/report-panels.tsx';
import { sentenceOf } from '#web/reports/words.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';

/** The filter stands in the address. */
export function ReportsPage() {
  const { from, to, doctor, department } = useSearch({ strict: false });
  const navigate = useNavigate();
  const filter = given({ from, to, doctor, department });
  const report = useReport(filter);
  return (
    <div className="stack fit gap-16">
      <div>
        <h1>Reports</h1>
        <p className="muted" aria-live="polite">
          {report.data ? sentenceOf(report.data) : 'Counts of visits, waiting times and signatures.'}
        </p>
      </div>
      <ReportFilters
        filter={filter}
        onChange={(next) => void navigate({ to: '/admin/reports', search: given(next), resetScroll: false })}
      />
      <QueryView query={report} lines={8}>
        {(counted) => <ReportPanels report={counted} />}
      </QueryView>
    </div>
  );
}

/** Without what was left empty. */
const given = (search: Record<string, string | undefined>): ReportFilter =>
  Object.fromEntries(Object.entries(search).filter((pair): pair is [string, string] => Boolean(pair[1])));
