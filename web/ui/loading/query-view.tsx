import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorMessage } from '../feedback/error-message.tsx';
import styles from './query-view.module.css';
import { Skeleton } from './skeleton.tsx';

type QueryViewProps<Data> = {
  query: UseQueryResult<Data>;
  /** Shown for an empty list or null: says what to do, not only that there is nothing. Without it an empty list goes to `children`. */
  empty?: ReactNode;
  /** How many rows the skeleton has. */
  lines?: number;
  children: (data: NonNullable<Data>) => ReactNode;
};

/** Loading, refusal and empty, decided once. What was really loaded stays on screen when a later refresh fails. */
export function QueryView<Data>({ query, empty, lines, children }: QueryViewProps<Data>) {
  const { data, error, isPending, isFetching, refetch } = query;
  if (isPending && !error) return <Skeleton lines={lines} />;
  const errorMessage = error ? (
    <ErrorMessage error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  ) : null;
  if (data === undefined) return errorMessage;
  return (
    <>
      {errorMessage}
      {data === null || (empty !== undefined && Array.isArray(data) && data.length === 0) ? (
        <div className={`muted ${styles.empty}`}>{empty}</div>
      ) : (
        children(data as NonNullable<Data>)
      )}
    </>
  );
}
