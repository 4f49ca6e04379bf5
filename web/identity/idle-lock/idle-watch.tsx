import { useEffect } from 'react';
import type { Me } from '#contract/identity.ts';
import { holdInput, markPresent } from '#web/activity.ts';
import { t, tCount, tRich } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { useLogOut } from '../queries.ts';
import { useCover } from '../session-store.ts';
import { useIdlePhase } from './idle-clock.ts';
import { useKeepAwake } from './keep-awake.ts';
import { lockNow } from './lock.ts';
import { StillLoggedIn } from './still-logged-in.tsx';

/** Asks before the limit, covers the page at it, and comes back to the server for whoever only reads. */
export function IdleWatch({ session }: { session: Me['session'] }) {
  const isCounting = useCover() === 'none' && session.stage !== 'locked';
  const phase = useIdlePhase(session, isCounting);
  const logOut = useLogOut();
  useKeepAwake(isCounting);

  useEffect(() => {
    holdInput(phase.kind === 'warned');
    return () => holdInput(false);
  }, [phase.kind]);
  useEffect(() => {
    if (phase.kind === 'over') lockNow();
  }, [phase.kind]);

  const stay = () => markPresent();
  return (
    <Dialog isOpen={phase.kind === 'warned'} onClose={stay} title={t('Still there?')} size="small" mustAnswer>
      {phase.kind === 'warned' && (
        <>
          <p>
            {tRich('The screen locks in {time}. What you typed is kept.', {
              time: <b>{inWords(phase.secondsLeft)}</b>,
            })}
          </p>
          {/* Read out once a minute only: a voice that counts every second is no help. */}
          <p className="visually-hidden" role="status">
            {t('The screen locks in about {n} min.', { n: Math.max(1, Math.round(phase.secondsLeft / 60)) })}
          </p>
          {logOut.error && <StillLoggedIn error={logOut.error} />}
          <DialogActions>
            <Button onClick={() => logOut.mutate(undefined)} isBusy={logOut.isPending}>
              {t('Log out')}
            </Button>
            <Button look="primary" isSafe onClick={stay}>
              {t('Stay logged in')}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

const inWords = (seconds: number) => tCount('{n} second', '{n} seconds', seconds);
