import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' | 'regular' }) => void;

/**
 * Collects what this thread holds no longer. By itself V8 does so when the thread makes more: one that has nothing to do keeps its rubbish.
 * `all`: as often as there is something left, which takes several times as long.
 */
export function giveBackMemory({ all = false } = {}): void {
  setFlagsFromString('--expose-gc');
  const collect: Collect = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect({ type: 'major', execution: 'sync', flavor: all ? 'last-resort' : 'regular' });
}
