import type { ReactNode } from 'react';
import type { PrescribedMedicine } from '#contract/medicines/prescriptions.ts';
import type { Diagnosis } from '#contract/patients/diagnoses.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { shownLanguage, t, tFromServer, tRich } from '#web/language/say.ts';
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
    <article aria-label={t('Visit of {day}', { day: shortDay(signedAt, timeZone) })}>
      <p className="mb-12">
        <b>{whose.clinic}</b>
        <span className="block">{[whose.name, whose.pud].filter(Boolean).join(', ')}</span>
      </p>
      <Facts
        rows={{
          [t('What was found')]: <AsWritten>{diagnosis}</AsWritten>,
          [t('What the doctor wrote')]: notes ? (
            <span className={styles.words}>
              <AsWritten>{notes}</AsWritten>
            </span>
          ) : (
            t('Nothing besides.')
          ),
          [t('Medicines started')]: listed(started, (each) => <Line medicine={each} />),
          [t('Medicines changed')]: listed(changed, ({ now, before }) => (
            <>
              {tRich('{sentence}.', { sentence: <Line medicine={now} /> })}{' '}
              {t('Before: {before}', { before: tFromServer(before) })}
            </>
          )),
          [t('Medicines as before')]: listed(asBefore, (each) => <Line medicine={each} />),
          [t('Medicines stopped')]: listed(stopped, ({ name, stopReason }) => (
            <AsWritten>{`${name}${stopReason ? `: ${stopReason}` : ''}`}</AsWritten>
          )),
          [t('Medicines')]: hasMedicines ? null : t('No change.'),
          [t('Tests ordered')]: listed(labOrders, ({ test }) => <AsWritten>{test}</AsWritten>),
          [t('When to come back')]: followUpOn ? dayInFull(followUpOn) : t('No day was set.'),
          [t('Added later')]: listed(addenda, ({ text, by, at }) => (
            <>
              <AsWritten>{text}</AsWritten> ({by}, {shortDay(at, timeZone)})
            </>
          )),
        }}
      />
      <p className="mt-12 text-14">
        {t('Signed by {name}, {day}, {time}.', {
          name: signedBy,
          day: shortDay(signedAt, timeZone),
          time: timeOfDay(signedAt, timeZone),
        })}
      </p>
      {shownLanguage() !== 'en' && (
        <p className="muted text-14">
          {t('What the doctor wrote, and the names of illnesses, medicines and tests, stand as they were written.')}
        </p>
      )}
    </article>
  );
}

const Line = ({ medicine: { name, inWords, instructions } }: { medicine: PrescribedMedicine }) => (
  <>
    <AsWritten>{name}</AsWritten>: <Translated>{inWords}</Translated>
    {instructions && '. '}
    <AsWritten>{instructions}</AsWritten>
  </>
);

/** Null leaves the row out. */
function listed<Entry>(entries: readonly Entry[], draw: (entry: Entry) => ReactNode): ReactNode {
  if (entries.length === 0) return null;
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what was signed keeps its order.
    <span key={index} className="block">
      {draw(entry)}
    </span>
  ));
}
