import { Link } from '@tanstack/react-router';
import type { Inpatient } from '#contract/ward/inpatients.ts';
import { bedName } from '#web/ui/people/bed-tile.tsx';
import type { Likeness } from '#web/ui/people/likeness.ts';
import { AlikeNote, MarkedName } from '#web/ui/people/name-alike.tsx';
import styles from './card.module.css';

type InpatientNameProps = { inpatient: Inpatient; alike: Likeness<Inpatient> | undefined; isShort?: boolean };

/** Leads to the patient from anywhere on the card. A name that is like another one says so and shows the difference. */
export function InpatientName({ inpatient, alike, isShort }: InpatientNameProps) {
  return (
    <h3 className={`row baseline wrap gap-x-12 ${styles.name}`}>
      <Link to="/staff-dashboard" search={{ patient: inpatient.id }} className={`no-underline ${styles.open}`}>
        <MarkedName name={inpatient.name} besides={alike?.other.name} />
      </Link>
      {alike && (
        <span className="text-16 nowrap">
          <AlikeNote>
            {isShort ? '' : `${lastNameOf(alike.other.name)} in `}
            {bedName(alike.other)}
            <span className="visually-hidden"> has a name like this</span>
          </AlikeNote>
        </span>
      )}
    </h3>
  );
}

const lastNameOf = (name: string) => name.split(' ').at(-1);
