import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorPage } from '../ui/feedback/error-page.tsx';

/** A page that broke says so, with the number that finds it in the logs; the rest of the screen goes on. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorPage error={error} onRetry={retry} />;
}
