import { type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './dialog.module.css';
import { CloseModal, Modal } from './modal.tsx';
import { ModalNotice } from './modal-notice.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  size?: 'small' | 'large';
  /** For questions that must be answered: no close button, Esc and a click beside it do nothing. */
  mustAnswer?: boolean;
  children: ReactNode;
};

/** The first field has the focus. Without one a safe button has it: see `firstFocus`. */
export function Dialog({ isOpen, onClose, title, size, mustAnswer, children }: DialogProps) {
  const titleId = useId();
  const notice = useContext(ModalNotice);
  return (
    <Modal
      {...{ isOpen, onClose }}
      staysOpen={mustAnswer}
      className={classNames(`p-0 panel ink ${styles.dialog}`, size && styles[size])}
      labelledBy={titleId}
    >
      {notice}
      <div className={`row start between gap-12 ${styles.head}`}>
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {!mustAnswer && <CloseModal />}
      </div>
      <div className={`stack gap-16 ${styles.body}`}>{children}</div>
    </Modal>
  );
}

/** The row of buttons at the end of a dialog: the safe one first, the main one last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div ref={clearOfActions} className={`row stretch wrap gap-12 to-end mt-8 ${styles.actions}`} data-actions>
      {children}
    </div>
  );
}

/** A menu that slides over the page from the left, on small screens. */
export function Drawer({ isOpen, onClose, label, children }: DrawerProps) {
  return (
    <Modal {...{ isOpen, onClose, label }} className={`p-0 panel ink ${styles.dialog} ${styles.drawer}`}>
      {children}
    </Modal>
  );
}

type DrawerProps = { isOpen: boolean; onClose: () => void; label: string; children: ReactNode };

/** The distance between the focused control and the buttons beneath it: its ring and the edge of its label. */
const ROOM_PX = 24;

/** Use as `ref` of the sticky buttons: what takes the focus in their dialog is scrolled clear of them. */
function clearOfActions(actions: HTMLElement | null) {
  const dialog = actions?.closest('dialog');
  if (!actions || !dialog) return;
  const measure = () => {
    const isOver = getComputedStyle(actions).position === 'sticky';
    const height = isOver ? actions.getBoundingClientRect().height : 0;
    dialog.style.scrollPaddingBottom = `${height + ROOM_PX}px`;
  };
  const observer = globalThis.ResizeObserver && new ResizeObserver(measure);
  observer?.observe(actions);
  measure();
  return () => {
    observer?.disconnect();
    dialog.style.scrollPaddingBottom = '';
  };
}
