// Few mornings begin with an admission to accept: it does not travel with a first visit.
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { useWaitingAdmissions, waitingAdmissionsQuery } from './waiting-queries.ts';

/** Without a connection the rest of the page works without it. */
const Loaded = lazyWithPreload(async (): Promise<ComponentType> => {
  const loaded = await import('./admissions-to-accept.tsx').catch(() => null);
  return loaded?.AdmissionsToAccept ?? (() => null);
});

export async function admissionsAhead(queryClient: QueryClient): Promise<void> {
  const waiting = await queryClient.ensureQueryData(waitingAdmissionsQuery);
  if (waiting.length > 0) await Loaded.ahead();
}

export function AdmissionsToAccept() {
  const isAny = (useWaitingAdmissions().data ?? []).length > 0;
  // It stays: the last one may just be declined, with words half typed.
  const [wasAny, setWasAny] = useState(isAny);
  if (isAny && !wasAny) setWasAny(true);
  return (
    wasAny && (
      <Suspense>
        <Loaded />
      </Suspense>
    )
  );
}
