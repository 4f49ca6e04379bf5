import { type Ref, useId } from 'react';
import styles from './chips.module.css';
import { FieldError } from './field.tsx';

type Chip<Value> = { value: Value; label: string; hint?: string };

type ChipsProps<Value> = {
  label: string;
  chips: readonly Chip<Value>[];
  chosen: readonly Value[];
  error?: string | undefined;
  /** Of the first box: it takes the focus when nothing is chosen. */
  ref: Ref<HTMLInputElement>;
  onChange: (chosen: Value[]) => void;
};

/** A few answers side by side, of which several hold: the browser's own checkboxes. */
export function Chips<Value extends string | number>(props: ChipsProps<Value>) {
  const { label, chips, chosen, error, ref, onChange } = props;
  const errorId = useId();
  const toggle = (value: Value) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-8 p-0 semibold">{label}</legend>
      <div className="row wrap stretch gap-8">
        {chips.map(({ value, label: name, hint }, index) => (
          <label
            key={value}
            className={`stack min-height-48 relative pressable outlined-strong round surface lead-125 text-centre ${styles.chip}`}
          >
            <input
              className="covering"
              ref={index === 0 ? ref : undefined}
              type="checkbox"
              checked={chosen.includes(value)}
              aria-describedby={error && errorId}
              aria-invalid={error ? true : undefined}
              onChange={() => toggle(value)}
            />
            <span>{name}</span>
            {hint && <span className="text-sm regular">{hint}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
