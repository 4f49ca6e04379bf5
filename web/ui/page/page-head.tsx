import type { ReactNode } from 'react';
import { InHead } from './head-slot.tsx';
import styles from './page-head.module.css';

type PageHeadProps = { title: string; note?: ReactNode; children?: ReactNode };

/** Title and one line about it; what counts most stands beside them. */
export function PageHead({ title, note, children }: PageHeadProps) {
  return (
    <InHead>
      <div className={`min-0 ${styles.title}`}>
        <h1>{title}</h1>
        {note && <p className="muted lead-130">{note}</p>}
      </div>
      {children}
    </InHead>
  );
}

type FigureBoxProps = { count: number | undefined; tone: 'urgent' | 'info' | 'calm'; title: string; note?: ReactNode };

/** The one figure of a page. */
export function FigureBox({ count, tone, title, note }: FigureBoxProps) {
  const isCalm = tone === 'calm' || count === 0;
  return (
    <div className={`row panel ${styles.figure} ${isCalm ? styles.calm : styles[tone]}`}>
      <b>{count ?? '–'}</b>
      <p className="lead-125">
        <strong className="block text-17">{title}</strong>
        {note && <span className="muted text-15">{note}</span>}
      </p>
    </div>
  );
}

export type FigureLine = { icon: ReactNode; count: number | undefined; words: string };

/** Two or three smaller ones. */
export function FigureLines({ lines }: { lines: readonly FigureLine[] }) {
  return (
    <ul className={`icons-18 stack ${styles.lines}`}>
      {lines.map(({ icon, count, words }) => (
        <li key={words}>
          {icon}
          <b className="ink">{count ?? '–'}</b> {words}
        </li>
      ))}
    </ul>
  );
}
