import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { t, tFromServer } from '#web/language/say.ts';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  size?: 'large';
};

type FieldWiring = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = FieldText & { id?: string | undefined; children: (wiring: FieldWiring) => ReactNode };

/** Label, hint, control and what is wrong with it, tied together for the eye and for a screen reader. */
export function Field({ id: givenId, label, hint, error, isOptional, size, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={classNames('stack gap-8 min-0', size && styles[size])}>
      <label className="semibold" htmlFor={id}>
        {label}
        {isOptional && <span className="muted regular"> {t('(optional)')}</span>}
      </label>
      {hint && (
        <span className={`muted text-sm ${styles.hint}`} id={hintId}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span className={`row stretch gap-8 urgent semibold text-sm icons-18 ${styles.error}`} id={id}>
      <IconAlertCircle aria-hidden />
      {typeof children === 'string' ? tFromServer(children) : children}
    </span>
  );
}
