import { useState } from 'react';
import { MAX_WISHES, type Wish } from '#contract/appointments/waitlist.ts';
import { asSentences } from '#web/language/as-sentences.ts';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { KeepsFocus } from '#web/ui/keyboard/keeps-focus.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { FoldedCard } from '#web/ui/page/folded-card.tsx';
import { useChoices } from '../booking/booking.ts';
import type { BookingForm } from '../booking/booking-draft.ts';
import { DangerLine } from '../reasons/danger-in-visit.tsx';
import { JoinForm } from './join-form.tsx';
import { useHeldTime, useLeave, useWishes } from './queries.ts';
import styles from './waitlist-card.module.css';
import { positionInWords, whatSuits, whom } from './wish-words.ts';

/** Lets a patient whom no time suits wait for one that others give back. */
export function WaitlistCard({ id, bookingForm }: { id: string; bookingForm: BookingForm }) {
  const wishes = useWishes();
  const choices = useChoices(bookingForm);
  const [isJoining, setJoining] = useState(false);
  const held = useHeldTime();
  const mayJoin = wishes.data !== undefined && wishes.data.length < MAX_WISHES;
  return (
    <FoldedCard
      // Whoever is led here for a time that is held finds it above.
      {...(!held && { id })}
      title={t('Tell me if an earlier time comes free')}
      isOpened={Boolean(wishes.error || wishes.data?.some(({ reasonDanger }) => reasonDanger))}
      fact={wishes.data?.map((wish) => (
        <p key={wish.id} className="muted text-md">{`${whom(wish)}: ${stateInWords(wish)}`}</p>
      ))}
    >
      <KeepsFocus>
        <div className={`stack gap-12 ${styles.room}`}>
          {wishes.data?.length === 0 && !wishes.error ? (
            <Explained />
          ) : (
            <QueryView query={wishes} lines={2}>
              {(all) => (
                <ul>
                  {all.map((wish) => (
                    <WishRow key={wish.id} wish={wish} heldId={id} />
                  ))}
                </ul>
              )}
            </QueryView>
          )}
          {isJoining && choices.department ? (
            <JoinForm
              // Another doctor or department was chosen for the booking.
              key={`${choices.department} ${bookingForm.draft.doctorId}`}
              bookingForm={bookingForm}
              choices={choices}
              onDone={() => setJoining(false)}
            />
          ) : (
            mayJoin && (
              <Button onClick={() => setJoining(true)}>
                {wishes.data?.length ? t('Wait for another doctor') : t('Wait for a time')}
              </Button>
            )
          )}
        </div>
      </KeepsFocus>
    </FoldedCard>
  );
}

const Explained = () => (
  <p>
    {t('Nothing suits? When someone gives a time back, one person at a time is asked and has ten minutes to answer.')}
  </p>
);

const stateInWords = (wish: Wish) => (wish.offer ? t('A time is held for you.') : positionInWords(wish.place));

/** `heldId`: where the time that is held is taken. */
function WishRow({ wish, heldId }: { wish: Wish; heldId: string }) {
  const [isAsked, setAsked] = useState(false);
  const leave = useLeave();
  return (
    <li className={`stack middle gap-12 py-12 ruled ${styles.wish}`}>
      <div>
        <b>{whom(wish)}</b>
        <p className="muted">{whatSuits(wish)}</p>
        {wish.reasonDanger && <DangerLine visit={wish} />}
        <p className="muted" aria-live="polite">
          {stateInWords(wish)}
        </p>
        {wish.offer && <Button onClick={() => goTo(heldId)}>{t('Take it or leave it')}</Button>}
      </div>
      {wish.can.leave && (
        <Button
          size="large"
          aria-label={t('Leave the line: {whom}', { whom: whom(wish) })}
          onClick={() => setAsked(true)}
        >
          {t('Leave')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={t('Leave the waiting list?')}
        yes={t('Leave')}
        no={t('Stay')}
        run={() => leave.mutateAsync(wish.id)}
        onDone={() => toast.success(t('You have left the waiting list'))}
      >
        {asSentences(whom(wish))}{' '}
        {wish.offer ? t('The time that is held for you goes to the next person.') : t('Your place in line is lost.')}
      </ConfirmDialog>
    </li>
  );
}

function goTo(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView?.();
  part?.focus({ preventScroll: true });
}
