import { type ReactNode, useId } from 'react';

type FormPartProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

export function FormPart({ id, title, note, children }: FormPartProps) {
  const titleId = useId();
  return (
    <section id={id} className="stack fit packed gap-10 pt-16" aria-labelledby={titleId} tabIndex={-1}>
      <div className="row baseline wrap gap-x-10">
        <h2 className="text-17" id={titleId}>
          {title}
        </h2>
        {note && <p className="muted text-14">{note}</p>}
      </div>
      {children}
    </section>
  );
}
