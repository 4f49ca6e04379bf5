import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { useModalElement } from './modal-element.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: 'small' | 'large';
  /** For questions that must be answered: no close button, Esc and a click beside it do nothing. */
  mustAnswer?: boolean;
  children: ReactNode;
};

export function Dialog({ isOpen, onClose, title, size, mustAnswer, children }: DialogProps) {
  const ref = useModalElement(isOpen);
  const titleId = useId();
  const closeBeside = (event: MouseEvent) => {
    if (!mustAnswer && event.target === ref.current) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is the key for it (onCancel).
    <dialog
      ref={ref}
      className={classNames(styles.dialog, size && styles[size])}
      aria-labelledby={titleId}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        if (!mustAnswer) onClose();
      }}
    >
      {isOpen && (
        <>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            {!mustAnswer && (
              <Button look="quiet" isIconOnly aria-label="Close" icon={<IconX aria-hidden />} onClick={onClose} />
            )}
          </div>
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}

/** The row of buttons at the end of a dialog: the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

/** A menu that slides over the page from the left, on small screens. */
export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  const ref = useModalElement(isOpen);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is the key for it (onCancel).
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles.drawer)}
      aria-label={label}
      onClick={(event) => event.target === ref.current && onClose()}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {isOpen && children}
    </dialog>
  );
}

type DrawerProps = { isOpen: boolean; onClose: () => void; label: string; children: ReactNode };
