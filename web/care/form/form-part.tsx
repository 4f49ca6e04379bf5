import { type ReactNode, useId } from 'react';
import styles from './form-part.module.css';

type FormPartProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

export function FormPart({ id, title, note, children }: FormPartProps) {
  const titleId = useId();
  return (
    <section id={id} className="stack fit packed gap-10 pt-16" aria-labelledby={titleId} tabIndex={-1}>
      <div className={`row baseline wrap gap-x-10 ${styles.head}`}>
        <h2 id={titleId}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  );
}
