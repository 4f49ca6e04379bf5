import { t } from '#web/language/say.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { timeOfDay } from '#web/ui/time/time.ts';
import { useHeldTime } from './queries.ts';
import { shortDate } from './wish-words.ts';

/** At the top of the page, while a time is held. */
export function OfferLine() {
  const offer = useHeldTime();
  if (!offer) return null;
  return (
    <AlertBox
      tone="info"
      title={t('{shortDate}, {time} came free: {doctor}', {
        shortDate: shortDate(offer.date),
        time: offer.time,
        doctor: offer.doctor,
      })}
    >
      <p>{t('It is held for you until {time}.', { time: timeOfDay(offer.heldUntil, offer.timeZone) })}</p>
      <ButtonLink size="large" to="/book" hash="waitlist">
        {t('Take it or leave it')}
      </ButtonLink>
    </AlertBox>
  );
}
