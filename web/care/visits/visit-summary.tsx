import type { ReactNode } from 'react';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { Facts } from '#web/ui/page/facts.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { shortDay, timeOfDay } from '#web/ui/time/time.ts';
import { dayInFull } from '#web/ui/time/zoned-time.ts';
import { medicinesOf } from './visit-medicines.ts';
import styles from './visit-summary.module.css';

type WhoseVisit = { clinic: string; name: string; pud: string | null };

type VisitSummaryProps = { visit: Diagnosis; visits: readonly Diagnosis[]; whose: WhoseVisit };

/** To take home: only what the doctor signed, the same on screen and paper. */
export function VisitSummary({ visit, visits, whose }: VisitSummaryProps) {
  const timeZone = useTimeZone();
  const { diagnosis, notes, signedBy, signedAt, followUpOn, labOrders, addenda } = visit;
  const { started, changed, asBefore, stopped } = medicinesOf(visit, visits, timeZone);
  const hasMedicines = started.length + changed.length + asBefore.length + stopped.length > 0;
  return (
    <article aria-label={`Visit of ${shortDay(signedAt, timeZone)}`}>
      <p className="mb-12">
        <b>{whose.clinic}</b>
        <span className="block">{[whose.name, whose.pud].filter(Boolean).join(', ')}</span>
      </p>
      <Facts
        rows={{
          'What was found': diagnosis,
          'What the doctor wrote': notes ? <span className={styles.words}>{notes}</span> : 'Nothing besides.',
          'Medicines started': listed(started.map(asLine)),
          'Medicines changed': listed(changed.map(({ now, before }) => `${asLine(now)}. Before: ${before}`)),
          'Medicines as before': listed(asBefore.map(asLine)),
          'Medicines stopped': listed(
            stopped.map(({ name, stopReason }) => `${name}${stopReason ? `: ${stopReason}` : ''}`),
          ),
          Medicines: hasMedicines ? null : 'No change.',
          'Tests ordered': listed(labOrders.map(({ test }) => test)),
          'When to come back': followUpOn ? dayInFull(followUpOn) : 'No day was set.',
          'Added later': listed(addenda.map(({ text, by, at }) => `${text} (${by}, ${shortDay(at, timeZone)})`)),
        }}
      />
      <p className="mt-12 text-14">
        Signed by {signedBy}, {shortDay(signedAt, timeZone)}, {timeOfDay(signedAt, timeZone)}.
      </p>
    </article>
  );
}

const asLine = ({ name, inWords, instructions }: PrescribedMedicine) =>
  [`${name}: ${inWords}`, instructions].filter(Boolean).join('. ');

/** Null leaves the row out. */
function listed(lines: readonly string[]): ReactNode {
  if (lines.length === 0) return null;
  return lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}
