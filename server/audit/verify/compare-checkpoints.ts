import { type Checkpoint, checkpointOf, type FileEnd, readLines } from '../checkpoint-file.ts';
import type { SealedBatch } from '../store.ts';
import { TrailMismatch } from './trail-mismatch.ts';

/** Walks the file beside the batches, line for line; `next` for each batch in order, `finish` after the last. */
export async function compareCheckpoints(path: string, end: FileEnd) {
  const lines = readLines(path, end);
  let line = await lines.next();
  let compared = 0;

  return {
    /** The first entry of a batch that only the file still knows. */
    firstEntryOf(batchNumber: number): string | null {
      return line.value?.number === batchNumber ? line.value.firstEntry : null;
    },

    async next(batch: SealedBatch): Promise<void> {
      if (line.done) return;
      const found = line.value;
      if (!found) throw new TrailMismatch('a line of the checkpoint file cannot be read', { batch: batch.number });
      if (found.number !== batch.number) {
        throw new TrailMismatch('the checkpoint file does not go on with this batch', { batch: batch.number });
      }
      const differing = firstDifference(found, checkpointOf(batch));
      if (differing) {
        const problem = `the batch and its checkpoint differ (${differing}): one of them was rewritten`;
        throw new TrailMismatch(problem, { batch: batch.number, entryId: batch.firstEntry });
      }
      compared += 1;
      line = await lines.next();
    },

    /** How many batches the file vouches for. Its end may lag behind: the sealer writes it after the commit. */
    finish(): number {
      if (line.done) return compared;
      if (!line.value) throw new TrailMismatch('a line of the checkpoint file cannot be read', {});
      const problem = 'the checkpoint file knows a later batch: the end of the trail was cut off';
      throw new TrailMismatch(problem, { batch: line.value.number, entryId: line.value.firstEntry });
    },
  };
}

export function firstDifference(found: Checkpoint, expected: Checkpoint): string | null {
  const names = Object.keys(expected) as (keyof Checkpoint)[];
  return names.find((name) => found[name] !== expected[name]) ?? null;
}
