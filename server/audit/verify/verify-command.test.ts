import { execFile } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INHERITED } from '#server/testing-process.ts';
import { openTestTrail, type TestTrail } from '../testing.ts';
import { sayVerdict } from './say-verdict.ts';

let trail: TestTrail;
beforeAll(async () => {
  trail = await openTestTrail();
  await trail.write(3);
  await trail.sealAll();
});
afterAll(() => trail.close());

function verify(): Promise<{ code: number; said: string }> {
  const env = {
    ...INHERITED,
    DATA_DIR: trail.deps.config.dataDir,
    DATABASE_URL: trail.url,
    DATABASE_OWNER_URL: trail.ownerUrl,
  };
  const script = join(import.meta.dirname, 'verify-command.ts');
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    );
  });
}

describe('npm run audit:verify', () => {
  test('says that there is no trail where there is no key, and makes none', async () => {
    rmSync(trail.masterKeyFile, { force: true });
    for (let round = 0; round < 2; round += 1) {
      expect(await verify()).toEqual({ code: 2, said: expect.stringMatching(/^There is no trail to verify: .+\n$/) });
    }
  });

  test('ends well when the trail is whole, and badly when it is not', async () => {
    writeFileSync(trail.masterKeyFile, `${trail.masterKey.toString('base64')}\n`, { mode: 0o600 });
    expect(await verify()).toEqual({ code: 0, said: 'The trail is whole: 3 entries in 1 batch.\n' });

    await sql`delete from audit_entries where id = 2`.execute(trail.ownerDb);
    expect(await verify()).toEqual({
      code: 1,
      said: 'The trail does not fit at entry 2 of batch 1: it is missing.\n',
    });
  });
});

test.each([
  [
    { ok: true, entries: 1234, batches: 56, unsealed: 3, checkpoints: 56 },
    'The trail is whole: 1,234 entries in 56 batches, 3 not sealed yet.',
  ],
  [
    { ok: true, entries: 1, batches: 2, unsealed: 0, checkpoints: 1 },
    'The trail is whole: 1 entry in 2 batches; the checkpoint file ends at batch 1.',
  ],
  [
    { ok: false, problem: 'it was edited', entryId: '812', batch: 1040 },
    'The trail does not fit at entry 812 of batch 1,040: it was edited.',
  ],
  [
    { ok: false, problem: 'it is gone', entryId: '812', batch: null },
    'The trail does not fit at entry 812: it is gone.',
  ],
  [{ ok: false, problem: 'it is gone', entryId: null, batch: 7 }, 'The trail does not fit at batch 7: it is gone.'],
  [{ ok: false, problem: 'it is gone', entryId: null, batch: null }, 'The trail does not fit: it is gone.'],
] as const)('the verdict %o is said plainly', (verdict, sentence) => {
  expect(sayVerdict(verdict)).toBe(sentence);
});
