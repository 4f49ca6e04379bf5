import { Link, useSearch } from '@tanstack/react-router';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Tabs } from '../ui/navigation/tabs.tsx';
import styles from './chart-tabs.module.css';

export type ChartSectionProps = {
  patientId: string;
  aside?: ReactNode;
  /** Opens what the patient told the triage. */
  told?: (triageId: string) => ReactNode;
  /** What the patient added from elsewhere and shares with the reader. */
  documents?: ReactNode;
};

/** A part that a page brings along, because it belongs to another module. */
export type BroughtPart = { tab: string; label: string; content: ReactNode };

type ChartTabsProps = ChartSectionProps & {
  /** Growth and vaccines of a child. */
  brought?: readonly BroughtPart[];
  /** How an inpatient is now: the first part, where there is one. */
  now?: ReactNode;
};

type Section = LazyExoticComponent<ComponentType<ChartSectionProps>>;

const TABS: readonly { tab: string; label: string; Section: Section }[] = [
  {
    tab: 'vitals',
    label: 'Vitals',
    Section: lazy(async () => ({ default: (await import('./vitals/vitals.tsx')).Vitals })),
  },
  {
    tab: 'labs',
    label: 'Lab Reports',
    Section: lazy(async () => ({ default: (await import('./labs/lab-reports.tsx')).LabReports })),
  },
  {
    tab: 'history',
    label: 'Medical History',
    Section: lazy(async () => ({ default: (await import('./history/medical-history.tsx')).MedicalHistory })),
  },
  {
    tab: 'summary',
    label: 'Patient Summary',
    Section: lazy(async () => ({ default: (await import('./summary/patient-summary.tsx')).PatientSummary })),
  },
];

/** The chart in its parts. Which one is open stands in the address, beside whatever else the page keeps there. It lies beside
 * a list, beside a form or alone: a container, so that its parts ask how wide it is, not how wide the screen is. */
export function ChartTabs({ now = null, brought = [], ...chart }: ChartTabsProps) {
  const { tab } = useSearch({ strict: false });
  const isNow = now !== null && ![...TABS, ...brought].some((each) => each.tab === tab);
  const other = brought.find((each) => each.tab === tab);
  const open = isNow || other ? undefined : (TABS.find((each) => each.tab === tab) ?? TABS[0]);
  return (
    <div className="min-0 surface container">
      <div className={`ruled-below ${styles.tabs}`}>
        <Tabs label="Chart">
          {now !== null && (
            <Link to="." search={(before) => ({ ...before, tab: 'now' })} aria-current={isNow ? 'page' : undefined}>
              Now
            </Link>
          )}
          {[...TABS, ...brought].map((each) => (
            <Link
              key={each.tab}
              to="."
              search={(before) => ({ ...before, tab: each.tab })}
              aria-current={each === open || each === other ? 'page' : undefined}
            >
              {each.label}
            </Link>
          ))}
        </Tabs>
      </div>
      <Suspense
        fallback={
          <div className={styles.waiting}>
            <Skeleton lines={8} />
          </div>
        }
      >
        {/* Another patient is another chart: nothing of the last one may stay behind. */}
        {open ? <open.Section key={chart.patientId} {...chart} /> : (other?.content ?? now)}
      </Suspense>
    </div>
  );
}
