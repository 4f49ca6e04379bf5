import { Suspense } from 'react';
import { READING_FACTS, type ReadingAdvice } from '#contract/readings/readings.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { t, tFromServer, tMarked } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import type { ReadingDraft } from '../readings/reading-draft.ts';
import type { VitalSigns } from '../readings/vital-signs.ts';
import { alsoMeasured } from './current-dangers.ts';
import styles from './urgent-readings.module.css';

type UrgentReadingsProps = { vitals: VitalSigns; className?: string | undefined };

/** First on the page, until a new reading takes the place of the dangerous one. Without one it is not there. */
export function UrgentReadings({ vitals, className }: UrgentReadingsProps) {
  const { dangers, kept, isAdding } = vitals;
  const [worst] = dangers;
  if (!worst && !kept) return null;
  const isChecked = worst?.advice.urgency !== null;
  return (
    <section className={className} aria-label={t('Your readings now')}>
      {worst && (
        <AlertBox tone={isChecked ? 'urgent' : 'attention'} title={tFromServer(worst.advice.title)}>
          {alsoMeasured(dangers).map(({ id, advice }) => (
            <p key={id}>{tFromServer(advice.title)}</p>
          ))}
          {/* The dialog that says it could not be fetched: it is said here. */}
          {vitals.isDangerLost && (
            <ul className={`stack gap-4 ${styles.steps}`} aria-label={t('What to do now')}>
              {[
                ...new Set([
                  ...dangers.flatMap(({ advice }) => advice.doFirst ?? []),
                  ...dangers.flatMap(({ advice }) => advice.steps),
                ]),
              ].map((step) => (
                <li key={step}>{tFromServer(step)}</li>
              ))}
            </ul>
          )}
          <div className="row stretch wrap gap-12 mt-12">
            <Button look={isChecked ? 'danger' : 'secondary'} onClick={vitals.showDangers}>
              {t('What to do now')}
            </Button>
          </div>
        </AlertBox>
      )}
      {kept && !isAdding && (
        <Suspense fallback={<Unsaved kept={kept} vitals={vitals} />}>
          <Judged kept={kept} vitals={vitals} />
        </Suspense>
      )}
    </section>
  );
}

type UnsavedProps = { kept: ReadingDraft; vitals: VitalSigns };

/** The rule that judges it came with the dialog in which it was typed; without it the reading is shown as it is. */
const Judged = lazyOr(async () => (await import('./unsaved-reading.tsx')).UnsavedReading, Unsaved);

export function Unsaved({ kept, vitals, advice }: UnsavedProps & { advice?: ReadingAdvice | null | undefined }) {
  const isGrave = advice?.urgency != null;
  return (
    <AlertBox
      tone={isGrave ? 'urgent' : 'attention'}
      role="alert"
      title={advice ? tFromServer(advice.title) : asSentences(inWords(kept))}
    >
      <p>{t('Not saved: the clinic has not seen it.')}</p>
      <div className="row stretch wrap gap-12 mt-12">
        <Button look={isGrave ? 'danger' : 'secondary'} onClick={() => vitals.add(kept.kind)}>
          {advice ? t('What to do now') : t('Try again')}
        </Button>
        <Button look="quiet" onClick={vitals.giveUp}>
          {t('Do not save')}
        </Button>
      </div>
    </AlertBox>
  );
}

const inWords = ({ kind, value, second, unit }: ReadingDraft) =>
  `${tMarked(READING_FACTS[kind].name)} ${second ? `${value}/${second}` : value} ${unit}`;
