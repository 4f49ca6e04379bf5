// Only for whoever opens the history of a chart.
import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../ui/loading/skeleton.tsx';

type SharedDocumentsProps = { patientId: string };

const Loaded = lazy(async (): Promise<{ default: ComponentType<SharedDocumentsProps> }> => {
  const loaded = await import('./shared-documents.tsx').catch(() => null);
  return { default: loaded?.SharedDocuments ?? NotLoaded };
});

export const SharedDocuments = (props: SharedDocumentsProps) => (
  <Suspense fallback={<Skeleton lines={2} />}>
    <Loaded {...props} />
  </Suspense>
);

const NotLoaded = () => (
  <p className="muted">
    Documents from the patient could not be loaded. Check your connection and open this page again.
  </p>
);
