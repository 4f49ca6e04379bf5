import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { throwAwayFolder } from './data-folder/throw-away-folder.ts';
import { removeDatabase } from './remove-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const quiet = { info() {}, warn() {} };

export const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, durable: false, log: quiet });

export function aFolder(mode?: number): { folder: string; remove(): Promise<void> } {
  const folder = throwAwayFolder(mode);
  return { folder, remove: () => removeDatabase(folder) };
}

export type OtherNadi = {
  process: ChildProcess;
  /** The first thing it says: its addresses, or why it would not start. */
  says(): Promise<{ pid: number; superUrl: string; adopted: boolean; refusal?: string }>;
  kill(): Promise<void>;
};

/** Another process that starts a database on the folder and keeps it. */
export function anotherNadi(dataDir: string, manner: 'durable' | 'fleeting' = 'fleeting'): OtherNadi {
  const program = path.join(import.meta.dirname, 'testing-holder.ts');
  const child = spawn(process.execPath, [program, dataDir, manner], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const first = once(lines, 'line');
  return {
    process: child,
    says: async () => JSON.parse((await first)[0]),
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50));
}
