import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Trouble } from '../ui/trouble.tsx';
import styles from './page-trouble.module.css';

/** A page that broke says so, with the number that finds it in the logs; the rest of the screen goes on. */
export function PageTrouble({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={styles.trouble}>
      <h1>This page could not be shown</h1>
      <Trouble error={error} onRetry={retry} />
    </div>
  );
}
