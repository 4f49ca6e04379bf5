import { type ComponentType, lazy, Suspense } from 'react';
import type { HomeMedicine } from '#contract/medicines/doses.ts';
import { t } from '#web/language/say.ts';
import { QueryView } from '../ui/loading/query-view.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Card } from '../ui/page/card.tsx';
import { useDoses } from './queries.ts';

type RowsProps = { medicines: readonly HomeMedicine[] };

/** Days left and repeats do not travel with the record of someone who takes nothing. */
const MedicineRows = lazy(async (): Promise<{ default: ComponentType<RowsProps> }> => {
  const loaded = await import('./medicine-rows.tsx').catch(() => null);
  return { default: loaded?.MedicineRows ?? NotLoaded };
});

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

const NotLoaded = () => (
  <p className="muted">{t('Your medicines could not be loaded. Check your connection and open this page again.')}</p>
);
