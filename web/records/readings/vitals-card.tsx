import type { Reading, ReadingKind } from '#contract/readings/readings.ts';
import { t } from '#web/language/say.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { QueryView } from '#web/ui/loading/query-view.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { VitalRow } from './vital-row.tsx';
import type { VitalSigns } from './vital-signs.ts';
import styles from './vitals-card.module.css';

const ALWAYS: readonly ReadingKind[] = ['blood-pressure', 'heart-rate', 'temperature', 'weight', 'height'];
/** Shown once there is something to show. */
const WHEN_MEASURED: readonly ReadingKind[] = ['oxygen-saturation', 'respiration', 'head'];

/** What some measure at home: offered where everything is listed. */
const OF_ONES_OWN: readonly ReadingKind[] = ['blood-glucose', 'peak-flow', 'sleep', 'steps'];

/** So many at least stand on a page that leads on to all of them. */
const IN_SHORT = 3;

type VitalsCardProps = {
  vitals: VitalSigns;
  /** What is dangerous or flagged, then the newest; the rest has its own page. */
  isShort?: boolean;
};

/** Its dialogs are VitalDialogs, which other screens open too. */
export function VitalsCard({ vitals, isShort = false }: VitalsCardProps) {
  const { patientId, readings, dangers } = vitals;
  const isDangerous = (kind: ReadingKind) => dangers.some((danger) => danger.kind === kind);
  return (
    <Card
      title={t('Vital Signs')}
      className={styles.card}
      action={
        <Button look="quiet" onClick={() => vitals.add()}>
          {t('Add reading')}
        </Button>
      }
    >
      <QueryView query={readings} lines={8}>
        {({ kinds, isCutOff }) => (
          <ul>
            {(isShort ? mostTelling(kinds, isDangerous) : [...new Set([...listed(kinds), ...OF_ONES_OWN])]).map(
              (kind) => (
                <VitalRow
                  key={kind}
                  {...{ kind, patientId, isCutOff }}
                  readings={kinds[kind] ?? []}
                  isDangerous={isDangerous(kind)}
                  onDanger={vitals.showDangers}
                  onAdd={() => vitals.add(kind)}
                  onHistory={() => vitals.showHistory(kind)}
                />
              ),
            )}
          </ul>
        )}
      </QueryView>
      {isShort && (
        <ButtonLink look="quiet" isBlock to="/record/vitals">
          {t('All vital signs')}
        </ButtonLink>
      )}
    </Card>
  );
}

type ByKind = Partial<Record<ReadingKind, readonly Reading[]>>;

const listed = (kinds: ByKind) => [...ALWAYS, ...[...WHEN_MEASURED, ...OF_ONES_OWN].filter((kind) => kinds[kind])];

/** Whatever is dangerous or flagged, however many; then the newest, then what is always asked for. */
function mostTelling(kinds: ByKind, isDangerous: (kind: ReadingKind) => boolean): ReadingKind[] {
  const isFlagged = (kind: ReadingKind) => Boolean(kinds[kind]?.[0]?.flag);
  const at = (kind: ReadingKind) => Date.parse(kinds[kind]?.[0]?.measuredAt ?? '') || 0;
  const rank = (kind: ReadingKind) => (isDangerous(kind) ? 0 : isFlagged(kind) ? 1 : 2);
  const sorted = listed(kinds).toSorted((a, b) => rank(a) - rank(b) || at(b) - at(a));
  return sorted.slice(0, Math.max(IN_SHORT, sorted.filter((kind) => rank(kind) < 2).length));
}
