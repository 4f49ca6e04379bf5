// The words about tests do not travel with a first visit.

import type { QueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react';
import { labReportsQuery } from '#web/api/lab-orders.ts';
import { useProfile } from '#web/api/records.ts';
import { t } from '#web/language/say.ts';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useReleasedResults } from './released-results.ts';
import type { ResultsCard } from './results-card.tsx';

type ResultsProps = ComponentProps<typeof ResultsCard>;
type ShortProps = { patientId: string };

const Whole = lazyOr(async () => (await import('./results-card.tsx')).ResultsCard, NotLoaded);

const Short = lazyWithPreload(async (): Promise<ComponentType<ShortProps>> => {
  const loaded = await import('./results-in-short.tsx').catch(() => null);
  return loaded?.ResultsInShort ?? NotLoaded;
});

/** The words that whoever has results reads. */
export async function resultsAhead(queryClient: QueryClient, patientId: string): Promise<void> {
  const { reports, waiting } = await queryClient.ensureQueryData(labReportsQuery(patientId));
  if (reports.length + waiting.length > 0) await Short.ahead();
}

/** A patient's released results with what each means. */
export const Results = (props: ResultsProps) => (
  <WithWords patientId={props.patientId}>
    <Whole {...props} />
  </WithWords>
);

/** A line each, what is not as usual first. */
export const ShortResults = (props: ShortProps) => (
  <WithWords patientId={props.patientId}>
    <Short {...props} />
  </WithWords>
);

/** Whoever has none does not wait for the words. */
function WithWords({ patientId, children }: ShortProps & { children: ReactNode }) {
  const results = useReleasedResults(patientId);
  // By the age a value is called high or low: without it the first words would be others, and the list would jump.
  const isAgePending = useProfile(patientId).isPending;
  const count = results.data && results.data.reports.length + results.data.waiting.length;
  const waiting = inCard(<Skeleton lines={6} />);
  if (count) return isAgePending ? waiting : <Suspense fallback={waiting}>{children}</Suspense>;
  return inCard(
    <QueryView query={results} lines={6}>
      {() => <p className="muted">{t('None yet. A result is here as soon as your doctor has looked at it.')}</p>}
    </QueryView>,
  );
}

const inCard = (content: ReactNode) => <Card title={t('Results')}>{content}</Card>;

function NotLoaded() {
  return inCard(
    <p className="muted">{t('Your results could not be loaded. Check your connection and open this page again.')}</p>,
  );
}
