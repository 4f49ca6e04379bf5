import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';

/** Initials of the first and the last name; "Dr." is a title, not a name. */
export function initialsOf(name: string): string {
  const names = name
    .replace(/^(dr|prof|mr|mrs|ms)\.?\s+/i, '')
    .split(/\s+/)
    .filter(Boolean);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((each) => [...(each ?? '')][0]?.toUpperCase() ?? '').join('');
}

export function Avatar({ name, isDeep }: { name: string; isDeep?: boolean }) {
  return (
    <span
      className={classNames(`stack place-centre fixed action-soft action ${styles.avatar}`, isDeep && styles.deep)}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  );
}
