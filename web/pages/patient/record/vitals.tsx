import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { UrgentReadings } from '#web/records/danger/urgent-readings.tsx';
import { useVitalSigns } from '#web/records/readings/vital-signs.ts';
import { VitalsCard } from '#web/records/readings/vitals-card.tsx';
import { ReadingDialogs } from '../reading-dialogs.tsx';
import { RecordPart } from './record-part.tsx';

export function VitalsPage() {
  const vitals = useVitalSigns(useMyself().patientId ?? '');
  return (
    <RecordPart title={t('Your readings')}>
      <UrgentReadings vitals={vitals} />
      <VitalsCard vitals={vitals} />
      <ReadingDialogs vitals={vitals} />
    </RecordPart>
  );
}
