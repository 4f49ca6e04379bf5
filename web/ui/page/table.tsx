import type { ReactNode } from 'react';
import styles from './table.module.css';

type TableProps = { label: string; columns: readonly ReactNode[]; children: ReactNode };

/** Scrolls sideways inside itself on small screens, and can be reached to do so with the keyboard. `children` are rows. */
export function Table({ label, columns, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard.
    <section className={`panel ${styles.scroll}`} aria-label={label} tabIndex={0}>
      <table className={`full ${styles.table}`}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
