import { ButtonLink } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useWishes } from './queries.ts';
import { shortDate } from './wish-words.ts';

/** At the top of the page, while a time is held. */
export function OfferLine() {
  const offer = useWishes().data?.find((wish) => wish.offer)?.offer;
  if (!offer) return null;
  return (
    <AlertBox tone="info" title={`${shortDate(offer.date)}, ${offer.time} came free: ${offer.doctor}`}>
      <p>It is held for you until {timeOfDay(offer.heldUntil, offer.timeZone)}.</p>
      <ButtonLink size="large" to="/book" hash="waitlist">
        Take it or leave it
      </ButtonLink>
    </AlertBox>
  );
}
