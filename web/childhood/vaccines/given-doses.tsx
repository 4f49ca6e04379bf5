import type { GivenDose, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayInWords } from '../growth/growth-words.ts';
import { nameOfSeries } from './vaccine-words.ts';
import styles from './vaccines.module.css';

type GivenDosesProps = { record: VaccineRecord; onCorrect?: ((dose: GivenDose) => void) | undefined };

/** What was written down, newest first, also what does not count. */
export function GivenDoses({ record, onCorrect }: GivenDosesProps) {
  if (record.given.length === 0)
    return <p className="muted">No dose is recorded here. Doses on the family’s card can be entered.</p>;
  const nameOf = (dose: GivenDose) =>
    record.lines.find(({ code }) => code === dose.countsAs)?.name ?? nameOfSeries(record, dose.series);
  return (
    <ul>
      {record.given.toReversed().map((dose) => (
        <li key={dose.id} className={styles.line}>
          <div className="min-0 breakable">
            <b className="semibold">{nameOf(dose)}</b>, {dayInWords(dose.givenOn)}
            <div className="muted text-sm">
              {[
                dose.source === 'here' ? 'Given here' : `Elsewhere: ${dose.place}`,
                dose.product,
                dose.batch && `batch ${dose.batch}`,
                dose.site,
                dose.givenBy,
                `written down by ${dose.writtenBy}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </div>
            {dose.remark && <div className="text-sm">{dose.remark}</div>}
            {dose.despite && <div className="text-sm">Given all the same: {dose.despite}</div>}
            {dose.corrected && <div className="muted text-sm">Corrected: {dose.corrected}</div>}
          </div>
          <div className="column end gap-6">
            <Badge tone={dose.countsAs ? 'ok' : 'attention'}>{dose.countsAs ? 'Counts' : 'Not counted'}</Badge>
            {onCorrect && (
              <Button
                look="quiet"
                onClick={() => onCorrect(dose)}
                aria-label={`Correct ${nameOf(dose)} of ${dayInWords(dose.givenOn)}`}
              >
                Correct
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
