import { adviseOn } from '#contract/readings/reading-advice.ts';
import { whoseReadings } from '#contract/readings/reading-dangers.ts';
import { SPEAKS_OF_NOW_MS } from '#contract/readings/reading-time.ts';
import type { ReadingAdvice, ReadingKind } from '#contract/readings/readings.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { findProfile } from '../find-profile.ts';
import { bestPeakFlow, readingsOf } from '../store.ts';

type NewRow = { kind: ReadingKind; value: number; second: number | null; measured_at: Date };
/** `beside`: written down in the same go, and not in the record yet. */
export type Advise = (row: NewRow, beside: readonly NewRow[]) => Promise<ReadingAdvice | null>;

// More than anyone measures in the hours that count.
const LATELY = 100;

/** What to say to a patient about their new readings, by what the record knows of them. */
export async function findAdvice(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  patientId: string,
): Promise<Advise> {
  const profile = await findProfile({ db: tx, clock, config }, patientId);
  const whose = whoseReadings(profile, dayIn(config.clinic.timeZone, clock.now()));
  return async (row, beside) => {
    // Copied from an old diary it says nothing about now.
    if (clock.now().getTime() - row.measured_at.getTime() > SPEAKS_OF_NOW_MS) return null;
    const [before] = await readingsOf(tx, patientId, { kind: row.kind, limit: 1 });
    const others = [...beside.toReversed(), ...(await readingsOf(tx, patientId, { limit: LATELY }))];
    const best = row.kind === 'peak-flow' ? await bestPeakFlow(tx, patientId, row.measured_at) : null;
    return adviseOn(
      asMeasured(row),
      { ...whose, bestPeakFlow: best },
      before ? asMeasured(before) : null,
      others.map(asMeasured),
    );
  };
}

const asMeasured = ({ kind, value, second, measured_at }: NewRow) => ({
  kind,
  value,
  second,
  measuredAt: measured_at.toISOString(),
});
