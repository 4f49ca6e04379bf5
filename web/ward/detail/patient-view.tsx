import type { ReactNode } from 'react';
import type { InpatientDetail } from '#contract/ward/inpatients.ts';
import { Panel } from '#web/ui/page/panel.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime, shortDay } from '#web/ui/time/time.ts';
import { TimeChart } from '../time-chart/time-chart.tsx';
import { AskBasics } from './ask-basics.tsx';
import { type Giving, MedicineGrid } from './medicine-grid.tsx';
import styles from './patient-view.module.css';
import { ScorePanel } from './score-panel.tsx';
import { WardNotes } from './ward-notes.tsx';

type PatientViewProps = { inpatient: InpatientDetail; giving: Giving; facts?: ReactNode };

/** One inpatient: how they are and why, what was measured, what they get, what was written, how they came. */
export function PatientView({ inpatient, giving, facts }: PatientViewProps) {
  const timeZone = useTimeZone();
  const { history, stays, emergencyContact, phone, statusBecause } = inpatient;
  return (
    <div className={`stack start gap-12 ${styles.view}`}>
      <div className="stack fit gap-12 min-0">
        <AskBasics inpatient={inpatient} />
        <ScorePanel inpatient={inpatient} />
        <TimeChart inpatient={inpatient} />
      </div>
      <div className="stack fit gap-12 min-0">
        <MedicineGrid inpatient={inpatient} giving={giving} />
        <WardNotes inpatientId={inpatient.id} notes={history.notes} />
        <Panel title="This stay" action={facts}>
          <dl className={styles.facts}>
            <Fact name="Admitted">{shortDay(`${history.admissionDate}T12:00:00Z`, 'UTC')}</Fact>
            <Fact name="Diagnosis">{history.diagnosis}</Fact>
            <Fact name="Allergies">
              {history.allergies.length > 0 ? history.allergies.join(', ') : inpatient.allergiesInWords}
            </Fact>
            <Fact name="Status">{statusBecause}</Fact>
            <Fact name="Phone">{phone}</Fact>
            <Fact name="In an emergency">
              {emergencyContact ? `${emergencyContact.name}, ${emergencyContact.phone}` : 'Nobody named'}
            </Fact>
            <Fact name="Beds">
              {stays.map(({ place, from, by }) => (
                <span key={from} className="block">
                  {place}, {dayAndTime(from, timeZone)}, {by}
                </span>
              ))}
            </Fact>
          </dl>
        </Panel>
      </div>
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
