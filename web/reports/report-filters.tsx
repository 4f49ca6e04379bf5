import { IconDownload } from '@tabler/icons-react';
import { exportReport, type ReportFilter, USUAL_REPORT_DAYS } from '#contract/reports.ts';
import { addDays } from '#contract/zoned-time.ts';
import { useDepartments } from '../api/clinic.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { DayPicker } from '../ui/fields/days/day-field.tsx';
import { SelectField } from '../ui/fields/text-field.tsx';
import { useToday } from '../ui/time/today.ts';
import { useDoctors } from './queries.ts';
import styles from './reports.module.css';

type ReportFiltersProps = { filter: ReportFilter; onChange: (filter: ReportFilter) => void };

/** What is asked stands in the address: a reload and the way back keep it. */
export function ReportFilters({ filter, onChange }: ReportFiltersProps) {
  const today = useToday();
  const doctors = useDoctors().data ?? [];
  const departments = useDepartments().data ?? [];
  const set = (change: Partial<ReportFilter>) => onChange({ ...filter, ...change });
  const to = filter.to ?? today;
  const from = filter.from ?? addDays(to, 1 - USUAL_REPORT_DAYS);
  return (
    <section className={`panel container ${styles.filters}`} aria-label="Filter">
      <div className={styles.fields}>
        <DayPicker label="From" hasCalendar value={from} max={to} onChoose={(day) => set({ from: day, to })} />
        <DayPicker label="To" hasCalendar value={to} max={today} onChoose={(day) => set({ from, to: day })} />
        <SelectField
          label="Doctor"
          value={filter.doctor ?? ''}
          onChange={({ target }) => set({ doctor: target.value || undefined })}
        >
          <option value="">All doctors</option>
          {doctors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Department"
          value={filter.department ?? ''}
          onChange={({ target }) => set({ department: target.value || undefined })}
        >
          <option value="">All departments</option>
          {departments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="row wrap gap-8">
        {[7, 30, 90, 365].map((days) => (
          <button
            key={days}
            type="button"
            className={`pressable outlined surface semibold text-sm ${styles.chip}`}
            aria-pressed={to === today && from === addDays(today, 1 - days)}
            onClick={() => set({ from: addDays(today, 1 - days), to: today })}
          >
            {days === 365 ? 'A year' : `${days} days`}
          </button>
        ))}
        <ButtonAnchor className="push" icon={<IconDownload aria-hidden />} href={fileLink(filter)}>
          CSV
        </ButtonAnchor>
      </div>
    </section>
  );
}

function fileLink(filter: ReportFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined) as [string, string][];
  const search = new URLSearchParams(given).toString();
  return `/api${exportReport.path}${search && `?${search}`}`;
}
