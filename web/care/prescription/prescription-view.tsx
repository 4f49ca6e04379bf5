import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { PrescriptionSheet } from '#contract/medicines/prescriptions.ts';
import { shownLanguage, t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import { KeptAlthough } from '#web/ui/kept-although.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Panel } from '#web/ui/page/panel.tsx';
import { PrintSheet } from '#web/ui/page/print-sheet.tsx';
import { usePrescription } from '../queries.ts';
import styles from './prescription-paper.module.css';
import { PrescriptionPaper } from './prescription-paper.tsx';

/** On the screen as it will be on paper: one sheet. */
export function PrescriptionView({ id, back }: { id: string; back: ReactNode }) {
  const prescription = usePrescription(id);
  const [onScreen, onPaper] = [useId(), useId()];
  return (
    <div className={`stack fit gap-16 ${styles.view}`}>
      <div className="row wrap gap-8 gap-x-16">
        {back}
        <div className={`row grow gap-16 ${styles.title}`}>
          <h1 className="grow">Prescription</h1>
          {prescription.data && (
            <Button look="primary" lang={shownLanguage()} icon={<IconPrinter aria-hidden />} onClick={() => print()}>
              {t('Print')}
            </Button>
          )}
        </div>
      </div>
      {shownLanguage() !== 'en' && (
        <p className="muted no-print" lang={shownLanguage()}>
          {t(
            'This sheet is in English, so that every pharmacy and doctor can read it. How you take each medicine stands under Doses in your language.',
          )}
        </p>
      )}
      <QueryView query={prescription} lines={10}>
        {(sheet) => (
          <>
            <PrescriptionPaper sheet={sheet} markId={onScreen} />
            <Reasons sheet={sheet} />
            <PrintSheet>
              <PrescriptionPaper sheet={sheet} markId={onPaper} />
            </PrintSheet>
          </>
        )}
      </QueryView>
    </div>
  );
}

/** To clinicians, and not on the paper: it goes to the patient. */
function Reasons({ sheet: { medicines } }: { sheet: PrescriptionSheet }) {
  const kept = medicines.filter(({ overrides }) => overrides.length > 0);
  if (kept.length === 0) return null;
  return (
    <Panel title="Reasons on record" note="Not printed.">
      <ul className={`stack gap-8 ${styles.reasons}`}>
        {kept.map(({ id, name, overrides }) => (
          <li key={id}>
            <b>{name}</b>
            <KeptAlthough overrides={overrides} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
