import { type ReactElement, type ReactNode, useState } from 'react';
import type { SectionOf } from '#contract/screen-links.ts';
import { t } from '#web/language/say.ts';
import { Button } from '../ui/button.tsx';
import styles from './health-board.module.css';

/** So many stand there at first: the board has four parts. */
const FIRST = 2;

type BoardPartProps = {
  /** Where notices link to. */
  id?: SectionOf<'/record/board'>;
  name: string;
  empty: ReactNode;
  isEmpty: boolean;
  items: readonly ReactElement[];
  /** Before the items: that they are on their way, or cannot be fetched. */
  children?: ReactNode;
};

export function BoardPart({ id, name, empty, isEmpty, items, children }: BoardPartProps) {
  const [isAll, setAll] = useState(false);
  const isShort = items.length > FIRST && !isAll;
  return (
    <>
      <h3 className={`mt-16 muted ${styles.part}`} id={id}>
        {name}
      </h3>
      {isEmpty ? (
        <p className="py-12 ruled muted text-md">{empty}</p>
      ) : (
        <ul>
          {children}
          {isShort ? items.slice(0, FIRST) : items}
        </ul>
      )}
      {isShort && (
        <Button look="quiet" isBlock onClick={() => setAll(true)}>
          {t('All {n} {what}', { n: items.length, what: name.toLowerCase() })}
        </Button>
      )}
    </>
  );
}
