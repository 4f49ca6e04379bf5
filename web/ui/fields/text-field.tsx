import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldText } from './field.tsx';

/** `isCode`: an identifier that is read letter by letter. */
type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> & FieldText & { isCode?: boolean };

export function TextField({ label, hint, error, isOptional, size, isCode, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, size }} id={input.id}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          // As a word: Preact, on the pages before login, leaves out an attribute that is false.
          spellCheck={input.spellCheck === false ? 'false' : input.spellCheck}
          className={classNames(styles.control, isCode && styles.code, className)}
        />
      )}
    </Field>
  );
}

type TextAreaProps = ComponentPropsWithRef<'textarea'> & FieldText;

export function TextArea({ label, hint, error, isOptional, size, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, isOptional, size }} id={area.id}>
      {(wiring) => <textarea {...area} {...wiring} className={classNames(styles.control, styles.area, className)} />}
    </Field>
  );
}

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'size'> & FieldText;

/** The browser's own select: it works with a thumb, with a screen reader and with `<option>` children. */
export function SelectField({
  label,
  hint,
  error,
  isOptional,
  size,
  className,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, size }} id={select.id}>
      {(wiring) => (
        <span className={`relative ${styles.wrap}`}>
          <select {...select} {...wiring} className={classNames(styles.control, styles.select, className)}>
            {children}
          </select>
          <IconChevronDown className={styles.chevron} aria-hidden />
        </span>
      )}
    </Field>
  );
}
