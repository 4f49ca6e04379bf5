import type { ReactNode } from 'react';
import type { ReadingKind } from '#contract/readings/readings.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { useWhenIdle } from '#web/ui/loading/when-idle.ts';
import { Card } from '#web/ui/page/card.tsx';
import { VitalRow } from './vital-row.tsx';
import type { VitalSigns } from './vital-signs.ts';
import styles from './vitals-card.module.css';

const ALWAYS: readonly ReadingKind[] = ['blood-pressure', 'heart-rate', 'temperature', 'weight', 'height'];
/** Shown once there is something to show. */
const WHEN_MEASURED: readonly ReadingKind[] = ['oxygen-saturation', 'respiration'];

const addReadingDialog = async () => (await import('./add-reading-dialog.tsx')).AddReadingDialog;
const historyDialog = async () => (await import('./history-dialog.tsx')).HistoryDialog;
const dangerDialog = async () => (await import('../danger/danger-dialog.tsx')).DangerDialog;

type VitalsCardProps = {
  vitals: VitalSigns;
  emergencyNumber: string;
  clinic: { phone: string; hours: string };
  /** The SOS button, which another module provides, to stand beside the instruction. */
  sos: ReactNode;
  /** Fetches the code of the instruction. */
  loadDanger?: typeof dangerDialog;
};

export function VitalsCard(props: VitalsCardProps) {
  const { vitals, emergencyNumber, clinic, sos, loadDanger = dangerDialog } = props;
  const { patientId, readings, dangers, asked, kept, keep } = vitals;
  const [worst, ...others] = dangers;
  // Also for who saves data: an instruction must not wait for a connection.
  useWhenIdle(() => {
    for (const load of [addReadingDialog, loadDanger]) void load().catch(() => undefined);
  });
  const dialog = { kind: asked.kind, patientId, emergencyNumber, onClose: vitals.close };
  return (
    <Card
      title="Vital Signs"
      className={styles.card}
      action={
        <Button look="quiet" onClick={() => vitals.add()}>
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
                {...{ kind, patientId, isCutOff }}
                readings={kinds[kind] ?? []}
                isDangerous={dangers.some((danger) => danger.kind === kind)}
                onDanger={vitals.showDangers}
                onAdd={() => vitals.add(kind)}
                onHistory={() => vitals.showHistory(kind)}
              />
            ))}
          </ul>
        )}
      </QueryView>
      {worst && (
        <LazyDialog
          key={worst.id}
          load={loadDanger}
          onLost={vitals.loseDangers}
          dialog={{
            isOpen: vitals.isDangerOpen,
            onClose: vitals.closeDangers,
            patientId,
            readings: [worst, ...others],
            emergencyNumber,
            clinic,
            sos,
            onMeasureAgain: (kind: ReadingKind) => {
              vitals.closeDangers();
              vitals.add(kind);
            },
          }}
        />
      )}
      <LazyDialog
        load={addReadingDialog}
        // What is given up is not there again when the form opens.
        key={`${asked.kind} ${vitals.givenUp}`}
        dialog={{ isOpen: vitals.isAdding, ...dialog, kept, onKeep: keep }}
      />
      <LazyDialog load={historyDialog} dialog={{ isOpen: vitals.isHistoryOpen, ...dialog }} />
    </Card>
  );
}
