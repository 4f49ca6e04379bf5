import { useId } from 'react';
import { DANGER_SIGNS, type DangerSign } from '../../../contract/reading-advice.ts';
import { BigCheck } from '../../ui/big-check.tsx';
import styles from './danger-signs.module.css';

type DangerSignsProps = { signs: readonly DangerSign[]; onChange: (signs: DangerSign[]) => void };

const ALL = Object.entries(DANGER_SIGNS) as [DangerSign, string][];

/** One sign is enough: the instruction above changes as soon as one is ticked. */
export function DangerSigns({ signs, onChange }: DangerSignsProps) {
  const id = useId();
  return (
    <fieldset className={styles.signs}>
      <legend>Is one of these true now?</legend>
      <p>Tick every one that fits. One is enough.</p>
      {ALL.map(([sign, words]) => (
        <label key={sign} htmlFor={`${id}-${sign}`}>
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
