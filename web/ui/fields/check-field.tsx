import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldError } from './field.tsx';

type CheckFieldProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode; error?: string | undefined };

export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const errorId = useId();
  return (
    <div>
      <label className={`row gap-12 min-height-48 pressable ${styles.check}`}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
