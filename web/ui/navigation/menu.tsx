// A button that opens a small panel of links and settings. The browser's own popover closes it on Esc and on a click
// elsewhere, and gives the focus back.
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useHeldKeys } from '../keyboard/keys.ts';
import styles from './menu.module.css';

type MenuProps = {
  /** What the button shows; its text is its name. */
  trigger: ReactNode;
  triggerClassName?: string | undefined;
  label: string;
  children: ReactNode;
};

export function Menu({ trigger, triggerClassName, label, children }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  useHeldKeys(isOpen);
  return (
    <div className={`relative ${styles.menu}`}>
      <button
        type="button"
        className={classNames(`row gap-10 round pressable min-height-48 ${styles.trigger}`, triggerClassName)}
        popoverTarget={id}
        aria-expanded={isOpen}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link inside answers to the keys; the panel only closes after it. */}
      <section
        id={id}
        popover="auto"
        className={`panel round ink ${styles.list}`}
        aria-label={label}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) => (event.target as Element).closest('a') && event.currentTarget.hidePopover()}
      >
        {isOpen && children}
      </section>
    </div>
  );
}

/** Several settings, of which one holds. */
export function MenuChoices<Value extends string>({ name, choices, chosen, onChoose }: MenuChoicesProps<Value>) {
  const group = useId();
  return (
    <fieldset className={`mt-6 ruled ${styles.choices}`}>
      <legend className={`muted semibold text-xs full ${styles.legend}`}>{name}</legend>
      {choices.map(({ value, label, icon }) => (
        <label key={value} className={styles.item}>
          <input type="radio" name={group} checked={value === chosen} onChange={() => onChoose(value)} />
          {icon}
          {label}
        </label>
      ))}
    </fieldset>
  );
}

type MenuChoicesProps<Value> = {
  name: string;
  choices: readonly { value: Value; label: string; icon?: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

/** For links and buttons in a menu. */
export const menuItemClass = styles.item;
