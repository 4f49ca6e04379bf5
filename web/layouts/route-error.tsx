import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { meQuery } from '../identity/queries.ts';
import { useLeadOffline } from '../lead-offline.ts';
import { ErrorPage } from '../ui/feedback/error-page.tsx';

/** A page that broke says so, with the number that finds it in the logs; the rest of the screen goes on. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  // Before anybody is known to be inside, nothing of theirs is on screen to be lost.
  const isLeadingOffline = useLeadOffline(useQueryClient().getQueryData(meQuery.queryKey) === undefined);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (isLeadingOffline) return null;
  return <ErrorPage error={error} onRetry={retry} />;
}
