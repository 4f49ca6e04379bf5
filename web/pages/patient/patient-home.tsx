import { IconBodyScan, IconCamera } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { Me } from '#contract/identity.ts';
import { useActedFor } from '#web/acting-for.ts';
import { useProfile } from '#web/api/records.ts';
import { CalledIn } from '#web/appointments/arrival/called-in.tsx';
import { OfferLine } from '#web/appointments/waitlist/lazy-waitlist.tsx';
import { boardQuery, useBoard } from '#web/board/queries.ts';
import { dosesQuery } from '#web/doses/queries.ts';
import { addressOf, greetingAt } from '#web/identity/address-of.ts';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { NewForYou } from '#web/notices/new-for-you.tsx';
import { knownAhead } from '#web/pages/known-ahead.ts';
import { UrgentReadings } from '#web/records/danger/urgent-readings.tsx';
import { ProfileReminder } from '#web/records/profile/profile-reminder.tsx';
import { useVitalSigns } from '#web/records/readings/vital-signs.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { keepDraft, readDraft } from '#web/ui/forms/draft.ts';
import { isAhead, LATER } from '#web/ui/loading/is-ahead.ts';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { hourOfDay, longDay } from '#web/ui/time/time.ts';
import { useClinicFacts } from './clinic-facts.ts';
import { LineWithDose } from './doses/line-with-dose.tsx';
import { HomeLines, useDosesElsewhere } from './home-lines.tsx';
import styles from './patient-home.module.css';
import { ReadingDialogs } from './reading-dialogs.tsx';
import { Screen, Urgent } from './screen.tsx';
import { ScriptAsk } from './script-ask.tsx';

type NoticesShown = { patientId: string; isHeld: boolean; clinicPhone: string };
let loadedNotices: ComponentType<NoticesShown> | undefined;
const homeNotices = async () => {
  const loaded = await import('#web/patients/home-notices.tsx').catch(() => null);
  loadedNotices = loaded?.HomeNotices;
  return loaded;
};
const LaterNotices = lazy(async (): Promise<{ default: ComponentType<NoticesShown> }> => {
  const loaded = await homeNotices();
  return { default: loaded?.HomeNotices ?? (() => null) };
});

/** Drawn with the screen where its code has come; what is lazy is drawn a moment later, whether it has or not. */
function HomeNotices(shown: NoticesShown) {
  const [Notices] = useState(() => loadedNotices ?? LaterNotices);
  return (
    <Suspense>
      <Notices {...shown} />
    </Suspense>
  );
}

const hasHomeNotice = (me: Me) => me.isRecordHeld === true || me.email === null;

/** The line of time, which grows by a row for each thing ahead, and the notice above it. */
export const ahead = (queryClient: QueryClient) =>
  knownAhead(queryClient, 'patient', (me) => [
    queryClient.ensureQueryData(boardQuery),
    queryClient.ensureQueryData(dosesQuery),
    ...(hasHomeNotice(me) ? [homeNotices().then((loaded) => loaded?.noticeAhead(queryClient, me))] : []),
  ]);

const profileDialog = async () => (await import('#web/records/profile/profile-dialog.tsx')).ProfileDialog;

/** What comes next, what is wrong today, what is new; everything else is a line that leads to its screen. */
export function PatientHomePage() {
  const me = useMyself();
  const { phone = '' } = useClinicFacts();
  // A patient's account always has its record; another role never comes through the gate.
  const patientId = me.patientId ?? '';
  const person = useActedFor();
  const opening = useProfileOpening(patientId, !person);
  const vitals = useVitalSigns(patientId);
  const isLineKnown = useIsLineKnown();
  return (
    <>
      <Screen
        first={
          <>
            <Urgent>
              <CalledIn />
              {/* None of what is urgent waits for the code of another, above all no dangerous reading. */}
              <UrgentReadings vitals={vitals} />
              {!person && hasHomeNotice(me) && (
                <HomeNotices {...{ patientId }} isHeld={me.isRecordHeld === true} clinicPhone={phone} />
              )}
              <Suspense>
                <OfferLine />
              </Suspense>
            </Urgent>
            <Greeting name={me.name} />
            {opening.profile && opening.isReminderDue && (
              <ProfileReminder profile={opening.profile} onOpen={opening.open} />
            )}
          </>
        }
        columns={[
          <>
            <ScriptAsk isShort otherWays={<OtherWays />} />
            <NewForYou />
          </>,
          <HomeLines key="lines" patientId={patientId} readings={vitals.readings.data?.kinds} />,
        ]}
        isFirstKnown={isLineKnown}
      />
      <ReadingDialogs vitals={vitals} />
      {opening.profile && (
        <LazyDialog
          load={profileDialog}
          dialog={{ isOpen: opening.isOpen, onClose: opening.close, profile: opening.profile }}
        />
      )}
    </>
  );
}

/** One's own profile opens by itself while it is incomplete; once closed, it waits for the rest of this session. */
function useProfileOpening(patientId: string, isOwn: boolean) {
  const name = `nadi-profile-${patientId}`;
  const profile = useProfile(patientId).data;
  const [isPutOff, setPutOff] = useState(() => readDraft<{ isPutOff: boolean }>(name).isPutOff === true);
  const [isAsked, setAsked] = useState(false);
  const isIncomplete = profile?.isComplete === false;
  const isOpen = isAsked || (isOwn && isIncomplete && !isPutOff);
  return {
    profile,
    isOpen,
    isReminderDue: isIncomplete && !isOpen,
    open: () => setAsked(true),
    close: () => {
      setAsked(false);
      setPutOff(true);
      keepDraft(name, { isPutOff: true });
    },
  };
}

/** The line of time grows by a row for each thing ahead. */
function useIsLineKnown(): boolean {
  const board = useBoard();
  const doses = useDosesElsewhere();
  return board.isError || board.isPaused || (board.isSuccess && !doses.isPending);
}

function Greeting({ name }: { name: string }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const greeting = greetingAt(hourOfDay(now, timeZone));
  const line = isAhead
    ? { title: LATER, today: LATER, now }
    : { title: `${greeting}, ${addressOf(name)}`, today: longDay(now, timeZone), now };
  return <LineWithDose {...line} />;
}

const OtherWays = () => (
  <div className={`stack halves gap-8 ${styles.ways}`}>
    <ButtonLink to="/symptom-sketch" icon={<IconBodyScan aria-hidden />}>
      {t('SymptomSketch')}
    </ButtonLink>
    <ButtonLink to="/symptoms-scan" icon={<IconCamera aria-hidden />}>
      {t('SymptomScan')}
    </ButtonLink>
  </div>
);
