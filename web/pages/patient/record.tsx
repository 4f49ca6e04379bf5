import { useState } from 'react';
import type { Appointment } from '#contract/appointments/appointments.ts';
import { useProfile } from '#web/api/records.ts';
import { useMyAppointments } from '#web/appointments/queries.ts';
import { StatusBadge } from '#web/appointments/status-badge.tsx';
import { HealthBoard } from '#web/board/health-board.tsx';
import { Medicines } from '#web/doses/lazy-medicines.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { Results } from '#web/labs/results/lazy-results.tsx';
import { UrgentReadings } from '#web/records/danger/urgent-readings.tsx';
import { useVitalSigns } from '#web/records/readings/vital-signs.ts';
import { VitalsCard } from '#web/records/readings/vitals-card.tsx';
import { RecordCard } from '#web/records/record-card.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { ReadingDialogs } from './reading-dialogs.tsx';
import { Screen, Urgent } from './screen.tsx';

const profileDialog = async () => (await import('#web/records/profile/profile-dialog.tsx')).ProfileDialog;

const statusOf = (appointment: Appointment) => <StatusBadge appointment={appointment} />;

export function RecordPage() {
  // A patient's account always has its record; another role never comes through the gate.
  const patientId = useMyself().patientId ?? '';
  const profile = useProfile(patientId).data;
  const vitals = useVitalSigns(patientId);
  const visits = useMyAppointments().data ?? [];
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Screen
        title="Record"
        first={
          <Urgent>
            <UrgentReadings vitals={vitals} />
          </Urgent>
        }
        columns={[
          <>
            <VitalsCard vitals={vitals} />
            <RecordCard patientId={patientId} onEdit={() => setEditing(true)} />
          </>,
          <>
            <Medicines />
            <HealthBoard patientId={patientId} statusOf={statusOf} />
            <Results patientId={patientId} visits={visits} />
          </>,
        ]}
        isEven
      />
      <ReadingDialogs vitals={vitals} />
      {profile && (
        <LazyDialog load={profileDialog} dialog={{ isOpen: isEditing, onClose: () => setEditing(false), profile }} />
      )}
    </>
  );
}
