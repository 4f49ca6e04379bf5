import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch-field.module.css';

type SwitchFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id' | 'type' | 'role' | 'checked' | 'children'> & {
  isOn: boolean;
  /** Its name; what stands beside it as `children` is read out with it. */
  label?: ReactNode;
  children?: ReactNode;
};

/** Takes effect at once, unlike a checkbox of a form. With a label it stands at the end of its line, else before its words. */
export function SwitchField({ isOn, label, children, className, ...input }: SwitchFieldProps) {
  const id = useId();
  const control = (
    <input
      {...input}
      id={id}
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={label ? `${id}-name` : undefined}
      aria-describedby={label && children ? `${id}-more` : undefined}
      className={`relative fixed pressable ${styles.switch}`}
      checked={isOn}
    />
  );
  if (!label) {
    return (
      <label htmlFor={id} className={classNames('row pressable', className)}>
        {control}
        {children}
      </label>
    );
  }
  return (
    <label htmlFor={id} className={classNames('row between gap-12 min-height-48 pressable', className)}>
      <span className="min-0 lead-135">
        <b className="block" id={`${id}-name`}>
          {label}
        </b>
        <span className="muted text-sm" id={`${id}-more`}>
          {children}
        </span>
      </span>
      {control}
    </label>
  );
}
