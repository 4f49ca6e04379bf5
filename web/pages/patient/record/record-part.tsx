import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useActedFor } from '#web/acting-for.ts';
import { t } from '#web/language/say.ts';
import styles from './record.module.css';

type RecordPartProps = {
  title: ReactNode;
  to?: '/record' | '/record/visits' | '/record/documents' | '/you';
  back?: string;
  children: ReactNode;
};

/** A part of the record on a page of its own, with the way back. */
export const RecordPart = ({ title, to = '/record', back = t('Record'), children }: RecordPartProps) => (
  <div className={`stack fit gap-12 ${styles.page}`}>
    <WayBack to={to} back={back} />
    <h1>{title}</h1>
    {children}
  </div>
);

type WayBackProps = Required<Pick<RecordPartProps, 'to' | 'back'>>;

/** None for whoever acts for someone and may not see the whole record. */
export function WayBack({ to, back }: WayBackProps) {
  const person = useActedFor();
  if (to === '/record' && person && !person.opens.includes('record')) return null;
  return (
    <Link to={to} className={`row gap-8 ink no-print ${styles.back}`}>
      <IconArrowLeft aria-hidden /> {back}
    </Link>
  );
}
