import { IconBodyScan, IconCamera } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { HomeDose } from '#contract/medicines/doses.ts';
import { OfferLine } from '#web/appointments/waitlist/lazy-waitlist.tsx';
import { CareLine } from '#web/board/care-line.tsx';
import { isDue, nextDose } from '#web/doses/next-dose.ts';
import { useDoses } from '#web/doses/queries.ts';
import { addressOf, greetingAt } from '#web/identity/address-of.ts';
import { useMyself } from '#web/identity/myself.ts';
import { NewForYou } from '#web/notices/new-for-you.tsx';
import { UrgentReadings } from '#web/records/danger/urgent-readings.tsx';
import { useProfileOpening } from '#web/records/profile/profile-opening.ts';
import { ProfileReminder } from '#web/records/profile/profile-reminder.tsx';
import { useVitalSigns } from '#web/records/readings/vital-signs.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { useTimeZone } from '#web/ui/time/clinic-time.ts';
import { useNow } from '#web/ui/time/now.ts';
import { hourOfDay, longDay } from '#web/ui/time/time.ts';
import { useClinicFacts } from './clinic-facts.ts';
import { HomeLines } from './home-lines.tsx';
import styles from './patient-home.module.css';
import { ReadingDialogs } from './reading-dialogs.tsx';
import { Screen, Urgent } from './screen.tsx';
import { ScriptAsk } from './script-ask.tsx';

type NoticesShown = { patientId: string; isHeld: boolean; clinicPhone: string };
const HomeNotices = lazy(async (): Promise<{ default: ComponentType<NoticesShown> }> => {
  const loaded = await import('#web/patients/home-notices.tsx').catch(() => null);
  return { default: loaded?.HomeNotices ?? (() => null) };
});

/** Few open Home at the minute of a dose. Without a connection there is the line without its button. */
const TakenButton = lazy(async (): Promise<{ default: ComponentType<{ dose: HomeDose }> }> => {
  const loaded = await import('#web/doses/taken-button.tsx').catch(() => null);
  return { default: loaded?.TakenButton ?? (() => null) };
});

const profileDialog = async () => (await import('#web/records/profile/profile-dialog.tsx')).ProfileDialog;

/** What comes next, what is wrong today, what is new; everything else is a line that leads to its screen. */
export function PatientHomePage() {
  const me = useMyself();
  const { phone = '' } = useClinicFacts();
  // A patient's account always has its record; another role never comes through the gate.
  const patientId = me.patientId ?? '';
  const opening = useProfileOpening(patientId);
  const vitals = useVitalSigns(patientId);
  return (
    <>
      <Screen
        first={
          <>
            <Urgent>
              <UrgentReadings vitals={vitals} />
              {(me.isRecordHeld || me.email === null) && (
                <HomeNotices {...{ patientId }} isHeld={me.isRecordHeld === true} clinicPhone={phone} />
              )}
              <OfferLine />
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

function Greeting({ name }: { name: string }) {
  const timeZone = useTimeZone();
  const now = useNow();
  const greeting = greetingAt(hourOfDay(now, timeZone));
  const dose = useDoses().data;
  const next = dose && nextDose(dose, now);
  return (
    <CareLine
      title={`${greeting}, ${addressOf(name)}`}
      today={longDay(now, timeZone)}
      now={now}
      dose={next && doseAhead(next, now)}
    />
  );
}

/** One button; snooze and skip are in Doses. */
const doseAhead = (dose: HomeDose, now: Date) => ({
  id: `${dose.medicineId} ${dose.day} ${dose.nth}`,
  at: dose.snoozedUntil ?? dose.at,
  what: `${dose.name} ${dose.dosage}`,
  isVisit: false,
  isNow: isDue(dose, now),
  action: (dose.can.answer || isDue(dose, now)) && (
    <Suspense>
      <TakenButton dose={dose} />
    </Suspense>
  ),
});

const OtherWays = () => (
  <div className={`stack halves gap-8 ${styles.ways}`}>
    <ButtonLink to="/symptom-sketch" icon={<IconBodyScan aria-hidden />}>
      SymptomSketch
    </ButtonLink>
    <ButtonLink to="/symptoms-scan" icon={<IconCamera aria-hidden />}>
      SymptomScan
    </ButtonLink>
  </div>
);
