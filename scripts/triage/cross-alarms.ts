// How the alarm reader does on a writer whom it has never read: learnt from all files of sentences but one, asked for that one.
import { type Heard, listen } from '#triage-engine/alarms/listen.ts';
import { packWeights, unpackWeights } from '#triage-engine/alarms/pack-weights.ts';
import { ASKED_FROM, RAISED_FROM } from '#triage-engine/dangers/hear-alarms.ts';
import { wilson } from '#triage-engine/tools/scoring/figures.ts';
import type { Sentence } from './alarm-sentences.ts';
import { fitAlarms } from './fit-alarms.ts';

type Asked = Sentence & { heard: Heard[] };

/** One writer's two files, each with half of the dangers: left out together, no danger would be left in plain English. */
const ALWAYS_LEARNT = /^english-[ab]\.txt$/;
/** Fewer say nothing. */
const FEWEST = 30;

/** By file as it is asked, and all of them together at the end: learning takes minutes. */
export function* crossFigures(sentences: readonly Sentence[]): Generator<string> {
  const all: Asked[] = [];
  for (const [file, own] of Map.groupBy(sentences, (one) => one.file)) {
    if (ALWAYS_LEARNT.test(file) || own.length < FEWEST) continue;
    const asked = askWithout(file, own, sentences);
    all.push(...asked);
    yield file;
    yield* figuresOf(asked);
  }
  for (const [manner, asked] of Map.groupBy(all, (one) => one.manner)) {
    yield `all: ${manner}`;
    yield* figuresOf(asked);
  }
}

function askWithout(file: string, own: readonly Sentence[], sentences: readonly Sentence[]): Asked[] {
  const learnt = sentences.filter((one) => one.file !== file);
  const weights = unpackWeights(packWeights(fitAlarms(learnt)));
  return own.map((one) => ({ ...one, heard: listen(one.text, weights) }));
}

function figuresOf(asked: readonly Asked[]): string[] {
  const inDanger = asked.filter(({ danger }) => danger !== 'none');
  const harmless = asked.filter(({ danger }) => danger === 'none');
  const reaches = ({ heard }: Asked, limit: number) => (heard[0]?.certainty ?? 0) >= limit;
  const isNamed = ({ danger, heard }: Asked) => heard.some((one) => one.danger === danger);
  return [
    line(
      'in danger: raised or asked for the right one',
      inDanger,
      (one) => reaches(one, RAISED_FROM) || (reaches(one, ASKED_FROM) && isNamed(one)),
    ),
    line('in danger: raised', inDanger, (one) => reaches(one, RAISED_FROM)),
    line('harmless: asked', harmless, (one) => reaches(one, ASKED_FROM)),
    line('harmless: raised', harmless, (one) => reaches(one, RAISED_FROM)),
  ].filter((one) => one !== '');
}

function line(what: string, asked: readonly Asked[], isHit: (one: Asked) => boolean): string {
  if (asked.length === 0) return '';
  const hits = asked.filter(isHit).length;
  const [low, high] = wilson(hits, asked.length).map((share) => (100 * share).toFixed(0));
  return `  ${what.padEnd(46)} ${((100 * hits) / asked.length).toFixed(1).padStart(5)} %  ${hits}/${asked.length}  [${low}–${high}]`;
}
