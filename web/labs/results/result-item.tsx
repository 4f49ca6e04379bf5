import { IconFileText } from '@tabler/icons-react';
import { MEASURES_IN_ENGLISH, TESTS_IN_ENGLISH } from '#contract/labs/explained/english.ts';
import type { Explained } from '#contract/labs/explained/explained-tests.ts';
import { rangeOf } from '#contract/labs/explained/name-result.ts';
import type { ResultTrend } from '#contract/labs/explained/trend-of.ts';
import { AsWritten, Translated } from '#web/language/marked-text.tsx';
import { t, tMarked } from '#web/language/say.ts';
import { Fold } from '#web/ui/page/fold.tsx';
import { placesOnBar } from '#web/ui/trend/reference.ts';
import { NameBadge } from './name-badge.tsx';
import type { NamedResult } from './named-results.ts';
import { ResultMeaning } from './result-meaning.tsx';
import {
  askInWords,
  dayInWords,
  isCalm,
  isPressing,
  type RangeEnds,
  rangeInWords,
  SENTENCES,
  type Visit,
} from './result-words.ts';
import styles from './results.module.css';

type ResultItemProps = {
  result: NamedResult;
  visit: Visit | null;
  isAdult: boolean;
  hasNote: boolean;
  /** Its value alone, and the rest when it is opened. */
  isShort?: boolean;
};

/** What the test measures comes before what its value is called. */
export function ResultItem({
  result: { trend, explained, name },
  visit,
  isAdult,
  hasNote,
  isShort = false,
}: ResultItemProps) {
  const report = trend.newest;
  const { value, unit, date, orderedBy, note, pdfUrl } = report;
  const words = explained && wordsOf(explained);
  const title = words?.name ?? (report.measure || report.test);
  const range = rangeOf(report, explained, isAdult);
  const usual = rangeInWords(range, unit);
  const heading = (
    <h3>
      <Translated>{title}</Translated>
    </h3>
  );
  const measures = words && (
    <p className="muted">
      <Translated>{words.measures}</Translated>
    </p>
  );
  const valueLine = (
    <div className={`row wrap between gap-4 gap-x-12 ${styles.line}`}>
      <p className="breakable">
        <b className={value === null ? styles.inWords : undefined}>
          <AsWritten>{report.result}</AsWritten>
        </b>
        <span className="muted">
          {value === null ? ' ' : ', '}
          {dayInWords(date)}
        </span>
      </p>
      {name && <NameBadge name={name} />}
    </div>
  );
  const rest = (
    <>
      {value !== null && range && <UsualBar {...{ value, range }} words={usual} />}
      <p className="muted">
        {sentences([usual && t('Usual is {usual}.', { usual }), before(trend), name && tMarked(SENTENCES[name] ?? '')])}
      </p>
      {hasNote && note && (
        <p className={`sunk round ${styles.note}`}>
          <b>{t('{name} wrote:', { name: orderedBy })}</b> <AsWritten>{note}</AsWritten>
        </p>
      )}
      {/* Whom to ask, unless the doctor has said something about it already. */}
      {!isCalm(name) && !isPressing(name) && (visit || !note) && <p className="semibold">{askInWords(visit)}</p>}
      {pdfUrl && (
        <a
          href={pdfUrl}
          target="_blank"
          rel="noreferrer"
          className={`row-inline gap-8 semibold min-height-48 ${styles.link}`}
        >
          <IconFileText aria-hidden />
          {t('Open the report')}
          <span className="visually-hidden">{t(': {test}, in a new window', { test: report.test })}</span>
        </a>
      )}
      <ResultMeaning {...{ trend, title, explained, words, name, isAdult }} />
    </>
  );
  // What a doctor wrote is never folded away.
  if (isShort && !(hasNote && note))
    return (
      <li className={`ruled lead-140 ${styles.short}`}>
        <Fold
          title={
            <>
              {heading}
              {valueLine}
            </>
          }
        >
          {measures}
          {rest}
        </Fold>
      </li>
    );
  return (
    <li className={`ruled stack fit lead-140 ${styles.result}`}>
      {heading}
      {measures}
      {valueLine}
      {rest}
    </li>
  );
}

type UsualBarProps = { value: number; range: RangeEnds; words: string };

/** The usual range as a part of a bar, and the value as a mark on it. `words` says the same. */
function UsualBar({ value, range: { low, high }, words }: UsualBarProps) {
  const places = placesOnBar(value, low, high);
  if (!places) return null;
  return (
    <div
      className={`relative sunk ${styles.bar}`}
      role="img"
      aria-label={t('{value}. Usual is {words}.', { value, words })}
    >
      <span className={styles.range} style={{ left: `${places.from}%`, width: `${places.to - places.from}%` }} />
      <span className={styles.mark} style={{ left: `${places.at}%` }} />
    </div>
  );
}

export const wordsOf = (explained: Explained) =>
  explained.kind === 'measure'
    ? { kind: explained.kind, ...MEASURES_IN_ENGLISH[explained.code] }
    : { kind: explained.kind, ...TESTS_IN_ENGLISH[explained.code] };

const sentences = (each: (string | null | undefined)[]) => each.filter(Boolean).join(' ');

/** "The same as on 12 May 2026.", "Before: 131 mg/dL on 18 Aug 2026." */
function before({ joined }: ResultTrend): string {
  const [earlier, latest] = [joined.at(-2), joined.at(-1)];
  if (!earlier || !latest) return '';
  const day = dayInWords(earlier.date);
  return earlier.value === latest.value
    ? t('The same as on {day}.', { day })
    : t('Before: {result} on {day}.', { result: earlier.result, day });
}
