// Reads one text within its share of the processor. Only scripts can be stopped from inside a thread, so it runs as one.
import { Script } from 'node:vm';
import { answerWithReadings } from './answer-with-readings.ts';
import type { EngineDone, EngineJob } from './engine-worker.ts';

/** The first try is timed by the clock, so a busy machine gets a second, longer one. */
const LONGER = 8;

const asScript = new Script('globalThis.nadiReadsOneText()');
const scriptGlobal = globalThis as { nadiReadsOneText?: () => EngineDone };

export function answerInTime(
  { input, vitals, vitalsBefore, budgetMs }: EngineJob,
  read = answerWithReadings,
): EngineDone {
  scriptGlobal.nadiReadsOneText = () => read(input, vitals, vitalsBefore);
  return tryFor(budgetMs, budgetMs) ?? tryFor(budgetMs * LONGER, budgetMs) ?? { isTooLong: true };
}

/** Returns null when the clock ran out before the processor had spent its budget. */
function tryFor(clockMs: number, budgetMs: number): EngineDone | null {
  const before = process.threadCpuUsage();
  const isOver = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000 > budgetMs * 0.9;
  };
  try {
    const done = asScript.runInThisContext({ timeout: clockMs }) as EngineDone;
    return isOver() ? { isTooLong: true } : done;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return isOver() ? { isTooLong: true } : null;
  }
}
