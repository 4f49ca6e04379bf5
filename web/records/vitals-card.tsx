import { type ReactNode, useState } from 'react';
import type { ReadingKind } from '../../contract/records.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { useNow } from '../ui/now.ts';
import { QueryView } from '../ui/query-view.tsx';
import { currentDangers, type DangerReading } from './danger/current-dangers.ts';
import { DangerNotice } from './danger/danger-notice.tsx';
import { useReadDangers } from './danger/read-dangers.ts';
import { useReadings } from './queries.ts';
import { VitalRow } from './vital-row.tsx';
import styles from './vitals-card.module.css';

const ALWAYS: readonly ReadingKind[] = ['blood-pressure', 'heart-rate', 'temperature', 'weight', 'height'];
/** Shown once there is something to show. */
const WHEN_MEASURED: readonly ReadingKind[] = ['oxygen-saturation', 'respiration'];

const addReadingDialog = async () => (await import('./add-reading-dialog.tsx')).AddReadingDialog;
const historyDialog = async () => (await import('./history-dialog.tsx')).HistoryDialog;
const dangerDialog = async () => (await import('./danger/danger-dialog.tsx')).DangerDialog;

type VitalsCardProps = {
  patientId: string;
  timeZone: string;
  emergencyNumber: string;
  /** The call for help of another room, to stand beside the instruction. */
  sos: ReactNode;
};

export function VitalsCard({ patientId, timeZone, emergencyNumber, sos }: VitalsCardProps) {
  const readings = useReadings(patientId);
  const now = useNow();
  const { isRead, markRead } = useReadDangers();
  const [wanted, setWanted] = useState<string | null>(null);
  const [asked, setAsked] = useState<{ what: 'add' | 'history'; kind: ReadingKind }>({
    what: 'add',
    kind: 'blood-pressure',
  });
  const [isOpen, setOpen] = useState(false);
  const ask = (what: 'add' | 'history', kind: ReadingKind) => {
    setAsked({ what, kind });
    setOpen(true);
  };
  const dangers = currentDangers(readings.data?.kinds ?? {}, now.getTime());
  // However it was written down, and also after a reload: what was not read yet comes before everything.
  const shown = dangers.find(({ id }) => id === wanted || !isRead(id));
  const closeDanger = (id: string) => {
    markRead(id);
    setWanted(null);
  };
  const dialog = { kind: asked.kind, patientId, timeZone, emergencyNumber, onClose: () => setOpen(false) };
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
      {noticesOf(dangers).map((reading) => (
        <DangerNotice key={reading.id} reading={reading} onOpen={() => setWanted(reading.id)} />
      ))}
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
      {shown && (
        <LazyDialog
          key={shown.id}
          load={dangerDialog}
          dialog={{
            isOpen: !isOpen,
            onClose: () => closeDanger(shown.id),
            reading: shown,
            timeZone,
            emergencyNumber,
            sos,
            onMeasureAgain: () => {
              closeDanger(shown.id);
              ask('add', shown.kind);
            },
          }}
        />
      )}
      <LazyDialog
        load={addReadingDialog}
        key={asked.kind}
        dialog={{ isOpen: isOpen && asked.what === 'add', ...dialog }}
      />
      <LazyDialog load={historyDialog} dialog={{ isOpen: isOpen && asked.what === 'history', ...dialog }} />
    </Card>
  );
}

/** "Not checked" is said once, whatever was measured. */
const noticesOf = (dangers: readonly DangerReading[]) =>
  dangers.filter(
    ({ advice }, place) =>
      advice.urgency !== null || dangers.findIndex((each) => each.advice.urgency === null) === place,
  );
