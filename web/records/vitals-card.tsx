import { useState } from 'react';
import type { ReadingKind } from '../../contract/records.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { QueryView } from '../ui/query-view.tsx';
import { useReadings } from './queries.ts';
import { VitalRow } from './vital-row.tsx';
import styles from './vitals-card.module.css';

const ALWAYS: readonly ReadingKind[] = ['blood-pressure', 'heart-rate', 'temperature', 'weight', 'height'];
/** Shown once there is something to show. */
const WHEN_MEASURED: readonly ReadingKind[] = ['oxygen-saturation', 'respiration'];

const addReadingDialog = async () => (await import('./add-reading-dialog.tsx')).AddReadingDialog;
const historyDialog = async () => (await import('./history-dialog.tsx')).HistoryDialog;

type VitalsCardProps = { patientId: string; timeZone: string };

export function VitalsCard({ patientId, timeZone }: VitalsCardProps) {
  const readings = useReadings(patientId);
  const [asked, setAsked] = useState<{ what: 'add' | 'history'; kind: ReadingKind }>({
    what: 'add',
    kind: 'blood-pressure',
  });
  const [isOpen, setOpen] = useState(false);
  const ask = (what: 'add' | 'history', kind: ReadingKind) => {
    setAsked({ what, kind });
    setOpen(true);
  };
  const dialog = { kind: asked.kind, patientId, timeZone, onClose: () => setOpen(false) };
  return (
    <Card
      title="Vital Signs"
      className={styles.card}
      action={
        <Button look="quiet" onClick={() => ask('add', 'blood-pressure')}>
          Add reading
        </Button>
      }
    >
      <QueryView query={readings} lines={8}>
        {({ kinds, isCutOff }) => (
          <ul>
            {[...ALWAYS, ...WHEN_MEASURED.filter((kind) => kinds[kind])].map((kind) => (
              <VitalRow
                key={kind}
                {...{ kind, patientId, timeZone, isCutOff }}
                readings={kinds[kind] ?? []}
                onAdd={() => ask('add', kind)}
                onHistory={() => ask('history', kind)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      <LazyDialog
        load={addReadingDialog}
        key={asked.kind}
        dialog={{ isOpen: isOpen && asked.what === 'add', ...dialog }}
      />
      <LazyDialog load={historyDialog} dialog={{ isOpen: isOpen && asked.what === 'history', ...dialog }} />
    </Card>
  );
}
