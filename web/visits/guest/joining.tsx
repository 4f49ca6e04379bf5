import { Suspense, useEffect, useState } from 'react';
import { useAddress } from '#web/address.ts';
import { t } from '#web/language/say.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { ErrorMessage } from '#web/ui/feedback/error-message.tsx';
import { lazyWithPreload } from '#web/ui/loading/lazy-with-preload.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { useGuestActsOfMine, useGuestVisit } from './queries.ts';

/** Fetched while the guest reads what this is. */
const GuestRoom = lazyWithPreload(async () => (await import('./guest-room.tsx')).GuestRoom);

/** The token stands behind #. It is spent by a press, not by whatever opens links ahead; then it leaves the address. */
export function Joining() {
  const { hash } = useAddress();
  const [isOpened, setOpened] = useState(false);
  useEffect(() => void GuestRoom.ahead(), []);
  return hash && !isOpened ? <OpenLink token={hash} onOpened={() => setOpened(true)} /> : <Joined />;
}

function OpenLink({ token, onOpened }: { token: string; onOpened: () => void }) {
  const { open } = useGuestActsOfMine();
  const join = () =>
    open.mutate(token, {
      onSuccess: () => {
        history.replaceState(null, '', location.pathname);
        onOpened();
      },
    });
  return (
    <section className="stack gap-12">
      <p>{t('Someone asked you into a video visit. This link works once, in this browser.')}</p>
      {open.isError && <AlertBox tone="urgent" title={sentenceFor(open.error)} />}
      <Button look="primary" size="large" isBusy={open.isPending} onClick={join}>
        {t('Open the visit')}
      </Button>
    </section>
  );
}

function Joined() {
  const visit = useGuestVisit(true);
  if (visit.data) {
    return (
      <Suspense fallback={<Skeleton lines={6} />}>
        <GuestRoom visit={visit.data} />
      </Suspense>
    );
  }
  if (visit.error instanceof ApiRefusal && visit.error.code === 'link_invalid') {
    return (
      <AlertBox tone="attention" title={t('There is no visit open in this browser.')} role="alert">
        {t('Open the link that you were sent. If it was used already, ask for a new one.')}
      </AlertBox>
    );
  }
  if (visit.error) return <ErrorMessage error={visit.error} onRetry={() => void visit.refetch()} />;
  return <Skeleton lines={6} />;
}
