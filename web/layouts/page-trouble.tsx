import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { TroublePage } from '../ui/trouble-page.tsx';

/** A page that broke says so, with the number that finds it in the logs; the rest of the screen goes on. */
export function PageTrouble({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <TroublePage error={error} onRetry={retry} />;
}
