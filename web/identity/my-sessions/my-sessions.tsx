import { IconDeviceDesktop, IconDeviceMobile, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import type { MySession } from '#contract/identity.ts';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { Badge } from '#web/ui/badges/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime } from '#web/ui/time/time.ts';
import { useMySessions } from '../queries.ts';
import { useEndSession, useLogOutEverywhere } from './end-sessions.ts';
import styles from './sessions-card.module.css';

const IS_PHONE = /phone|android|ipad|ios|mobile/i;

const SHOWN_AT_FIRST = 3;

/** Every place where one is logged in, and the way to end what one does not recognise. */
export function MySessions() {
  const sessions = useMySessions();
  const [isAsking, setAsking] = useState(false);
  const [isWhole, setWhole] = useState(false);
  return (
    <Card
      title={t('Where you are logged in')}
      action={
        <Button look="quiet" icon={<IconLogout aria-hidden />} onClick={() => setAsking(true)}>
          {t('Log out everywhere')}
        </Button>
      }
    >
      <QueryView query={sessions} lines={3} empty={t('No open session was found.')}>
        {(all) => (
          <>
            <ul className={styles.list}>
              {(isWhole ? all : all.slice(0, SHOWN_AT_FIRST)).map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {all.length > SHOWN_AT_FIRST && (
              <Button look="quiet" aria-expanded={isWhole} onClick={() => setWhole((was) => !was)}>
                {isWhole ? t('Show fewer') : t('Show all {n}', { n: all.length })}
              </Button>
            )}
          </>
        )}
      </QueryView>
      <EverywhereDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </Card>
  );
}

function SessionRow({ session }: { session: MySession }) {
  const timeZone = useTimeZone();
  const end = useEndSession();
  const { device, startedAt, seenAt, isThisOne } = session;
  return (
    <li>
      {IS_PHONE.test(device) ? <IconDeviceMobile aria-hidden /> : <IconDeviceDesktop aria-hidden />}
      <div className="grow min-0 lead-135">
        <b className="block breakable">{device}</b>
        <span className="muted text-sm">
          {t('Since {time}', { time: dayAndTime(startedAt, timeZone) })}
          {!isThisOne && t(', last seen {dayAndTime}', { dayAndTime: dayAndTime(seenAt, timeZone) })}
        </span>
      </div>
      {isThisOne ? (
        <Badge tone="action">{t('This one')}</Badge>
      ) : (
        <Button
          aria-label={t('End: {device}, since {dayAndTime}', { device, dayAndTime: dayAndTime(startedAt, timeZone) })}
          isBusy={end.isPending}
          onClick={() => end.mutate(session)}
        >
          {t('End')}
        </Button>
      )}
    </li>
  );
}

function EverywhereDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const leave = useLogOutEverywhere();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('Log out everywhere?')} size="small">
      <p>{t('Every session of yours ends at once, this one too. What you have not saved is lost.')}</p>
      {leave.error && (
        <AlertBox tone="urgent" title={t('You are still logged in')}>
          {sentenceFor(leave.error)}
        </AlertBox>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('Stay')}</Button>
        <Button look="primary" onClick={() => leave.mutate()} isBusy={leave.isPending} busyText={t('Logging out…')}>
          {t('Log out everywhere')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
