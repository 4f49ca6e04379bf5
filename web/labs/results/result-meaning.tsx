import { IconChevronDown } from '@tabler/icons-react';
import type { Explained } from '#contract/labs/explained/explained-tests.ts';
import type { ResultName } from '#contract/labs/explained/name-result.ts';
import type { ResultTrend } from '#contract/labs/explained/trend-of.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { msg, t, tFromServer, tMarked, tRich } from '#web/language/say.ts';
import type { wordsOf } from './result-item.tsx';
import { ResultTrendView } from './result-trend.tsx';
import { dayInWords } from './result-words.ts';
import styles from './results.module.css';

type Words = ReturnType<typeof wordsOf>;
type ResultMeaningProps = {
  trend: ResultTrend;
  title: string;
  explained: Explained | null;
  words: Words | null;
  name: ResultName | null;
  isAdult: boolean;
};

/** For whoever wants to know more: what it can mean, what usually comes next, earlier results, and where the words come from. */
export function ResultMeaning({ trend, title, explained, words, name, isAdult }: ResultMeaningProps) {
  const hasEarlier = trend.all.length > 1;
  if (!words && !hasEarlier) return null;
  return (
    <details className={styles.more}>
      <summary>
        {[words && t('What it can mean'), hasEarlier && t('Earlier results')].filter(Boolean).join(' · ')}
        <span className="visually-hidden">
          : <Translated>{title}</Translated>
        </span>
        <IconChevronDown aria-hidden />
      </summary>
      <div className={`stack fit gap-12 ${styles.meaning}`}>
        {words && (isAdult ? <Meanings {...{ words, name }} /> : <p>{tMarked(FOR_ADULTS)}</p>)}
        {hasEarlier && <ResultTrendView {...{ trend, explained, isAdult }} title={tFromServer(title)} />}
        {explained && <Sources explained={explained} onReport={trend.newest.measure} />}
      </div>
    </details>
  );
}

const FOR_ADULTS = msg(
  'Usual ranges, and what high and low can mean, are known here for adults only, by the date of birth. Ask your doctor.',
);

/** Only the side that it lies on; both where it lies on neither. */
function Meanings({ words, name }: { words: Words; name: ResultName | null }) {
  const sides =
    words.kind === 'test'
      ? [[t('If something unusual is found'), words.unusual]]
      : [
          [t('A high value'), name?.endsWith('low') ? null : words.high],
          [t('A low value'), name?.endsWith('high') ? null : words.low],
        ];
  return (
    <dl className="stack fit gap-12">
      {[...sides, [t('What usually happens next'), words.next]].map(
        ([term, text]) =>
          text && (
            <div key={term}>
              <dt className="semibold">{term}</dt>
              <dd className="muted">
                <Translated>{text}</Translated>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Sources({ explained: { facts }, onReport }: { explained: Explained; onReport: string }) {
  const { sources, reviewedBy, reviewedOn } = facts;
  return (
    <details className={styles.more}>
      <summary>
        {t('Where these words come from')}
        <IconChevronDown aria-hidden />
      </summary>
      <ul className="muted text-md">
        {sources.map(({ publisher, title }) => (
          <li key={title}>
            <AsWritten>{`${publisher}: ${title}`}</AsWritten>
          </li>
        ))}
        <li>
          {reviewedBy && reviewedOn
            ? t('Reviewed by {name} on {day}.', { name: reviewedBy, day: dayInWords(reviewedOn) })
            : t('No clinician has reviewed these words yet.')}
        </li>
        <li>
          {tRich('On the report it is called {onReport}. The words are general and no diagnosis.', {
            onReport: <AsWritten>{onReport}</AsWritten>,
          })}
        </li>
      </ul>
    </details>
  );
}
