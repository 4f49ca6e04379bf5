import { useEffect, useId, useState } from 'react';
import { OFFER_HOLD_MS, type SlotOffer } from '#contract/appointments/waitlist.ts';
import { SECOND_MS } from '#contract/durations.ts';
import { Translated } from '#web/language/marked-text.tsx';
import { t, tRich } from '#web/language/say.ts';
import { mutateDetached } from '#web/mutate-detached.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { timeOfDay } from '#web/ui/time/time.ts';
import styles from './offer-box.module.css';
import { useAccept, useDecline, useWishes } from './queries.ts';
import { shortDate } from './wish-words.ts';

const HOLD_SECONDS = OFFER_HOLD_MS / 1_000;
/** The ring is drawn with a circumference of 100. */
const RADIUS = 50 / Math.PI;

/** A time that came free, and the minutes in which it can be taken. */
export function OfferBox({ offer }: { offer: SlotOffer }) {
  const titleId = useId();
  const { refetch, dataUpdatedAt: readAt } = useWishes();
  const left = useSecondsLeft({ secondsLeft: offer.secondsLeft, readAt });
  const accept = useAccept();
  const decline = useDecline();
  const day = shortDate(offer.date);
  const until = timeOfDay(offer.heldUntil, offer.timeZone);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  const take = () =>
    mutateDetached(accept, offer.id, {
      onSuccess: () =>
        toast.success(
          t('You asked for {day}, {time}', { day, time: offer.time }),
          t('The doctor will answer. It is yours until then.'),
        ),
      // The box leaves the page with the time: what it says would be gone before it is read.
      onError: (error) =>
        isGone(error) && toast.error(t('{day}, {time} was not booked.', { day, time: offer.time }), sentenceFor(error)),
    });
  const leave = () =>
    mutateDetached(decline, offer.id, {
      onSuccess: () => toast.success(t('The time goes to the next'), t('You keep your place on the waiting list.')),
    });
  const failure = accept.error ?? decline.error;
  return (
    <section className={`stack gap-16 round-lg action-soft ${styles.offer}`} aria-labelledby={titleId}>
      <div className={`stack middle gap-12 ${styles.what}`}>
        <div role="status">
          <h2 id={titleId}>{t('{day}, {time} came free', { day, time: offer.time })}</h2>
          <p>
            {tRich('{sentence}.', {
              sentence: (
                <>
                  {offer.doctor}, <Translated>{offer.department}</Translated>
                </>
              ),
            })}{' '}
            {isOver ? t('The ten minutes are over.') : t('Held for you until {until}.', { until })}
          </p>
        </div>
        <Ring left={left} until={until} />
      </div>
      {failure && <AlertBox tone="urgent" title={sentenceFor(failure)} />}
      <div className={`stack gap-12 ${styles.answers}`}>
        <Button
          look="primary"
          size="large"
          disabled={isOver || decline.isPending}
          isBusy={accept.isPending}
          busyText={t('Asking…')}
          onClick={take}
        >
          {t('Take {day}, {time}', { day, time: offer.time })}
        </Button>
        <Button size="large" disabled={isOver || accept.isPending} isBusy={decline.isPending} onClick={leave}>
          {t('Leave it to the next')}
        </Button>
      </div>
      <p className="text-sm">{t('If you leave it, you keep your place.')}</p>
    </section>
  );
}

const GONE = ['offer_over', 'slot_taken', 'slot_not_offered', 'doctor_left'];
const isGone = (error: Error) => error instanceof ApiRefusal && GONE.includes(error.code);

type Left = {
  /** What was left by the clinic's clock. */
  secondsLeft: number;
  /** When that was read, by the clock of this phone: however wrong it is, it goes on. */
  readAt: number;
};

/** Counts down to zero, anew each second. */
function useSecondsLeft({ secondsLeft, readAt }: Left): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(ticking);
  }, []);
  const passedMs = Math.max(0, now - readAt);
  return Math.max(0, Math.ceil(secondsLeft - passedMs / SECOND_MS));
}

/** 8:42 */
const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Ring({ left, until }: { left: number; until: string }) {
  const share = Math.min(100, (left / HOLD_SECONDS) * 100);
  return (
    // Read on demand: a second that passes is no news.
    <div
      className={`stack relative lead-120 text-centre ${styles.ring}`}
      role="timer"
      aria-live="off"
      aria-label={t('Held until {until}', { until })}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r={RADIUS} />
        <circle cx="20" cy="20" r={RADIUS} strokeDasharray={`${share} 100`} transform="rotate(-90 20 20)" />
      </svg>
      <b>{minutesAndSeconds(left)}</b>
      <span className="text-sm">{t('held')}</span>
    </div>
  );
}
