// The ICD-10 code of each condition that the engine knows. The engine itself does without, so they are read from the files that
// its knowledge is compiled from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'triage-engine', 'knowledge', 'conditions');

let known: ReadonlyMap<string, string> | undefined;

export function conditionCodes(): ReadonlyMap<string, string> {
  known ??= readCodes();
  return known;
}

function readCodes(): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const file of readdirSync(FOLDER).filter((name) => name.endsWith('.rules.txt'))) {
    let condition: string | undefined;
    for (const line of readFileSync(join(FOLDER, file), 'utf8').split('\n')) {
      condition = /^\[([a-z0-9-]+)\]/.exec(line)?.[1] ?? condition;
      const code = /^icd10:\s*(\S+)/.exec(line)?.[1];
      if (condition && code) codes.set(condition, code);
    }
  }
  return codes;
}
