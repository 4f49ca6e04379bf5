import { VaccinesPanel } from '#web/childhood/vaccines/vaccines-panel.tsx';
import { useMyself } from '#web/identity/myself.ts';
import { t } from '#web/language/say.ts';
import { RecordPart } from './record-part.tsx';

export function VaccinesPage() {
  const me = useMyself();
  return (
    <RecordPart title={t('Vaccines')}>
      <section className="panel" aria-label={t('Vaccines')}>
        <h2 className="visually-hidden">{t('Vaccines')}</h2>
        <VaccinesPanel patientId={me.patientId ?? ''} name={me.name} pud={me.pud ?? ''} />
      </section>
    </RecordPart>
  );
}
