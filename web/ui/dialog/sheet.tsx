import { type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { CloseModal, Modal } from './modal.tsx';
import { ModalNotice } from './modal-notice.ts';
import styles from './sheet.module.css';

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** While something is on its way the sheet stays: Esc and a click beside it do nothing. */
  isBusy?: boolean;
  /** Two columns. Its child scrolls by itself, so that head and foot stay in sight (see SheetBody). */
  isWide?: boolean;
  children: ReactNode;
};

/** Comes from the side where there is room, from below where there is not; what is beneath stays in sight. */
export function Sheet({ isOpen, onClose, title, isBusy = false, isWide = false, children }: SheetProps) {
  const titleId = useId();
  const notice = useContext(ModalNotice);
  return (
    <Modal
      {...{ isOpen, onClose }}
      staysOpen={isBusy}
      className={classNames(`p-0 surface ink ${styles.sheet}`, isWide && styles.wide)}
      labelledBy={titleId}
    >
      <div className={`column ${styles.inside}`}>
        {/* One row of the grid, with a notice or without. */}
        <div>
          {notice && <div className={styles.notice}>{notice}</div>}
          <div className={`row between ${styles.head}`}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <CloseModal />
          </div>
        </div>
        {children}
      </div>
    </Modal>
  );
}

/** What a wide sheet shows while it has no form of its own. */
export const SheetBody = ({ children }: { children: ReactNode }) => (
  <div className={`stack gap-14 packed ${styles.body}`}>{children}</div>
);
