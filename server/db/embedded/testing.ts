import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { removeDatabase } from './remove-database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

export const quiet = { info() {}, warn() {} };

export const start = (dataDir: string): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir, durable: false, log: quiet });

/** A folder that every account can pass through, and a way to be rid of it and of every server on it. */
export function aFolder(mode = 0o711): { folder: string; remove(): Promise<void> } {
  // Named like the test server's, so that the next run sweeps it up if this one is killed.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `nadi-test-${process.pid}-`));
  fs.chmodSync(folder, mode);
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
