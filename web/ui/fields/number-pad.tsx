import { IconBackspace } from '@tabler/icons-react';
import styles from './number-pad.module.css';

export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '.' | 'delete';

const KEYS: readonly PadKey[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'delete'];

type NumberPadProps = { label: string; onKey: (key: PadKey) => void; isOff?: boolean };

/** Large keys for a thumb in a glove. A tap leaves the focus in the field for which one types. */
export function NumberPad({ label, onKey, isOff }: NumberPadProps) {
  return (
    <fieldset className={`stack gap-8 min-0 ${styles.pad}`} aria-label={label}>
      {KEYS.map((key) => (
        <button
          className="stack place-centre pressable surface ink"
          key={key}
          type="button"
          disabled={isOff}
          aria-label={key === 'delete' ? 'Delete' : key === '.' ? 'Point' : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onKey(key)}
        >
          {key === 'delete' ? <IconBackspace size={30} className="muted" aria-hidden /> : key}
        </button>
      ))}
    </fieldset>
  );
}

/** What a field holds after a key of the pad. */
export function afterKey(typed: string, key: PadKey, longest = 5): string {
  if (key === 'delete') return typed.slice(0, -1);
  if (key === '.' && (typed.includes('.') || typed === '')) return typed;
  return typed.length >= longest ? typed : typed + key;
}
