import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './switch-field.module.css';

type SwitchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> & {
  label: string;
  checked: boolean;
  note?: ReactNode;
};

/** What counts at once, without a button to save it. */
export function SwitchField({ label, note, checked, ...input }: SwitchFieldProps) {
  const [labelId, noteId] = [useId(), useId()];
  return (
    <label className={`row gap-12 pressable lead-135 ${styles.row}`}>
      <span className="grow min-0">
        <span id={labelId} className={note ? 'semibold' : undefined}>
          {label}
        </span>
        {note && (
          <span id={noteId} className="block muted text-md">
            {note}
          </span>
        )}
      </span>
      <span className={`stack relative fixed place-centre ${styles.switch}`}>
        <input
          {...input}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          className="covering"
          aria-labelledby={labelId}
          aria-describedby={note ? noteId : undefined}
        />
        <i className={styles.track} aria-hidden />
      </span>
    </label>
  );
}
