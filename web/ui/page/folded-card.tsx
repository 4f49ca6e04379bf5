import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import card from './card.module.css';
import type { CardProps } from './card.tsx';
import { Fold } from './fold.tsx';
import styles from './folded-card.module.css';

type FoldedCardProps = CardProps & {
  /** There is something in it that should be seen. */
  isOpened?: boolean | undefined;
  /** What stays in sight while it is folded. */
  fact?: ReactNode;
};

/** A card that shows its title only, until it is opened. */
export function FoldedCard({ id, title, action, isOpened, fact, className, children }: FoldedCardProps) {
  const titleId = useId();
  return (
    <section id={id} className={classNames(`min-0 panel ${card.card}`, className)} aria-labelledby={titleId}>
      <Fold
        className={styles.folded}
        isOpened={isOpened}
        title={
          <>
            <h2 id={titleId}>{title}</h2>
            {fact}
          </>
        }
      >
        {action}
        {children}
      </Fold>
    </section>
  );
}
