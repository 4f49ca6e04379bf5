import type { ReactNode } from 'react';
import { MOST_WAIT_HOURS, type Report, SMALLEST_GROUP } from '#contract/reports.ts';
import { Panel } from '../ui/page/panel.tsx';
import { dayAsText } from '../ui/time/day-text.ts';
import { CountTable } from './count-table.tsx';
import styles from './reports.module.css';
import { SpreadBars } from './spread-bar.tsx';
import { VisitChart } from './visit-chart.tsx';
import { columnOf, countWords, kindWords, numberOf, TOO_FEW } from './words.ts';

const STEP_WORDS = { day: 'Day', week: 'Week from', month: 'Month from' } as const;

export function ReportPanels({ report }: { report: Report }) {
  const { visits, waiting, overrides, agreement, step } = report;
  const minutes = new Map(waiting.figures.map((row) => [row.key, row]));
  const minutesOf = (key: string | null) => {
    const { median = null, ninetieth = null } = key === null ? waiting.all : (minutes.get(key) ?? {});
    return [median, ninetieth].map((figure) => (figure === null ? TOO_FEW : `${figure} min`));
  };
  return (
    <div className="stack fit gap-16">
      <Panel title="Visits and no-shows" note={numberOf(visits.byTime.sum.total, 'visits')}>
        <div className={styles.body}>
          <VisitChart report={report} />
          <CountTable label="Visits by doctor" of="Doctor" table={visits.byDoctor} />
          <CountTable label="Visits by department" of="Department" table={visits.byDepartment} />
          <details>
            <summary>{`By ${step}, as a table`}</summary>
            <CountTable
              label={`Visits by ${step}`}
              of={STEP_WORDS[step]}
              table={visits.byTime}
              nameOf={({ key }) => dayAsText(key)}
            />
          </details>
          <HowCounted>
            Approved visits whose time has begun, by their start. Cancelled, declined and expired requests are not
            counted. Left: arrived and went before the doctor was ready. Visits of which nobody noted what became of
            them: {countWords(columnOf(visits.byTime, 'not-noted'))}.
          </HowCounted>
        </div>
      </Panel>
      <Panel title="Waiting times" note={numberOf(waiting.byDoctor.sum.total, 'visits in person that took place')}>
        <div className={styles.body}>
          <SpreadBars label="How long people waited" table={waiting.byDoctor} />
          <CountTable
            label="Waiting times by doctor"
            of="Doctor"
            table={waiting.byDoctor}
            more={{ heads: ['Half waited at most', '9 of 10 at most'], cells: minutesOf }}
          />
          <HowCounted>
            From the arrival, as noted at the desk or on the phone, until the note that the patient is with the doctor;
            someone who comes early waits longer here. Not recorded: visits that lack one of the two notes, or whose
            notes lie more than {MOST_WAIT_HOURS} hours apart, because one was forgotten; their number:{' '}
            {countWords(columnOf(waiting.byDoctor, 'not-noted'))}.
          </HowCounted>
        </div>
      </Panel>
      <Panel
        title="Overridden safety findings"
        note={numberOf(overrides.byDoctor.sum.total, 'prescriptions and ward orders')}
      >
        <div className={styles.body}>
          <CountTable label="Signatures by doctor" of="Doctor" table={overrides.byDoctor} />
          {overrides.byKind.rows.length > 0 && (
            <CountTable
              label="Overridden findings by kind"
              of="Kind of finding"
              table={overrides.byKind}
              nameOf={({ key }) => kindWords(key)}
            />
          )}
          <HowCounted>
            A signature counts once, however many findings it answers with a reason; the kinds count each finding. The
            department is the doctor’s of today. Not recorded: medicines that the safety table does not know were not
            checked, and findings that need no reason are not overrides.
          </HowCounted>
        </div>
      </Panel>
      <Panel
        title="Triage beside the signed diagnosis"
        note={numberOf(agreement.sum.total, 'visits that were booked with a symptom check')}
      >
        <div className={styles.body}>
          <SpreadBars label="Triage and diagnosis" table={agreement} />
          <HowCounted>
            Compared by the first three characters of the ICD-10 code, with the first diagnosis that the doctor of the
            visit signed for its day. A diagnosis that was not named is no mistake by itself: the symptom check ranks
            causes, it does not diagnose. Not recorded: visits without a signed diagnosis, without its code, or whose
            symptom check named no cause are counted and not compared.
          </HowCounted>
        </div>
      </Panel>
      <p className="muted text-14">
        Numbers only. Groups of fewer than {SMALLEST_GROUP} are not shown, nor a figure from which they would follow.
        Each report is an entry of the audit trail.
      </p>
    </div>
  );
}

const HowCounted = ({ children }: { children: ReactNode }) => (
  <p className={`muted text-14 ${styles.how}`}>
    <b>How it is counted.</b> {children}
  </p>
);
