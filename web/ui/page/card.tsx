import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

export type CardProps = {
  /** Where links lead to. */
  id?: string;
  title?: ReactNode;
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A titled region; `action` stands at the right of its title. */
export function Card({ id, title, action, className, children }: CardProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      className={classNames(`min-0 panel ${styles.card}`, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={`row wrap between gap-8 gap-x-12 mb-8 ${styles.head}`}>
          <h2 id={titleId}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
