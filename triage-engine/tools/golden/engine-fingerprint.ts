// One short hash over every source that can change an answer of the symptom engine.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// version.ts holds the fingerprint itself; tools, tests and what they draw from answer nobody.
const ANSWERS_NOBODY = /^triage-engine\/tools\/|(^|\/)(version\.ts|testing-[\w-]+\.ts|[\w-]+\.test\.ts)$/;

/** Limits of single values, the dangers and their alarm words lie in the contract: others use them too. */
const IN_CONTRACT = [
  'contract/triage/alarm-words.ts',
  'contract/triage/dangers.ts',
  'contract/readings/vital-bands.ts',
];

export function engineSources(root: string): string[] {
  return [...IN_CONTRACT, ...globSync('triage-engine/**/*.{ts,txt,json}', { cwd: root })]
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ANSWERS_NOBODY.test(file))
    .sort();
}

export function engineFingerprint(
  root: string,
  read = (file: string) => readFileSync(join(root, file), 'utf8'),
): string {
  const hash = createHash('sha256');
  // A checkout on Windows may end its lines differently: that is the same engine.
  for (const file of engineSources(root)) hash.update(`${file}\0${read(file).replaceAll('\r\n', '\n')}\0`);
  return hash.digest('hex').slice(0, 8);
}
