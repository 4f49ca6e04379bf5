import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './panel.module.css';

type PanelProps = {
  title: string;
  note?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A dense region of the clinic's screens: title, a note beside it, and rows that reach its edges. */
export function Panel({ title, note, action, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <section className={classNames('clipped panel', className)} aria-labelledby={titleId}>
      <div className={`row baseline wrap gap-x-12 ${styles.head}`}>
        <h2 id={titleId}>{title}</h2>
        {note && <p className="muted text-14">{note}</p>}
        {action && <div className={`push ${styles.action}`}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
