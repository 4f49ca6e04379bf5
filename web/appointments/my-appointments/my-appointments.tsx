import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import type { SectionOf } from '#contract/screen-links.ts';
import { t, tCount } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Fold } from '#web/ui/page/fold.tsx';
import { useNow } from '#web/ui/time/now.ts';
import type { ClinicFacts } from '../booking/quick-schedule.tsx';
import { useMyAppointments } from '../queries.ts';
import { sortAppointments } from '../sort-appointments.ts';
import { AppointmentRow } from './appointment-row.tsx';
import styles from './my-appointments.module.css';

const DIALOGS = {
  arrive: async () => (await import('../arrival/arrive-dialog.tsx')).ArriveDialog,
  cancel: async () => (await import('./cancel-dialog.tsx')).CancelDialog,
  move: async () => (await import('./reschedule-dialog.tsx')).RescheduleDialog,
};

type What = keyof typeof DIALOGS;
type MyAppointmentsProps = { clinic: ClinicFacts; onChooseAnother: (appointment: Appointment) => void };

export function MyAppointments({ clinic, onChooseAnother }: MyAppointmentsProps) {
  const appointments = useMyAppointments();
  const [isAllPast, setAllPast] = useState(false);
  const [asked, setAsked] = useState<{ what: What; appointment: Appointment } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const now = useNow();
  const ask = (what: What) => (appointment: Appointment) => {
    setAsked({ what, appointment });
    setOpen(true);
  };
  const nothing = t('Nothing is booked. Choose a free time in QuickSchedule.');
  const row = (appointment: Appointment, isFolded = false) => (
    <AppointmentRow
      key={appointment.id}
      isFolded={isFolded}
      {...{ appointment, clinic, onChooseAnother }}
      onCancel={ask('cancel')}
      onMove={ask('move')}
      onArrive={ask('arrive')}
    />
  );
  return (
    <Card id={'appointments' satisfies SectionOf<'/book'>} title={t('My appointments')}>
      <QueryView query={appointments} empty={nothing}>
        {(all) => {
          const { upcoming, fallenThrough, past } = sortAppointments(all, now);
          const cancelled = fallenThrough.filter(isKnown);
          const toldOf = fallenThrough.filter((visit) => !isKnown(visit));
          return (
            <>
              <div>
                {(isAllPast || toldOf.length > 0) && <h3 className={`muted ${styles.part}`}>{t('Upcoming')}</h3>}
                {upcoming.length > 0 && (
                  <ul>{upcoming.map((visit, index) => row(visit, index > 0 && !asksForPress(visit)))}</ul>
                )}
                {upcoming.length === 0 && <p className={`ruled muted ${styles.none}`}>{nothing}</p>}
              </div>
              {toldOf.length > 0 && (
                <div>
                  <h3 className={`muted ${styles.part}`}>{t('Not taking place')}</h3>
                  <ul>{toldOf.map((visit) => row(visit))}</ul>
                </div>
              )}
              {cancelled.length > 0 && (
                <Fold className="ruled" title={tCount('{n} cancelled visit', '{n} cancelled visits', cancelled.length)}>
                  <ul>{cancelled.map((visit) => row(visit))}</ul>
                </Fold>
              )}
              {past.length > 0 && !isAllPast && (
                <Button look="quiet" isBlock onClick={() => setAllPast(true)}>
                  {t('All {n} past appointments', { n: past.length })}
                </Button>
              )}
              {isAllPast && (
                <div>
                  <h3 className={`muted ${styles.part}`}>{t('Past')}</h3>
                  <ul>{past.map((visit) => row(visit))}</ul>
                </div>
              )}
            </>
          );
        }}
      </QueryView>
      {asked && (
        // The key: whoever asks about another visit begins anew.
        <LazyDialog
          key={`${asked.what} ${asked.appointment.id}`}
          load={DIALOGS[asked.what]}
          dialog={{ isOpen, onClose: () => setOpen(false), appointment: asked.appointment }}
        />
      )}
    </Card>
  );
}

/** Cancelled without a word, by the patient. What the clinic turned down, gave up or did not answer is told. */
const isKnown = ({ status, decisionReason }: Appointment) => status === 'cancelled' && !decisionReason;

/** The next visit is shown whole, the others in two lines. What is to be done about one now is never folded away. */
const asksForPress = ({ can, reasonDanger, arrivedAt }: Appointment): boolean =>
  can.arrive || arrivedAt !== null || reasonDanger !== undefined;
