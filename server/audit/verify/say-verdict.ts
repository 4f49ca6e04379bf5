import type { Verdict } from './verify-trail.ts';

/** The verdict as one plain sentence for the person at the keyboard. */
export function sayVerdict(verdict: Verdict): string {
  if (!verdict.ok) {
    const { problem, entryId, batch } = verdict;
    const ofBatch = batch === null ? '' : `batch ${figure(batch)}`;
    if (entryId === null) return `The trail does not fit${ofBatch && ` at ${ofBatch}`}: ${problem}.`;
    return `The trail does not fit at entry ${entryId}${ofBatch && ` of ${ofBatch}`}: ${problem}.`;
  }
  const { entries, batches, unsealed, checkpoints, restores = [] } = verdict;
  const whole = `The trail is whole: ${counted(entries, 'entry', 'entries')} in ${counted(batches, 'batch', 'batches')}`;
  const waiting = unsealed === 0 ? '' : `, ${figure(unsealed)} not sealed yet`;
  const lagging = checkpoints === batches ? '' : `; the checkpoint file ends at batch ${figure(checkpoints)}`;
  const restored = restores.map(
    ({ at, afterBatch }) => ` A restore on ${at.toISOString().slice(0, 10)} went back to batch ${figure(afterBatch)}.`,
  );
  return `${whole}${waiting}${lagging}.${restored.join('')}`;
}

const figure = (number: number): string => number.toLocaleString('en-GB');
const counted = (number: number, one: string, several: string): string =>
  `${figure(number)} ${number === 1 ? one : several}`;
