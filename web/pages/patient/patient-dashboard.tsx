import { IconCalendarEvent, IconClipboardHeart, IconHome, IconUser } from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { SosCall, SosCard } from '#web/alerts/sos-card.tsx';
import { useClinic } from '#web/api/clinic.ts';
import { AppointmentsPanel } from '#web/appointments/my-appointments/appointments-panel.tsx';
import { useMyAppointments } from '#web/appointments/queries.ts';
import { StatusBadge } from '#web/appointments/status-badge.tsx';
import { OfferLine } from '#web/appointments/waitlist/lazy-waitlist.tsx';
import { HealthBoard } from '#web/board/health-board.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { Results } from '#web/labs/results/lazy-results.tsx';
import { UrgentReadings } from '#web/records/danger/urgent-readings.tsx';
import { useProfileOpening } from '#web/records/profile/profile-opening.ts';
import { ProfileReminder } from '#web/records/profile/profile-reminder.tsx';
import { useVitalSigns } from '#web/records/readings/vital-signs.ts';
import { VitalsCard } from '#web/records/readings/vitals-card.tsx';
import { RecordCard } from '#web/records/record-card.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { Skeleton } from '#web/ui/loading/skeleton.tsx';
import { untilIdle } from '#web/ui/loading/when-idle.ts';
import { ThumbBar } from '#web/ui/navigation/thumb-bar.tsx';
import { useMedia } from '#web/ui/viewport/media.ts';
import { EMERGENCY_UNTIL_KNOWN } from '../symptoms/triage-clinic.ts';
import styles from './patient-dashboard.module.css';
import { PatientGreeting } from './patient-greeting.tsx';
import { PersonPanel } from './person-panel.tsx';
import { SymptomCards } from './symptom-cards.tsx';

/** What links jump to; notices link to the appointments. */
const PLACES = {
  home: 'home',
  symptoms: 'symptoms',
  book: 'book',
  appointments: 'appointments',
  waitlist: 'waitlist',
  board: 'board',
  you: 'you',
} as const;

const SECTIONS = [
  { id: PLACES.home, label: 'Home', icon: IconHome },
  { id: PLACES.book, label: 'Book', icon: IconCalendarEvent },
  { id: PLACES.board, label: 'Board', icon: IconClipboardHeart },
  { id: PLACES.you, label: 'You', icon: IconUser },
] as const;

/** Far down the page, so it is no part of a first visit. Without a connection the rest of the page stands alone. */
const StoredList = lazy(async (): Promise<{ default: ComponentType }> => {
  await untilIdle();
  const loaded = await import('#web/triage/stored-list.tsx').catch(() => null);
  return { default: loaded?.StoredList ?? (() => null) };
});

type NoticesShown = { patientId: string; isHeld: boolean; clinicPhone: string };
const HomeNotices = lazy(async (): Promise<{ default: ComponentType<NoticesShown> }> => {
  const loaded = await import('#web/patients/home-notices.tsx').catch(() => null);
  return { default: loaded?.HomeNotices ?? (() => null) };
});

const InboxLine = lazy(async (): Promise<{ default: ComponentType }> => {
  const loaded = await import('#web/inbox/inbox-line.tsx').catch(() => null);
  return { default: loaded?.InboxLine ?? (() => null) };
});

const profileDialog = async () => (await import('#web/records/profile/profile-dialog.tsx')).ProfileDialog;

/** From this width on the details stand to the left. Keep it equal to the style sheet. */
const WIDE = '(min-width: 1100px)';

const statusOf = (appointment: Appointment) => <StatusBadge appointment={appointment} />;

/** Tab and a screen reader go through the document, so its order is that of the eye, at each width. */
export function PatientDashboardPage() {
  const me = useMyself();
  const known = useClinic().data;
  const clinic = { name: known?.name ?? 'the clinic', address: known?.address ?? '', phone: known?.phone };
  // A patient's account always has its record; another role never comes through the gate.
  const patientId = me.patientId ?? '';
  const opening = useProfileOpening(patientId);
  const vitalSigns = useVitalSigns(patientId);
  const visits = useMyAppointments().data ?? [];
  const isWide = useMedia(WIDE);
  const sos = (
    <div key="sos">
      <SosCard emergencyNumber={known?.emergencyNumber} />
    </div>
  );
  const checks = (
    <div key="checks" id={PLACES.symptoms}>
      <Suspense fallback={<Skeleton lines={6} />}>
        <StoredList />
      </Suspense>
    </div>
  );
  const person = <PersonPanel key="person" id={PLACES.you} profile={opening.profile} />;
  const vitals = (
    <VitalsCard
      key="vitals"
      vitals={vitalSigns}
      emergencyNumber={known?.emergencyNumber ?? EMERGENCY_UNTIL_KNOWN}
      clinic={{ phone: known?.phone ?? '', hours: known?.supportHours ?? '' }}
      sos={<SosCall />}
    />
  );
  const record = <RecordCard key="record" patientId={patientId} onEdit={opening.open} />;
  const main = (
    <div key="main" className={styles.main}>
      <PatientGreeting className={styles.care} />
      {opening.profile && opening.isReminderDue && (
        <div className={styles.reminder}>
          <ProfileReminder profile={opening.profile} onOpen={opening.open} />
        </div>
      )}
      <SymptomCards
        asker={{ accountId: me.id, known: opening.profile ?? null }}
        script={styles.script}
        tools={styles.tools}
      />
      {!isWide && sos}
      <AppointmentsPanel
        accountId={me.id}
        clinic={clinic}
        book={{ id: PLACES.book, className: styles.book }}
        mine={{ id: PLACES.appointments, className: styles.mine }}
        waitlistId={PLACES.waitlist}
        board={
          <div key="board" className={`stack fit packed gap-16 ${styles.board}`} id={PLACES.board}>
            <HealthBoard patientId={patientId} statusOf={statusOf} />
            <Results patientId={patientId} visits={visits} />
          </div>
        }
      />
    </div>
  );
  const side = (
    <aside key="side" className={styles.side} aria-label="Your details">
      {isWide ? [person, sos, vitals, record, checks] : [checks, vitals, person, record]}
    </aside>
  );
  return (
    <div className={`stack fit gap-16 ${styles.shell}`} id={PLACES.home}>
      <UrgentReadings vitals={vitalSigns} className={`stack gap-12 ${styles.urgent}`} />
      {(me.isRecordHeld || me.email === null) && (
        <div className={`stack gap-12 ${styles.urgent}`}>
          <Suspense>
            <HomeNotices {...{ patientId }} isHeld={me.isRecordHeld === true} clinicPhone={known?.phone ?? ''} />
          </Suspense>
        </div>
      )}
      <div className={`stack gap-12 ${styles.urgent}`}>
        <Suspense>
          <OfferLine at={PLACES.waitlist} />
        </Suspense>
      </div>
      <div className={styles.urgent}>
        <Suspense>
          <InboxLine />
        </Suspense>
      </div>
      {isWide ? [side, main] : [main, side]}
      <ThumbBar label="Sections" sections={SECTIONS} />
      {opening.profile && (
        <LazyDialog
          load={profileDialog}
          dialog={{
            isOpen: opening.isOpen,
            onClose: opening.close,
            profile: opening.profile,
          }}
        />
      )}
    </div>
  );
}
