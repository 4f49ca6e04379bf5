import { useId } from 'react';
import { type DangerSign, signsAskedBy } from '#contract/readings/reading-advice.ts';
import type { ReadingAdvice } from '#contract/readings/readings.ts';
import { BigCheck } from '#web/ui/fields/big-check.tsx';
import styles from './danger-signs.module.css';

type DangerSignsProps = {
  /** Of the worst reading: it says whose signs are asked. */
  advice: ReadingAdvice;
  signs: readonly DangerSign[];
  onChange: (signs: DangerSign[]) => void;
};

/** One sign is enough: the instruction above changes as soon as one is ticked. */
export function DangerSigns({ advice, signs, onChange }: DangerSignsProps) {
  const id = useId();
  return (
    <fieldset className={`stack gap-8 min-0 ${styles.signs}`}>
      <legend>Is one of these true {advice.isSmallChild ? 'of the child ' : ''}now?</legend>
      <p className="muted">Tick every one that fits. One is enough.</p>
      {signsAskedBy(advice).map(([sign, words]) => (
        <label className="row gap-12 pressable" key={sign} htmlFor={`${id}-${sign}`}>
          <BigCheck
            id={`${id}-${sign}`}
            checked={signs.includes(sign)}
            onChange={({ target }) =>
              onChange(target.checked ? [...signs, sign] : signs.filter((each) => each !== sign))
            }
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
