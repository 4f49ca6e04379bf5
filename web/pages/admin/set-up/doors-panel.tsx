import { IconCheck, IconClock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { SetUp } from '#contract/clinic/set-up.ts';
import { useOpenDoors } from '#web/clinic/set-up-queries.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import styles from './set-up.module.css';
import { doorLines } from './step-words.ts';

/** Says what holds from then on and what does not; what is missing keeps nobody from opening. */
export function DoorsPanel({ setUp: { figures, doors } }: { setUp: SetUp }) {
  const opening = useOpenDoors();
  const timeZone = useTimeZone();
  const open = () =>
    opening.mutate(undefined, {
      onSuccess: () => toast.success('The doors are open.', 'A backup was asked for. Backups says how it went.'),
    });
  return (
    <section className={`round-lg ${styles.doors}`} aria-labelledby="open-the-doors">
      <div className="stack gap-8 packed">
        <h2 id="open-the-doors">{doors ? 'The doors are open' : 'Open the doors'}</h2>
        <ul className="stack gap-6">
          {doorLines(figures).map(({ isDone, text }) => (
            <li key={text} className="row start gap-8 icons-20">
              {isDone ? <IconCheck aria-hidden /> : <IconClock aria-hidden />}
              <span>
                {!isDone && <span className="visually-hidden">Not done: </span>}
                {text}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className="stack gap-12 packed">
        {opening.error && <AlertBox tone="urgent" title={sentenceFor(opening.error)} />}
        {doors ? (
          <>
            <p>
              Since {dayAndTime(doors.openedAt, timeZone)}, by {doors.by}.
            </p>
            <Link className={styles.home} to="/admin">
              Go to your home
            </Link>
          </>
        ) : (
          <>
            <Button className={styles.opening} size="large" isBlock isBusy={opening.isPending} onClick={open}>
              Open the doors
            </Button>
            <p className="text-14 text-centre">What is not done yet stays on your home, and can be done at any time.</p>
          </>
        )}
      </div>
    </section>
  );
}
