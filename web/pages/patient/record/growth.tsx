import { GrowthPanel } from '#web/childhood/growth/growth-panel.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { RecordPart } from './record-part.tsx';

export function GrowthPage() {
  const me = useMyself();
  return (
    <RecordPart title={t('Growth')}>
      <section className="panel" aria-label={t('Growth')}>
        <GrowthPanel patientId={me.patientId ?? ''} name={me.name} />
      </section>
    </RecordPart>
  );
}
