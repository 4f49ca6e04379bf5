// npm run -s triage:predict -- CASES.jsonl [--opening]: one line of JSON for each case.
import { parseArgs } from 'node:util';
import { predict, readCases } from './cases.ts';

const { values, positionals } = parseArgs({
  options: { opening: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [file] = positionals;
if (!file) {
  console.error('Usage: npm run -s triage:predict -- CASES.jsonl [--opening]');
  process.exitCode = 1;
} else {
  for (const one of readCases(file)) console.log(JSON.stringify(predict(one, values.opening)));
}
