import type { ReadingKind } from '#contract/readings/readings.ts';
import { Button } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { VitalRow } from './vital-row.tsx';
import type { VitalSigns } from './vital-signs.ts';
import styles from './vitals-card.module.css';

const ALWAYS: readonly ReadingKind[] = ['blood-pressure', 'heart-rate', 'temperature', 'weight', 'height'];
/** Shown once there is something to show. */
const WHEN_MEASURED: readonly ReadingKind[] = ['oxygen-saturation', 'respiration'];

/** Its dialogs are VitalDialogs, which other screens open too. */
export function VitalsCard({ vitals }: { vitals: VitalSigns }) {
  const { patientId, readings, dangers } = vitals;
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
    </Card>
  );
}
