import { Suspense } from 'react';
import { DosesToday } from '#web/doses/doses-today.tsx';
import { useDoses } from '#web/doses/queries.ts';
import { t } from '#web/language/say.ts';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { WayBack } from '../record/record-part.tsx';
import styles from './doses.module.css';

/** The last on the page: nothing moves when it comes. */
const MedicineTimes = lazyOr(async () => (await import('#web/doses/medicine-times.tsx')).MedicineTimes);

/** What to take today, what was missed, and the week behind. */
export function DosesPage() {
  return (
    <div className={`stack fit gap-16 ${styles.page}`}>
      <WayBack to="/record" back={t('Record')} />
      <h1>{t('Doses')}</h1>
      <QueryView query={useDoses()} lines={8}>
        {(known) => (
          <>
            <DosesToday {...known} />
            <Suspense>
              <MedicineTimes medicines={known.medicines} />
            </Suspense>
          </>
        )}
      </QueryView>
    </div>
  );
}
