import { Fragment } from 'react';
import type { BodyPart } from '#contract/triage/body-parts.ts';
import type { Recommendation } from '#contract/triage/triage-result.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Card } from '#web/ui/page/card.tsx';
import { Facts } from '#web/ui/page/facts.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useMedia } from '#web/ui/viewport/media.ts';
import { PART_LABELS } from '../part-labels.ts';
import { specialistInWords } from '../specialist-words.ts';
import styles from './recommendation-box.module.css';

type RecommendationBoxProps = { part: BodyPart; recommendation: Recommendation };

/** On a phone the answer above says the same: its tests and its words are opened by a press. */
export function RecommendationBox({ part, recommendation }: RecommendationBoxProps) {
  const { specialist, tests, action, urgency, summary } = recommendation;
  const isWide = useMedia('(min-width: 900px)');
  const told = (
    <span className="regular">
      <Translated>{summary}</Translated>
    </span>
  );
  const heading = <h2>{t('Recommendation for {part}', { part: tMarked(PART_LABELS[part]) })}</h2>;
  const toDo = {
    [t('Tests')]: tests.length > 0 ? listed(tests) : t('None for now'),
    [t('Action')]: <Translated>{action}</Translated>,
  };
  const said = { [t('Summary')]: told };
  if (!isWide)
    return (
      <section className={`panel ${styles.short}`} aria-label={t('AI Health Recommendation')}>
        <Fold
          title={
            <>
              <small className="block muted text-sm">{t('AI Health Recommendation')}</small>
              {heading}
              <p className="text-md">
                {specialistInWords(specialist)}, {urgency} / 5
              </p>
            </>
          }
        >
          <Facts rows={{ ...toDo, ...said }} />
        </Fold>
      </section>
    );
  return (
    <section
      className={`stack gap-12 ${styles.box}`}
      aria-label={t('Recommendation for {part}', { part: tMarked(PART_LABELS[part]) })}
    >
      {heading}
      <Card title={t('AI Health Recommendation')}>
        <Facts
          rows={{
            [t('Specialist')]: specialistInWords(specialist),
            ...toDo,
            [t('Urgency')]: `${urgency} / 5`,
            ...said,
          }}
        />
      </Card>
    </section>
  );
}

const listed = (tests: readonly string[]) =>
  tests.map((test, index) => (
    <Fragment key={test}>
      {index > 0 && ', '}
      <Translated>{test}</Translated>
    </Fragment>
  ));
