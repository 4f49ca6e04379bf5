import type { ReactNode } from 'react';
import styles from './choice-field.module.css';
import { FieldError } from './field.tsx';

type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode };

type ChoiceFieldProps<Value extends string> = {
  label: ReactNode;
  name: string;
  choices: readonly Choice<Value>[];
  value: Value | '';
  error?: string | undefined;
  onChoose: (value: Value) => void;
};

/** A few answers side by side, of which one holds: the browser's own radio buttons. */
export function ChoiceField<Value extends string>({
  label,
  name,
  choices,
  value,
  error,
  onChoose,
}: ChoiceFieldProps<Value>) {
  return (
    <fieldset data-wrong={error ? true : undefined}>
      <legend className="mb-8 p-0 semibold">{label}</legend>
      <div className="row stretch wrap gap-8">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={`ringed row-inline relative centred gap-8 round surface pressable ${styles.choice}`}
          >
            <input
              className="covering"
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.icon}
            {choice.label}
          </label>
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}
