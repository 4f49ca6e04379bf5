// One short hash over every source that can change an answer of the symptom engine.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

// version.ts holds the fingerprint itself; tools, tests and what they draw from answer nobody.
const ANSWERS_NOBODY = /^triage-engine\/tools\/|(^|\/)(version\.ts|testing-[\w-]+\.ts|[\w-]+\.test\.ts)$/;

/** A statement that is left when the types are erased, and the file that it loads. */
const LOADS = /\b(?:import|export)\b(?!\s+type\b)(?:[^;'"]*?\bfrom)?\s*\(?\s*'([^'\n]+)'/g;

/** Every file in triage-engine/ that can answer, and every other file that these load, directly or through others. */
export function engineSources(root: string, read = readerOf(root)): string[] {
  const own = globSync('triage-engine/**/*.{ts,txt,json}', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !ANSWERS_NOBODY.test(file));
  const sources = new Set(own);
  // A set hands out what is added while it is walked.
  for (const file of sources) for (const loaded of filesLoadedBy(file, read)) sources.add(loaded);
  return [...sources].sort();
}

function filesLoadedBy(file: string, read: (file: string) => string): string[] {
  if (!file.endsWith('.ts')) return [];
  return [...read(file).matchAll(LOADS)].flatMap(([, name = '']) => {
    const loaded = name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(file), name);
    const isPackage = !/^[#.]/.test(name);
    return isPackage || ANSWERS_NOBODY.test(loaded) ? [] : [loaded];
  });
}

const readerOf = (root: string) => (file: string) => readFileSync(join(root, file), 'utf8');

export function engineFingerprint(root: string, read = readerOf(root)): string {
  const hash = createHash('sha256');
  // A checkout on Windows may end its lines differently: that is the same engine.
  for (const file of engineSources(root, read)) hash.update(`${file}\0${read(file).replaceAll('\r\n', '\n')}\0`);
  return hash.digest('hex').slice(0, 8);
}
