import { FieldError } from '#web/ui/field.tsx';
import styles from './chips.module.css';

type Chip<Value> = { value: Value; label: string; hint?: string };

type ChipsProps<Value> = {
  label: string;
  chips: readonly Chip<Value>[];
  chosen: readonly Value[];
  error?: string | undefined;
  onChange: (chosen: Value[]) => void;
};

/** A few answers side by side, of which several hold: the browser's own checkboxes. */
export function Chips<Value extends string | number>({ label, chips, chosen, error, onChange }: ChipsProps<Value>) {
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset data-wrong={error ? true : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>
        {chips.map(({ value, label: name, hint }) => (
          <label key={value} className={styles.chip}>
            <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
            <span>{name}</span>
            {hint && <span className={styles.hint}>{hint}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
