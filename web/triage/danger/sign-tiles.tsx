import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { DangerId } from '#contract/triage/dangers.ts';
import type { DangerAsk } from '#contract/triage/triage-result.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { ScreenWords } from '../language/screen-words.ts';
import { SignIcon } from './sign-icons.tsx';
import styles from './sign-tiles.module.css';

type SignTilesProps = {
  asks: readonly DangerAsk[];
  tapped: ReadonlySet<DangerId>;
  onTap: (danger: DangerId) => void;
  isDisabled: boolean;
  words: ScreenWords;
};

/** The browser's own checkboxes, with a picture and words. What is asked for by name says its strong form. */
export function SignTiles({ asks, tapped, onTap, isDisabled, words: { danger: said, signs } }: SignTilesProps) {
  const id = useId();
  return (
    <fieldset className="min-0 p-0" aria-labelledby={`${id}-question`} aria-describedby={`${id}-hint`}>
      <div className={styles.head}>
        <h2 id={`${id}-question`}>{said.question}</h2>
        <p id={`${id}-hint`}>{said.hint}</p>
      </div>
      <div className={classNames(`stack gap-8 mt-12 ${styles.tiles}`, asks.length <= 3 && styles.few)}>
        {asks.map(({ danger, tile, reason }) => (
          <label
            key={danger}
            className={`ringed stack relative gap-6 round-lg surface semibold lead-125 pressable ${styles.tile}`}
          >
            <input
              className="covering"
              type="checkbox"
              value={danger}
              checked={tapped.has(danger)}
              disabled={isDisabled}
              onChange={() => onTap(danger)}
            />
            <SignIcon tile={tile} />
            <span>{reason === 'unread' ? signs.tiles[tile] : signs.dangers[danger].sign}</span>
            <span className={`stack place-centre ${styles.tick}`} aria-hidden>
              <IconCheck size={18} stroke={3} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
