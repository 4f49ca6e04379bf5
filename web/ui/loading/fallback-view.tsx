import { type ReactNode, useEffect, useState } from 'react';
import styles from './fallback-view.module.css';
import { type FailureWords, SampleNotice } from './sample-notice.tsx';
import { Skeleton } from './skeleton.tsx';

type Asked<Row> = {
  data: Row[] | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
};

type FallbackViewProps<Row> = {
  query: Asked<Row>;
  words: FailureWords;
  /** Made-up rows are for the demo clinic alone: in a real one they would be dangerous. */
  isDemo: boolean;
  loadSamples: () => Promise<Row[]>;
  empty: ReactNode;
  lines?: number;
  /** `isSample`: rows are marked, and nothing can be done with them. */
  children: (rows: Row[], isSample: boolean) => ReactNode;
};

/** Like QueryView, for the lists whose failure the specification describes. */
export function FallbackView<Row>(props: FallbackViewProps<Row>) {
  const { query, words, isDemo, loadSamples, empty, lines, children } = props;
  const { data, error, isPending, isFetching, dataUpdatedAt, refetch } = query;
  const hasFailed = error !== null && error !== undefined;
  const isSampled = isDemo && hasFailed && data === undefined;
  const samples = useSamples(loadSamples, isSampled);
  if ((isPending && !hasFailed) || (isSampled && samples === undefined))
    return (
      <div className={styles.waiting}>
        <Skeleton lines={lines} />
      </div>
    );
  const rows = data ?? (isSampled ? samples : null);
  const kind = data ? 'loaded' : rows ? 'sample' : 'nothing';
  return (
    <>
      {hasFailed && (
        <SampleNotice
          words={words}
          error={error}
          shown={kind === 'loaded' ? { kind, at: dataUpdatedAt } : { kind }}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {rows?.length === 0 && <div className={`muted ${styles.empty}`}>{empty}</div>}
      {rows && rows.length > 0 && children(rows, kind === 'sample')}
    </>
  );
}

/** A chunk of its own: who never fails never loads it. Null when it could not be fetched either. */
function useSamples<Row>(load: () => Promise<Row[]>, isWanted: boolean): Row[] | null | undefined {
  const [samples, setSamples] = useState<Row[] | null>();
  useEffect(() => {
    if (!isWanted) return;
    let isStale = false;
    load().then(
      (rows) => !isStale && setSamples(rows),
      () => !isStale && setSamples(null),
    );
    return () => {
      isStale = true;
    };
  }, [load, isWanted]);
  return samples;
}
