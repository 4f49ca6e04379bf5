// npm run triage:record: compiles the knowledge, writes the fingerprint of the engine into its version, and the answers of the
// golden set.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#scripts/root.mjs';
import { RULES } from '#triage-engine/version.ts';
import { buildKnowledge } from '../knowledge/build-knowledge.ts';
import { engineFingerprint } from './engine-fingerprint.ts';

buildKnowledge(ROOT);
// Loads the engine, which reads what was just compiled.
const { answerNow, GOLDEN_FILE, readGoldenSet, whatChanged, writtenGoldenSet } = await import('./golden-answers.ts');

const VERSION_FILE = join(ROOT, 'triage-engine/version.ts');

const set = readGoldenSet(ROOT);
const changed = whatChanged({ ...set, answers: set.answers.filter(({ answer }) => answer !== '') });
if (changed.length > 0 && set.rules === RULES) {
  console.error(`${changed.length} answers changed and the rules are still ${RULES}:\n  ${changed.join('\n  ')}\n`);
  console.error('If that is meant: raise RULES in triage-engine/version.ts, and run npm run triage:record again.');
  process.exitCode = 1;
} else {
  const answers = set.answers.map((golden) => ({ ...golden, answer: answerNow(golden) }));
  writeFileSync(join(ROOT, GOLDEN_FILE), writtenGoldenSet({ rules: RULES, answers }));
  const fingerprint = engineFingerprint(ROOT);
  const source = readFileSync(VERSION_FILE, 'utf8');
  writeFileSync(VERSION_FILE, source.replace(/(const SOURCES = ')[0-9a-f]*'/, `$1${fingerprint}'`));
  console.log(`engine ${RULES}+${fingerprint}; ${changed.length} of ${answers.length} answers changed`);
}
