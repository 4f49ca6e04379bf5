import { IconX } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import { useModalElement } from './modal-element.ts';
import styles from './sheet.module.css';

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** While something is on its way the sheet stays: Esc and a click beside it do nothing. */
  isBusy?: boolean;
  children: ReactNode;
};

/** Comes from the side where there is room, from below where there is not; what is beneath stays in sight. */
export function Sheet({ isOpen, onClose, title, isBusy, children }: SheetProps) {
  const ref = useModalElement(isOpen);
  const titleId = useId();
  const close = () => !isBusy && onClose();
  const closeBeside = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Esc is the key for it (onCancel).
    <dialog
      ref={ref}
      className={styles.sheet}
      aria-labelledby={titleId}
      onClick={closeBeside}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      {isOpen && (
        <div className={styles.inside}>
          <div className={styles.head}>
            <h2 id={titleId}>{title}</h2>
            <Button look="quiet" isIconOnly aria-label="Close" icon={<IconX aria-hidden />} onClick={close} />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
