import { IconUsers } from '@tabler/icons-react';
import type { Neighbour } from '#contract/medicines/dose-checks.ts';
import { bedName } from '../ui/people/bed-tile.tsx';
import { MarkedName } from '../ui/people/name-alike.tsx';
import { shortDay } from '../ui/time/time.ts';
import styles from './neighbour-line.module.css';

/** "Not Sunita Patel in 207-A": names another patient who could be meant, and what tells them apart. */
export function NeighbourLine({ patient, other }: { patient: string; other: Neighbour }) {
  const { age, sex, dateOfBirth, pud } = other;
  const about = [
    [age, sex?.charAt(0).toUpperCase()].filter((each) => each != null).join(' '),
    dateOfBirth && `born ${shortDay(`${dateOfBirth}T12:00:00Z`, 'UTC')}`,
    `PUD …${pud.slice(-2)}`,
  ].filter(Boolean);
  return (
    <p className={`row round lead-130 ${styles.line}`}>
      <IconUsers className="fixed attention" aria-hidden />
      <span>
        <b className="attention">
          Not <MarkedName name={other.name} besides={patient} />
        </b>{' '}
        in {bedName(other)}, {about.join(', ')}
      </span>
    </p>
  );
}
