import { GrowthPanel } from '#web/childhood/growth/growth-panel.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { RecordPart } from './record-part.tsx';

export function GrowthPage() {
  const me = useMyself();
  return (
    <RecordPart title="Growth">
      <section className="panel" aria-label="Growth">
        <GrowthPanel patientId={me.patientId ?? ''} name={me.name} />
      </section>
    </RecordPart>
  );
}
