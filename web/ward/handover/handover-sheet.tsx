import type { Handover, OpenItem } from '#contract/ward/handover.ts';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { STATUS_WORDS } from '../words.ts';
import styles from './handover-sheet.module.css';
import { LETTER_WORDS, shiftInFull, worseInWords } from './handover-words.ts';

const LETTERS = Object.keys(LETTER_WORDS) as (keyof typeof LETTER_WORDS)[];

/** The same on paper: one block per patient that no page break tears apart, and lines to sign on. */
export function HandoverSheet({ handover }: { handover: Handover }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const open = (items: readonly OpenItem[]) =>
    items.length > 0 && (
      <ul className={styles.open}>
        {items.map(({ kind, id, words, dueAt, isUrgent }) => (
          <li key={`${kind}-${id}`}>
            {isUrgent && <b>URGENT </b>}
            {words}
            {dueAt && `, ${dayAndTime(dueAt, timeZone)}`}
          </li>
        ))}
      </ul>
    );
  return (
    <PrintSheet>
      <div className={`lead-130 ${styles.sheet}`}>
        <h1>Handover: {shiftInFull(handover.shift)}</h1>
        <p>
          Printed {dayAndTime(now, timeZone)}
          {handover.handedOver && ` · handed over by ${handover.handedOver.by}`}
          {handover.accepted && ` · accepted by ${handover.accepted.by}`}
        </p>
        {handover.note && <p className={`pre-line ${styles.note}`}>{handover.note}</p>}
        {open(handover.open)}
        {handover.patients.map((patient) => (
          <section key={patient.inpatientId} className={styles.patient}>
            <h2>
              {patient.place} · {patient.name}
              {patient.age !== null && `, ${patient.age}`} · {STATUS_WORDS[patient.status]}
              {patient.score !== null && ` · NEWS2 ${patient.score}`}
            </h2>
            {patient.worseNow && <p className={`bold ${styles.worse}`}>{worseInWords(patient.worseNow, timeZone)}</p>}
            <dl>
              {LETTERS.map((letter) => (
                <div key={letter}>
                  <dt className="bold">{LETTER_WORDS[letter].charAt(0)}</dt>
                  <dd className="pre-line">{patient[letter]}</dd>
                </div>
              ))}
            </dl>
            {open(patient.open)}
          </section>
        ))}
        <p className={styles.sign}>Handed over: ____________________ Accepted: ____________________</p>
      </div>
    </PrintSheet>
  );
}
