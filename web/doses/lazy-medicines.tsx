// Days left and repeats do not travel with a first visit.
import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../ui/loading/skeleton.tsx';
import { Card } from '../ui/page/card.tsx';

const Loaded = lazy(async (): Promise<{ default: ComponentType }> => {
  const loaded = await import('./medicines-card.tsx').catch(() => null);
  return { default: loaded?.MedicinesCard ?? NotLoaded };
});

export const Medicines = () => (
  <Suspense fallback={<Skeleton lines={4} />}>
    <Loaded />
  </Suspense>
);

const NotLoaded = () => (
  <Card title="Medicines">
    <p className="muted">Your medicines could not be loaded. Check your connection and open this page again.</p>
  </Card>
);
