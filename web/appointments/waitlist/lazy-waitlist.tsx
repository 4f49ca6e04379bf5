// Few wait for a time: neither part travels with a first visit.
import { type ComponentProps, type ComponentType, lazy } from 'react';
import { untilIdle } from '#web/ui/loading/when-idle.ts';
import type { OfferLine as Line } from './offer-line.tsx';
import type { WaitlistCard as Card } from './waitlist-card.tsx';

/** Without a connection the rest of the page works without it. */
export const WaitlistCard = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof Card>> }> => {
  await untilIdle();
  const loaded = await import('./waitlist-card.tsx').catch(() => null);
  return { default: loaded?.WaitlistCard ?? (() => null) };
});

export const OfferLine = lazy(async (): Promise<{ default: ComponentType<ComponentProps<typeof Line>> }> => {
  await untilIdle();
  const loaded = await import('./offer-line.tsx').catch(() => null);
  return { default: loaded?.OfferLine ?? (() => null) };
});
