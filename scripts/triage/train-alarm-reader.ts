// npm run triage:train: learns the weights of the alarm reader from the sentences in scripts/triage/alarm-sentences.
// With --cross it writes nothing, and prints how the reader does on sentences that it did not learn from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { packWeights } from '#triage-engine/alarms/pack-weights.ts';
import { ROOT } from '../root.mjs';
import { readSentences, trainedFrom } from './alarm-sentences.ts';
import { fitAlarms } from './fit-alarms.ts';

const FILE = 'triage-engine/alarms/weights.generated.ts';

const { values } = parseArgs({ options: { cross: { type: 'boolean', default: false } } });
const sentences = readSentences(ROOT);
if (values.cross) {
  // Needs weights that were written before; learning them does not.
  const { crossFigures } = await import('./cross-alarms.ts');
  for (const line of crossFigures(sentences)) console.log(line);
} else {
  const packed = JSON.stringify(packWeights(fitAlarms(sentences)));
  const from = trainedFrom(ROOT);
  writeFileSync(
    join(ROOT, FILE),
    `// Written by npm run triage:train.\nimport type { PackedWeights } from './pack-weights.ts';\nexport const TRAINED_FROM = '${from}';\nexport const PACKED_WEIGHTS: PackedWeights = ${packed};\n`,
  );
  console.log(
    `${sentences.length} sentences, ${(gzipSync(packed, { level: 9 }).length / 1000).toFixed(0)} kB compressed`,
  );
}
