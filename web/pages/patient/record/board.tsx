import type { Appointment } from '#contract/appointments/appointments.ts';
import { StatusBadge } from '#web/appointments/status-badge.tsx';
import { HealthBoard } from '#web/board/health-board.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { RecordPart } from './record-part.tsx';

const statusOf = (appointment: Appointment) => <StatusBadge appointment={appointment} />;

export function BoardPage() {
  const patientId = useMyself().patientId ?? '';
  return (
    <RecordPart title={t('Your board')}>
      <HealthBoard patientId={patientId} statusOf={statusOf} />
    </RecordPart>
  );
}
