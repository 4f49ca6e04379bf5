import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { PrintSheet } from '../../ui/print-sheet.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { usePrescription } from '../queries.ts';
import styles from './prescription-paper.module.css';
import { PrescriptionPaper } from './prescription-paper.tsx';

/** On the screen as it will be on paper: one sheet. */
export function PrescriptionView({ id, back }: { id: string; back: ReactNode }) {
  const prescription = usePrescription(id);
  const [onScreen, onPaper] = [useId(), useId()];
  return (
    <div className={styles.view}>
      <div className={styles.bar}>
        {back}
        <h1>Prescription</h1>
        {prescription.data && (
          <Button look="primary" icon={<IconPrinter aria-hidden />} onClick={() => print()}>
            Print
          </Button>
        )}
      </div>
      <QueryView query={prescription} lines={10}>
        {(sheet) => (
          <>
            <PrescriptionPaper sheet={sheet} markId={onScreen} />
            <PrintSheet>
              <PrescriptionPaper sheet={sheet} markId={onPaper} />
            </PrintSheet>
          </>
        )}
      </QueryView>
    </div>
  );
}
