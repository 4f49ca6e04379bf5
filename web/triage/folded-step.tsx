import type { ReactNode } from 'react';
import { Fold } from '#web/ui/page/fold.tsx';
import { useMedia } from '#web/ui/viewport/media.ts';
import styles from './folded-step.module.css';

type FoldedStepProps = {
  title: string;
  /** What was said: it stays in sight while the step is folded. */
  fact?: string | undefined;
  /** Gets the label of the field: where the fold shows it already, it is there to be heard only. */
  children: (label: ReactNode) => ReactNode;
};

/** What may be left out: by its name on a phone, opened by a press; whole where there is room for it. */
export function FoldedStep({ title, fact, children }: FoldedStepProps) {
  const isWide = useMedia('(min-width: 900px)');
  if (isWide) return children(title);
  return (
    <Fold
      className={`ruled ${styles.step}`}
      title={
        <span className="block lead-125">
          <span className="semibold">{title}</span>
          {fact && <small className="block muted text-sm">{fact}</small>}
        </span>
      }
    >
      <div className={`stack fit gap-16 ${styles.inside}`}>
        {children(<span className="visually-hidden">{title}</span>)}
      </div>
    </Fold>
  );
}
