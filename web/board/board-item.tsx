import type { ReactNode } from 'react';
import styles from './board-item.module.css';

type BoardItemProps = {
  /** What stands at the left: a day, an icon or a box to tick. */
  mark: ReactNode;
  title: ReactNode;
  side?: ReactNode;
  menu?: ReactNode;
  children?: ReactNode;
};

export function BoardItem({ mark, title, side, menu, children }: BoardItemProps) {
  return (
    <li className={`row gap-16 ruled ${styles.item}`}>
      {mark}
      <div className="stack grow min-0 muted text-md lead-135 breakable">
        <div className={`row wrap between gap-2 gap-x-8 ink lead-130 ${styles.line}`}>
          <b className="semibold">{title}</b>
          {side}
        </div>
        {children}
      </div>
      {menu}
    </li>
  );
}

export function DayMark({ number, month }: { number: string; month: string }) {
  return (
    <span className={`stack fixed round sunk muted text-xs ${styles.day}`} aria-hidden>
      <b>{number}</b>
      {month}
    </span>
  );
}

export function IconMark({ children }: { children: ReactNode }) {
  return (
    <span className={`stack fixed round sunk muted text-xs ${styles.day}`} aria-hidden>
      {children}
    </span>
  );
}
