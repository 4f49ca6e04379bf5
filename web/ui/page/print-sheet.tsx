import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

/** What paper gets instead of the screen: one sheet, A4 or letter. While it is there, nothing else is printed. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(<div className={`hidden ${styles.sheet}`}>{children}</div>, document.body);
}
