import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { PlainError } from '../plain-error.ts';
import { loadMasterKey } from './master-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'nadi-master-key-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the master key', () => {
  test('is made at the first start, for the owner alone, and stays the same', () => {
    const file = join(folder, 'first', 'master.key');
    const key = loadMasterKey(file);
    expect(key).toHaveLength(32);
    expect(loadMasterKey(file)).toEqual(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toBe(`${key.toString('base64')}\n`);
    expect(readdirSync(join(folder, 'first'))).toEqual(['master.key']);
  });

  test('is refused when it is damaged, and never replaced', () => {
    const file = join(folder, 'damaged.key');
    for (const text of ['', 'short\n', `${'A'.repeat(43)}=\nmore\n`, `${'A'.repeat(86)}==\n`]) {
      writeFileSync(file, text, { mode: 0o600 });
      expect(() => loadMasterKey(file)).toThrow(PlainError);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  test('is refused when everyone on the machine may read it', () => {
    const file = join(folder, 'open.key');
    loadMasterKey(file);
    chmodSync(file, 0o604);
    expect(() => loadMasterKey(file)).toThrow(/chmod 600/);
  });

  test('is refused with a plain sentence when the file cannot be read', () => {
    expect(() => loadMasterKey(folder)).toThrow(PlainError);
    expect(() => loadMasterKey(join(folder, 'first', 'master.key', 'below.key'))).toThrow(PlainError);
  });

  test('is one and the same when several servers start for the first time together', async () => {
    const file = join(folder, 'together', 'master.key');
    const script = join(folder, 'start.ts');
    const source = JSON.stringify(join(import.meta.dirname, 'master-key.ts'));
    writeFileSync(
      script,
      `import { loadMasterKey } from ${source};\nprocess.send?.(loadMasterKey(process.argv[2] ?? '').toString('hex'));\n`,
    );
    const starts = Array.from({ length: 6 }, () => fork(script, [file], { execArgv: [] }));
    const keys = await Promise.all(starts.map(async (start) => (await once(start, 'message'))[0]));
    expect(new Set(keys)).toEqual(new Set([loadMasterKey(file).toString('hex')]));
    // Six programs that start at once take their time on a busy machine.
  }, 60_000);
});
