import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { presentOrder } from './present.ts';
import { resultedSince } from './store.ts';

/** Finds the results of these patients since then, in a line each. Their charts are open to the doctor. */
export async function findNewResults(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  patientIds: readonly string[],
  since: Date,
) {
  const reader = { actor, hasChart: true, inCareOf: new Set(patientIds), now: clock.now() };
  const orders = (await resultedSince(db, patientIds, since)).map((row) => presentOrder(reader, row));
  return orders.flatMap(({ patientId, test, result }) => {
    if (!result) return [];
    const { values, isAbnormal, isCritical, enteredAt } = result;
    const telling = values.filter(({ flag }) => flag !== null);
    const shown = telling.length > 0 ? telling : values.slice(0, 1);
    const figures = shown.map(({ name, value, unit }) => `${name === test ? '' : `${name} `}${value} ${unit}`.trim());
    const tone: 'urgent' | 'attention' | 'plain' = isCritical ? 'urgent' : isAbnormal ? 'attention' : 'plain';
    return [{ patientId, at: new Date(enteredAt), words: `${test} ${figures.join(', ') || 'is here'}`, tone }];
  });
}
