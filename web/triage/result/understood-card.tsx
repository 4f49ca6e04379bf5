import { IconArrowBackUp, IconCheck, IconPencil, IconX } from '@tabler/icons-react';
import type { Chip, TriageResult } from '../../../contract/triage-result.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { Corrections } from './corrections.ts';
import { markWords } from './mark-words.ts';
import styles from './understood-card.module.css';

type UnderstoodCardProps = {
  result: TriageResult;
  /** The person's own words; empty where questions were answered instead. */
  words: string;
  /** "34 years", "high blood pressure": what was known beside the words. */
  facts: readonly string[];
  corrections: Corrections;
  onChangeWords?: (() => void) | undefined;
};

/** The working, shown: words, chips that can be corrected, what was known, and what was not understood. */
export function UnderstoodCard({ result, words, facts, corrections, onChangeWords }: UnderstoodCardProps) {
  const { understood, notUnderstood } = result;
  return (
    <Card title="What we understood">
      {words && (
        <p className={styles.said}>
          “
          {markWords(words, understood).map(({ text, isUnderstood }, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the same words never move.
            isUnderstood ? <mark key={place}>{text}</mark> : text,
          )}
          ”
        </p>
      )}
      {understood.length > 0 && (
        <>
          <p className={styles.sub}>Something is not right? Press it.</p>
          <ul className={styles.chips}>
            {understood.map((chip) => (
              <li key={chip.finding}>
                <ChipButton chip={chip} corrections={corrections} />
              </li>
            ))}
          </ul>
        </>
      )}
      {notUnderstood.length > 0 && <p className={styles.sub}>Not understood: {notUnderstood.join(', ')}</p>}
      {facts.length > 0 && (
        <>
          <p className={styles.sub}>Also used</p>
          <ul className={styles.chips}>
            {facts.map((fact) => (
              <li key={fact} className={styles.fact}>
                {fact}
              </li>
            ))}
          </ul>
        </>
      )}
      {onChangeWords && (
        <Button isBlock className={styles.change} icon={<IconPencil aria-hidden />} onClick={onChangeWords}>
          Change my words
        </Button>
      )}
    </Card>
  );
}

function ChipButton({ chip, corrections }: { chip: Chip; corrections: Corrections }) {
  const isTurned = corrections.stateOf(chip.finding) !== undefined;
  const isPresent = (chip.state === 'present') !== isTurned;
  const Icon = isTurned ? IconArrowBackUp : isPresent ? IconCheck : IconX;
  return (
    <button
      type="button"
      className={classNames(styles.chip, !isPresent && styles.absent, isTurned && styles.turned)}
      aria-pressed={isTurned}
      aria-label={`${isPresent ? '' : 'no '}${chip.name}${isTurned ? ', corrected' : ''}`}
      onClick={() => corrections.turn(chip.finding)}
    >
      <Icon aria-hidden />
      <span>
        {!isPresent && 'no '}
        {chip.name}
      </span>
    </button>
  );
}
