import type { KeyboardEvent } from 'react';
import { useMedia } from '#web/ui/viewport/media.ts';
import type { Observing } from '../observing.ts';
import type { Figure } from '../typed-set.ts';
import styles from './set-fields.module.css';

/** As observation-form.module.css has it. */
const ROOM_FOR_A_PAD = '(min-width: 700px)';

/** One figure of a set, with what is wrong with it beside it. */
export function FigureField({ observing, name, label }: { observing: Observing; name: Figure; label: string }) {
  const { typed, change, read, setActive, fieldRef, next } = observing;
  const hasPad = useMedia(ROOM_FOR_A_PAD);
  const problem = read.problems[name];
  // Half a blood pressure is no mistake while one types the other half.
  const isShown = problem !== undefined && !(problem.startsWith('Both') && observing.active.endsWith('stolic'));
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || name === 'temperature') return;
    event.preventDefault();
    next();
  };
  return (
    <span className={`stack gap-2 ${styles.figure} ${name === 'oxygenLitres' ? styles.litres : ''}`}>
      <input
        className="outlined-strong round surface ink"
        ref={fieldRef(name)}
        aria-label={label}
        aria-invalid={isShown || undefined}
        aria-describedby={isShown ? `problem-${name}` : undefined}
        // Where the pad of the page is at hand, the system's would cover it. A real keyboard still types.
        inputMode={hasPad ? 'none' : 'decimal'}
        autoComplete="off"
        maxLength={5}
        value={typed[name]}
        onFocus={() => setActive(name)}
        onChange={(event) => change({ [name]: event.currentTarget.value })}
        onKeyDown={goOn}
      />
      {isShown && (
        <span className="urgent text-14 semibold" id={`problem-${name}`} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
