// Few mornings begin with a repeat: it does not travel with a first visit.
import { type ComponentType, lazy } from 'react';
import { untilIdle } from '#web/ui/loading/when-idle.ts';

/** Without a connection the rest of the page works without it. */
export const RepeatsPanel = lazy(async (): Promise<{ default: ComponentType }> => {
  await untilIdle();
  const loaded = await import('./repeats-panel.tsx').catch(() => null);
  return { default: loaded?.RepeatsPanel ?? (() => null) };
});
