import type { ReactNode } from 'react';
import type { ReadingKind } from '#contract/readings/readings.ts';
import { LazyDialog } from '#web/ui/dialog/lazy-dialog.tsx';
import { untilIdle, useWhenUsed } from '#web/ui/loading/when-idle.ts';
import type { VitalSigns } from './vital-signs.ts';

const addReadingDialog = async () => (await import('./add-reading-dialog.tsx')).AddReadingDialog;
const historyDialog = async () => (await import('./history-dialog.tsx')).HistoryDialog;
const dangerDialog = async () => (await import('../danger/danger-dialog.tsx')).DangerDialog;

type VitalDialogsProps = {
  vitals: VitalSigns;
  emergencyNumber: string;
  clinic: { phone: string; hours: string };
  /** The SOS button, which another module provides, to stand beside the instruction. */
  sos: ReactNode;
  /** Fetches the code of the instruction. */
  loadDanger?: typeof dangerDialog;
};

/** What a reading opens: the form, its history, and before everything the instruction on a dangerous one. */
export function VitalDialogs(props: VitalDialogsProps) {
  const { vitals, emergencyNumber, clinic, sos, loadDanger = dangerDialog } = props;
  const { patientId, dangers, asked, kept, keep } = vitals;
  const [worst, ...others] = dangers;
  // Also for who saves data: an instruction must not wait for a connection. The page has named their files already.
  useWhenUsed(async () => {
    for (const load of [loadDanger, addReadingDialog]) {
      await load().catch(() => undefined);
      await untilIdle();
    }
  });
  const dialog = { kind: asked.kind, patientId, emergencyNumber, onClose: vitals.close };
  return (
    <>
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
    </>
  );
}
