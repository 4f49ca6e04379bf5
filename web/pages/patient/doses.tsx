import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DosesToday } from '#web/doses/doses-today.tsx';
import { MedicineTimes } from '#web/doses/medicine-times.tsx';
import { useDoses } from '#web/doses/queries.ts';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import styles from './doses.module.css';

/** What to take today, what was missed, and the week behind. */
export function DosesPage() {
  return (
    <div className={`stack fit gap-16 ${styles.page}`}>
      <Link to="/record" className={`row gap-8 ink ${styles.back}`}>
        <IconArrowLeft aria-hidden /> Record
      </Link>
      <h1>Doses</h1>
      <QueryView query={useDoses()} lines={8}>
        {(known) => (
          <>
            <DosesToday {...known} />
            <MedicineTimes medicines={known.medicines} />
          </>
        )}
      </QueryView>
    </div>
  );
}
