// Only for whoever opens the history of a chart.
import { Suspense } from 'react';
import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { Skeleton } from '../ui/loading/skeleton.tsx';

type SharedDocumentsProps = { patientId: string };

const Loaded = lazyOr(async () => (await import('./shared-documents.tsx')).SharedDocuments, NotLoaded);

export const SharedDocuments = (props: SharedDocumentsProps) => (
  <Suspense fallback={<Skeleton lines={2} />}>
    <Loaded {...props} />
  </Suspense>
);

function NotLoaded() {
  return (
    <p className="muted">
      Documents from the patient could not be loaded. Check your connection and open this page again.
    </p>
  );
}
