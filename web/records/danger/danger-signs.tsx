import { useId } from 'react';
import { type DangerSign, signsAskedBy } from '#contract/readings/reading-advice.ts';
import type { ReadingAdvice } from '#contract/readings/readings.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { t } from '#web/language/say.ts';
import { BigCheck } from '#web/ui/fields/big-check.tsx';
import styles from './danger-signs.module.css';

type DangerSignsProps = {
  /** Of all readings: each has its signs asked. */
  advices: readonly ReadingAdvice[];
  signs: readonly DangerSign[];
  onChange: (signs: DangerSign[]) => void;
};

/** One sign is enough: the instruction above changes as soon as one is ticked. */
export function DangerSigns({ advices, signs, onChange }: DangerSignsProps) {
  const id = useId();
  return (
    <fieldset className={`stack gap-4 min-0 ${styles.signs}`}>
      <legend>
        {advices.some(({ isSmallChild }) => isSmallChild)
          ? t('Is one of these true of the child now?')
          : t('Is one of these true now?')}
      </legend>
      <p className="muted">{t('Tick every one that fits. One is enough.')}</p>
      {signsAskedBy(...advices).map(([sign, words]) => (
        <label className="row gap-12 pressable" key={sign} htmlFor={`${id}-${sign}`}>
          <BigCheck
            id={`${id}-${sign}`}
            checked={signs.includes(sign)}
            onChange={({ target }) =>
              onChange(target.checked ? [...signs, sign] : signs.filter((each) => each !== sign))
            }
          />
          <span>
            <Translated>{words}</Translated>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
