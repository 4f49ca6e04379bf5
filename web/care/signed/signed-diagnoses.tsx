import type { ReactNode } from 'react';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { KeptAlthough } from '#web/ui/kept-although.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { atStart, dayAndTime } from '#web/ui/time/time.ts';
import { useSignedDiagnoses } from '../queries.ts';
import { AddAddendum } from './add-addendum.tsx';
import styles from './signed-diagnoses.module.css';

type SignedDiagnosesProps = {
  patientId: string;
  printLink: (prescriptionId: string, number: string) => ReactNode;
};

/** Signed and never edited; what is to be corrected is added. */
export function SignedDiagnoses({ patientId, printLink }: SignedDiagnosesProps) {
  return (
    <QueryView
      query={useSignedDiagnoses(patientId)}
      empty={<p className={styles.none}>Nothing has been signed for this patient yet.</p>}
      lines={4}
    >
      {(diagnoses) => (
        <ol>
          {diagnoses.map((diagnosis) => (
            <Signed key={diagnosis.id} {...{ diagnosis, printLink }} />
          ))}
        </ol>
      )}
    </QueryView>
  );
}

type SignedProps = Omit<SignedDiagnosesProps, 'patientId'> & { diagnosis: Diagnosis };

function Signed({ diagnosis, printLink }: SignedProps) {
  const timeZone = useTimeZone();
  const { prescription, labOrders, staffTasks, addenda } = diagnosis;
  return (
    <li className={`stack gap-6 ruled ${styles.signed}`}>
      <h3 className="row wrap gap-8 text-17">
        {diagnosis.diagnosis} {diagnosis.code ? <Badge tone="action">{diagnosis.code}</Badge> : <Badge>Uncoded</Badge>}
      </h3>
      <p className="muted text-14">
        {atStart(dayAndTime(diagnosis.signedAt, timeZone))}, signed by {diagnosis.signedBy}
      </p>
      {diagnosis.notes && <p className="pre-line breakable">{diagnosis.notes}</p>}
      {prescription && (
        <Ordered title={`Prescribed, ${prescription.number}`}>
          {prescription.medicines.map(({ id, name, inWords, stoppedAt, overrides }) => (
            <li key={id}>
              <b>{name}</b> {inWords}
              {stoppedAt && ', stopped'}
              <KeptAlthough overrides={overrides} />
            </li>
          ))}
          <li>{printLink(prescription.id, prescription.number)}</li>
        </Ordered>
      )}
      {labOrders.length > 0 && (
        <Ordered title="Tests">
          {labOrders.map(({ id, test, state }) => (
            <li key={id}>
              <b>{test}</b> {state}
            </li>
          ))}
        </Ordered>
      )}
      {staffTasks.length > 0 && (
        <Ordered title="Tasks">
          {staffTasks.map(({ id, task, state, to, doneBy }) => (
            <li key={id}>
              <b>{task}</b> {state === 'done' ? `done by ${doneBy}` : `${state}, for ${to ?? 'whoever takes it'}`}
            </li>
          ))}
        </Ordered>
      )}
      {addenda.map(({ id, text, by, at }) => (
        <p key={id} className={`breakable ${styles.addendum}`}>
          <b>Addendum</b> {text}
          <span className="block muted text-14">
            {by}, {dayAndTime(at, timeZone)}
          </span>
        </p>
      ))}
      {diagnosis.can.addAddendum && <AddAddendum diagnosis={diagnosis} />}
    </li>
  );
}

const Ordered = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.ordered}>
    <h4>{title}</h4>
    <ul className="stack gap-2">{children}</ul>
  </div>
);
