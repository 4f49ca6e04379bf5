import { type ReactNode, Suspense } from 'react';
import { Following } from '#web/ui/loading/following.tsx';
import styles from './screen.module.css';

type ScreenProps = {
  /** Left out where the screen brings a heading of its own. */
  title?: string;
  note?: ReactNode;
  /** What concerns the whole screen, above its columns. */
  first?: ReactNode;
  /** Side by side where there is room, the first one first everywhere: Tab and the eye take the same way. */
  columns: [ReactNode, ReactNode];
  isEven?: boolean;
  /** Whether `first` has found its size. */
  isFirstKnown?: boolean;
};

/** A screen of the patient's app. */
export function Screen({
  title,
  note,
  first,
  columns: [left, right],
  isEven = false,
  isFirstKnown = true,
}: ScreenProps) {
  return (
    <div className={`stack fit ${styles.screen}`}>
      {title && (
        <div>
          <h1 className={styles.title}>{title}</h1>
          {note && <p className="muted">{note}</p>}
        </div>
      )}
      {first}
      <Following isAboveKnown={isFirstKnown}>
        <div className={`stack fit ${styles.columns} ${isEven ? styles.even : ''}`}>
          <div className={`stack fit packed min-0 ${styles.column}`}>{left}</div>
          <div className={`stack fit packed min-0 ${styles.column}`}>{right}</div>
        </div>
      </Following>
    </div>
  );
}

/** What comes first when there is something to say, and takes no room when there is not. */
export const Urgent = ({ children }: { children: ReactNode }) => (
  <div className={`stack gap-12 ${styles.urgent}`}>
    <Suspense>{children}</Suspense>
  </div>
);
