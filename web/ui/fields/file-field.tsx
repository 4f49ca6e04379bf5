import { IconFileUpload } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import { t } from '#web/language/say.ts';
import { buttonClass } from '../button.tsx';
import { FieldError } from './field.tsx';
import styles from './file-field.module.css';

type FileFieldProps = {
  label: string;
  hint: string;
  accept: string;
  file: File | null;
  error?: string | undefined;
  name?: string;
  /** Of the browser's own field: it takes the focus. */
  ref?: Ref<HTMLInputElement>;
  onChoose: (file: File | null) => void;
};

/** Our own button over the browser's file field, which still does the work: keyboard, screen reader, drop. */
export function FileField({ label, hint, accept, file, error, name, ref, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <span className={`block semibold ${styles.label}`} id={`${id}-label`}>
        {label}
      </span>
      <div className={`row relative wrap gap-8 gap-x-14 round ${styles.field}`}>
        <input
          className="full pressable"
          id={id}
          name={name}
          ref={ref}
          type="file"
          accept={accept}
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-chosen${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
        />
        <span id={`${id}-button`} className={buttonClass({}, styles.button)}>
          <IconFileUpload aria-hidden />
          {file ? t('Choose another') : t('Choose a file')}
        </span>
        <span id={`${id}-chosen`} className="min-0 muted breakable">
          {file ? `${file.name}, ${sizeInWords(file.size)}` : hint}
        </span>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
