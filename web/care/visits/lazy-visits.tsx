// What a doctor signs has a large contract: it does not travel with a first visit.

import { type ComponentProps, type ComponentType, Suspense } from 'react';
import { t, tApart } from '#web/language/say.ts';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Card } from '#web/ui/page/card.tsx';
import type { VisitsInShort } from './visits-in-short.tsx';

type VisitsProps = ComponentProps<typeof VisitsInShort>;

const Loaded = lazyWithPreload(async (): Promise<ComponentType<VisitsProps>> => {
  const loaded = await import('./visits-in-short.tsx').catch(() => null);
  return loaded?.VisitsInShort ?? NotLoaded;
});

export const visitsAhead = Loaded.ahead;

export const ShortVisits = (props: VisitsProps) => (
  <Suspense
    fallback={
      <Card title={tApart('Visits', 'record')}>
        <Skeleton lines={2} />
      </Card>
    }
  >
    <Loaded {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <Card title={tApart('Visits', 'record')}>
    <p className="muted">{t('Your visits could not be loaded. Check your connection and open this page again.')}</p>
  </Card>
);
