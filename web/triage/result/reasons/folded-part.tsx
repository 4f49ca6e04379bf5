import { type ReactNode, useId } from 'react';
import { Fold } from '#web/ui/page/fold.tsx';
import styles from './folded-part.module.css';

type FoldedPartProps = {
  title: ReactNode;
  /** What stays in sight while it is folded: whatever is urgent or was not understood. */
  fact?: ReactNode;
  isOpened?: boolean;
  children: ReactNode;
};

/** A part of the working behind an answer: its heading and the fact that matters, the rest on a press and on paper. */
export function FoldedPart({ title, fact, isOpened, children }: FoldedPartProps) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <Fold
        isOpened={isOpened}
        title={
          <>
            <h2 id={titleId}>{title}</h2>
            {fact}
          </>
        }
      >
        <div className={styles.inside}>{children}</div>
      </Fold>
    </section>
  );
}
