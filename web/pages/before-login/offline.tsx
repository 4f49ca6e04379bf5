import { IconBodyScan, IconMessage2, IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PhoneCopy } from '#contract/patients/phone-copy.ts';
import { useAddress } from '#web/address.ts';
import { useClinic } from '#web/api/clinic.ts';
import { onServerBack, useServerIsAway } from '#web/connection.ts';
import { CardFace } from '#web/emergency-card/card-face.tsx';
import { forgetEndedCopy } from '#web/ended-copy.ts';
import { safePath } from '#web/identity/safe-path.ts';
import { t } from '#web/language/say.ts';
import { copyEndsAt, readCopy } from '#web/offline/copy-database.ts';
import { HealthIdCard, MedicineList, NextVisits } from '#web/offline/kept-lists.tsx';
import { copyOwner } from '#web/phone-copy.ts';
import { ButtonAnchor } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { GoAnchor, GoList } from '#web/ui/navigation/go-list.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ClinicTimeZone } from '#web/ui/time/clinic-time.ts';
import { dayAndTime, longDay } from '#web/ui/time/time.ts';
import { OneTaskScreen } from './one-task-screen.tsx';

/** Where the service worker leads when a page cannot be fetched. Opened with a connection it shows the same. */
export function OfflinePage() {
  const { search } = useAddress();
  const wanted = safePath(search.then);
  const then = wanted ?? '/dashboard';
  const isBack = useIsBack();
  // Back to where the person wanted to go, as soon as there is somebody to ask.
  useEffect(() => onServerBack(() => location.replace(then)), [then]);
  useReturnAfterBlink(isBack ? wanted : undefined);
  return (
    <OneTaskScreen
      title={isBack ? t('Connected') : t('No connection')}
      note={
        isBack
          ? t('The clinic’s server can be reached. This is what this phone shows when it cannot:')
          : t('The clinic’s server cannot be reached now. Nothing of yours is lost. This works all the same:')
      }
    >
      <ButtonAnchor href={then} icon={<IconRefresh aria-hidden />}>
        {isBack ? t('Go on') : t('Try again')}
      </ButtonAnchor>
      <Kept />
      <Card title={t('Check symptoms')}>
        <GoList>
          <GoAnchor href="/symptom-script" icon={<IconMessage2 aria-hidden />} title={t('Describe symptoms')}>
            {t('In words, on this phone')}
          </GoAnchor>
          <GoAnchor href="/symptoms" icon={<IconBodyScan aria-hidden />} title={t('Show where it hurts')}>
            {t('On a body, on this phone')}
          </GoAnchor>
        </GoList>
      </Card>
    </OneTaskScreen>
  );
}

/** Whether the server has answered here. At build time it has not. */
function useIsBack(): boolean {
  const hasAnswered = useClinic().data !== undefined;
  const isAway = useServerIsAway();
  return typeof window !== 'undefined' && hasAnswered && !isAway;
}

const RETURN_AFTER_MS = 1_000;

/** The network was gone only for the moment in which the page was asked for: nothing will tell that it is back. */
function useReturnAfterBlink(wanted: string | undefined) {
  useEffect(() => {
    if (wanted === undefined) return;
    const leaving = setTimeout(() => location.replace(wanted), RETURN_AFTER_MS);
    return () => clearTimeout(leaving);
  }, [wanted]);
}

/** 'none': this phone keeps nothing. 'reading' only while it is being opened. 'deleted': the server said so just now. */
type KeptCopy = PhoneCopy | 'reading' | 'none' | 'deleted';

function useKeptCopy(): KeptCopy {
  const [copy, setCopy] = useState<KeptCopy>(firstState);
  useEffect(() => {
    if (copyOwner() === null) return;
    let isWanted = true;
    readCopy()
      .catch(() => null)
      .then((kept) => isWanted && setCopy(kept ?? 'none'))
      // Without a connection it stays; whoever is back is led away, and the app asks.
      .then(forgetEndedCopy)
      .then(() => isWanted && copyOwner() === null && setCopy((shown) => (shown === 'none' ? shown : 'deleted')));
    return () => {
      isWanted = false;
    };
  }, []);
  return copy;
}

/** At build time nobody knows. */
const firstState = (): KeptCopy => (typeof window === 'undefined' || copyOwner() !== null ? 'reading' : 'none');

function Kept() {
  const copy = useKeptCopy();
  if (copy === 'deleted') return <p role="status">{t('The copy on this phone was deleted: its session was ended.')}</p>;
  if (copy === 'reading') return <Skeleton lines={6} />;
  if (copy === 'none')
    return (
      <p className="muted">
        {t(
          'No card of yours is on this phone. With a connection you can keep one here: You, Keep my card on this phone.',
        )}
      </p>
    );
  return <Copy copy={copy} />;
}

/** A logout elsewhere reaches this phone with the network only: the copy says how long it stays without one. */
function Deletion({ timeZone }: { timeZone: string }) {
  const endsAt = copyEndsAt();
  return (
    endsAt && <> {t('Without a connection this phone deletes it after {day}.', { day: longDay(endsAt, timeZone) })}</>
  );
}

const Copy = ({ copy }: { copy: PhoneCopy }) => (
  <ClinicTimeZone value={copy.clinic.timeZone}>
    <p role="status">
      <b>{t('Saved on this phone {moment}.', { moment: dayAndTime(copy.madeAt, copy.clinic.timeZone) })}</b>{' '}
      {t('What changed since then is not here.')}
      <Deletion timeZone={copy.clinic.timeZone} />
    </p>
    <CardFace facts={copy.card} level={2} />
    <HealthIdCard {...copy} />
    <NextVisits {...copy} />
    {/* Only what the patient left off the card. */}
    {copy.card.medicines === undefined && <MedicineList {...copy} />}
  </ClinicTimeZone>
);
