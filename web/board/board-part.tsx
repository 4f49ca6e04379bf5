import type { ReactNode } from 'react';
import type { Section } from '#contract/screen-links.ts';
import styles from './health-board.module.css';

type BoardPartProps = {
  /** Where notices link to. */
  id?: Section;
  name: string;
  empty: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
};

export function BoardPart({ id, name, empty, isEmpty, children }: BoardPartProps) {
  return (
    <>
      <h3 className={`mt-16 muted ${styles.part}`} id={id}>
        {name}
      </h3>
      {isEmpty ? <p className="py-12 ruled muted text-md">{empty}</p> : <ul>{children}</ul>}
    </>
  );
}
