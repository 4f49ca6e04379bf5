import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { likenesses } from './likeness.ts';
import styles from './name-alike.module.css';

/** A name with the letters marked in which it differs from the one it could be mistaken for. */
export function MarkedName({ name, besides }: { name: string; besides: string | undefined }) {
  const people = [
    { id: 'own', name },
    { id: 'other', name: besides ?? '' },
  ];
  const alike = besides ? likenesses(people).get('own') : undefined;
  if (!alike?.differs) return name;
  return (
    <>
      {alike.same}
      <mark className={styles.differs}>{alike.differs}</mark>
    </>
  );
}

/** Says beside a name who else has one like it. */
export function AlikeNote({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span className={`row-inline gap-5 attention semibold ${styles.note}`} title={title}>
      <IconUsers aria-hidden />
      <span>{children}</span>
    </span>
  );
}
