// The words about tests do not travel with a first visit.
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Card } from '#web/ui/page/card.tsx';
import type { ResultsCard } from './results-card.tsx';

type ResultsProps = ComponentProps<typeof ResultsCard>;

const Loaded = lazy(async (): Promise<{ default: ComponentType<ResultsProps> }> => {
  const loaded = await import('./results-card.tsx').catch(() => null);
  return { default: loaded?.ResultsCard ?? NotLoaded };
});

/** A patient's released results, where notices link to. */
export const Results = (props: ResultsProps) => (
  <div id="results">
    <Suspense fallback={<Skeleton lines={6} />}>
      <Loaded {...props} />
    </Suspense>
  </div>
);

const NotLoaded = () => (
  <Card title="Results">
    <p className="muted">Your results could not be loaded. Check your connection and open this page again.</p>
  </Card>
);
