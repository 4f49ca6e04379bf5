import type { GivenDose, VaccineRecord } from '#contract/childhood/vaccines.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { dayInWords } from '../growth/growth-words.ts';
import { nameOfSeries, reasonInWords } from './vaccine-words.ts';
import styles from './vaccines.module.css';

type GivenDosesProps = { record: VaccineRecord; onCorrect?: ((dose: GivenDose) => void) | undefined };

/** What was written down, newest first, also what does not count. */
export function GivenDoses({ record, onCorrect }: GivenDosesProps) {
  if (record.given.length === 0)
    return <p className="muted">{t('No dose is recorded here. Doses on the family’s card can be entered.')}</p>;
  const nameOf = (dose: GivenDose) =>
    record.lines.find(({ code }) => code === dose.countsAs)?.name ?? nameOfSeries(record, dose.series);
  return (
    <ul>
      {record.given.toReversed().map((dose) => (
        <li key={dose.id} className={styles.line}>
          <div className="min-0 breakable">
            <b className="semibold">
              <Translated>{nameOf(dose)}</Translated>
            </b>
            , {dayInWords(dose.givenOn)}
            <div className="muted text-sm">
              {[
                dose.source === 'here' ? t('Given here') : t('Elsewhere: {place}', { place: dose.place ?? '' }),
                dose.product,
                dose.batch && t('batch {batch}', { batch: dose.batch }),
                dose.site && tMarked(dose.site),
                dose.givenBy,
                t('written down by {name}', { name: dose.writtenBy }),
              ]
                .filter(Boolean)
                .join(', ')}
            </div>
            {dose.remark && (
              <div className="text-sm">
                <AsWritten>{reasonInWords(dose.remark)}</AsWritten>
              </div>
            )}
            {dose.despite && (
              <div className="text-sm">
                {t('Given all the same:')} <AsWritten>{dose.despite}</AsWritten>
              </div>
            )}
            {dose.corrected && (
              <div className="muted text-sm">
                {t('Corrected:')} <AsWritten>{dose.corrected}</AsWritten>
              </div>
            )}
          </div>
          <div className="column end gap-6">
            <Badge tone={dose.countsAs ? 'ok' : 'attention'}>{dose.countsAs ? t('Counts') : t('Not counted')}</Badge>
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
