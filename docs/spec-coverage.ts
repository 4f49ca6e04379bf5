// npm run docs:coverage: writes the last column of spec-coverage.md from the tags `// spec: 2.14` above the tests.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const PAGE = 'docs/spec-coverage.md';
const TESTS = '{server,contract,triage-engine,web,e2e,scripts}/**/*.{test,spec}.{ts,tsx}';
const TAG = /^\s*\/\/ spec: (.*)$/gm;
const ROW = /^\| (\d+\.\d+) \|([^|]+)\|([^|]*)\|[^|]*\|$/gm;

/** The test files that prove each statement, by its number. */
export type Proofs = Map<string, string[]>;

export function proofsIn(sources: Iterable<[file: string, source: string]>): Proofs {
  const proofs: Proofs = new Map();
  for (const [file, source] of sources)
    for (const [, tagged = ''] of source.matchAll(TAG))
      for (const number of tagged.split(', '))
        proofs.set(number, [...new Set([...(proofs.get(number) ?? []), file])].sort());
  return proofs;
}

export const statementsOf = (page: string): string[] => [...page.matchAll(ROW)].map(([, number = '']) => number);

export const withProofs = (page: string, proofs: Proofs): string =>
  page.replace(ROW, (_row, number, statement, how) => {
    const tests = (proofs.get(number) ?? []).map((file) => `\`${file}\``).join('<br>');
    return `| ${number} |${statement}|${how}| ${tests} |`;
  });

export const readPage = (): string => readFileSync(PAGE, 'utf8');

export const readProofs = (): Proofs =>
  proofsIn(
    globSync(TESTS)
      .sort()
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

if (import.meta.main) writeFileSync(PAGE, withProofs(readPage(), readProofs()));
