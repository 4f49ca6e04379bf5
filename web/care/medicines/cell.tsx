// Controls that stand in a row of a list: named for whoever cannot see the head above them.
import { IconChevronDown } from '@tabler/icons-react';
import { type HTMLAttributes, useId } from 'react';
import { FieldError } from '#web/ui/fields/field.tsx';
import styles from './cell.module.css';

type CellProps = {
  label: string;
  value: string;
  onType: (value: string) => void;
  error?: string | undefined;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  placeholder?: string;
  before?: string;
  after?: string;
  maxLength?: number;
};

export function Cell({ label, value, onType, error, before, after, ...input }: CellProps) {
  const errorId = useId();
  return (
    <div className="min-0">
      <label className={`row gap-6 surface ${styles.box}`}>
        {before && <span className="fixed muted text-14 nowrap">{before}</span>}
        <input
          {...input}
          aria-label={label}
          autoComplete="off"
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {after && <span className="fixed muted text-14 nowrap">{after}</span>}
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

type CellSelectProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  choices: readonly (readonly [value: string, words: string])[];
};

export function CellSelect({ label, value, onChoose, choices }: CellSelectProps) {
  return (
    <span className={`block relative min-0 ${styles.choice}`}>
      <select
        className="min-0 full outlined-strong surface ink"
        aria-label={label}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {choices.map(([code, words]) => (
          <option key={code} value={code}>
            {words}
          </option>
        ))}
      </select>
      <IconChevronDown aria-hidden />
    </span>
  );
}
