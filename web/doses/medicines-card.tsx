import { Suspense } from 'react';
import { t } from '#web/language/say.ts';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Card } from '../ui/page/card.tsx';
import { useDoses } from './queries.ts';

/** Days left and repeats do not travel with the record of someone who takes nothing. */
const MedicineRows = lazyOr(async () => (await import('./medicine-rows.tsx')).MedicineRows, NotLoaded);

/** What was prescribed and is taken at home, with days left. */
export function MedicinesCard() {
  return (
    <Card id="medicines" title={t('Medicines')}>
      <QueryView query={useDoses()} lines={3}>
        {({ medicines }) =>
          medicines.length === 0 ? (
            <p className="muted">{t('Nothing is prescribed at the moment.')}</p>
          ) : (
            <Suspense fallback={<Skeleton lines={3} />}>
              <MedicineRows medicines={medicines} />
            </Suspense>
          )
        }
      </QueryView>
    </Card>
  );
}

function NotLoaded() {
  return (
    <p className="muted">{t('Your medicines could not be loaded. Check your connection and open this page again.')}</p>
  );
}
