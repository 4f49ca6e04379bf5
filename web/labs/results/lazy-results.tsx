// The words about tests do not travel with a first visit.
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useReleasedResults } from './released-results.ts';
import type { ResultsCard } from './results-card.tsx';

type ResultsProps = ComponentProps<typeof ResultsCard>;

const Loaded = lazy(async (): Promise<{ default: ComponentType<ResultsProps> }> => {
  const loaded = await import('./results-card.tsx').catch(() => null);
  return { default: loaded?.ResultsCard ?? NotLoaded };
});

/** A patient's released results, where notices link to. Whoever has none does not wait for the words. */
export function Results(props: ResultsProps) {
  const results = useReleasedResults(props.patientId);
  const count = results.data && results.data.reports.length + results.data.waiting.length;
  return (
    <div id="results">
      {count ? (
        <Suspense fallback={inCard(<Skeleton lines={4} />)}>
          <Loaded {...props} />
        </Suspense>
      ) : (
        inCard(
          <QueryView query={results} lines={4}>
            {() => <p className="muted">None yet. A result is here as soon as your doctor has looked at it.</p>}
          </QueryView>,
        )
      )}
    </div>
  );
}

const inCard = (content: ReactNode) => <Card title="Results">{content}</Card>;

const NotLoaded = () =>
  inCard(<p className="muted">Your results could not be loaded. Check your connection and open this page again.</p>);
