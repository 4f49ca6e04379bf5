// Few wait for a time: no part travels with a first visit.

import { lazyOr } from '#web/ui/loading/lazy-or.tsx';
import { untilIdle } from '#web/ui/loading/when-idle.ts';

/** Without a connection the rest of the page works without it. */
export const WaitlistCard = lazyOr(async () => {
  await untilIdle();
  return (await import('./waitlist-card.tsx')).WaitlistCard;
});

export const HeldTime = lazyOr(async () => {
  await untilIdle();
  return (await import('./held-time.tsx')).HeldTime;
});

export const OfferLine = lazyOr(async () => {
  await untilIdle();
  return (await import('./offer-line.tsx')).OfferLine;
});
