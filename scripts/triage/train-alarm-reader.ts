// npm run triage:train: learns the weights of the alarm reader and of the gist reader from the sentences in scripts/triage/alarm-sentences.
// With --gist only the gist reader's: for sentences that the alarm reader does not learn. With --cross it writes nothing, and prints how
// the alarm reader does on sentences that it did not learn from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { packWeights, type Weights } from '#triage-engine/alarms/pack-weights.ts';
import { ROOT } from '../root.mjs';
import { readForGist, readSentences, readTrifles, trainedFrom } from './alarm-sentences.ts';
import { fitAlarms } from './fit-alarms.ts';
import { fitGist } from './fit-gist.ts';

const FOLDER = 'triage-engine/alarms';

const { values } = parseArgs({ options: { cross: { type: 'boolean' }, gist: { type: 'boolean' } } });
const sentences = readSentences(ROOT);
if (values.cross) {
  // Needs weights that were written before; learning them does not.
  const { crossFigures } = await import('./cross-alarms.ts');
  for (const line of crossFigures(sentences)) console.log(line);
} else {
  const from = trainedFrom(ROOT);
  write('gist-weights', 'PACKED_GIST', fitGist([...sentences, ...readForGist(ROOT)], readTrifles(ROOT)), from.gist);
  if (!values.gist) write('weights', 'PACKED_WEIGHTS', fitAlarms(sentences), from.alarms);
  console.log(`${sentences.length} sentences`);
}

function write(file: string, name: string, weights: Weights, from: string): void {
  const packed = JSON.stringify(packWeights(weights));
  writeFileSync(
    join(ROOT, FOLDER, `${file}.generated.ts`),
    `// Written by npm run triage:train.\nimport type { PackedWeights } from './pack-weights.ts';\nexport const TRAINED_FROM = '${from}';\nexport const ${name}: PackedWeights = ${packed};\n`,
  );
  console.log(`${file}: ${(gzipSync(packed, { level: 9 }).length / 1000).toFixed(0)} kB compressed`);
}
