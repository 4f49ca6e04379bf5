// How the alarm reader does on sentences that it did not learn from: learnt from four fifths, asked for the fifth, five times.
import { type Heard, listen } from '#triage-engine/alarms/listen.ts';
import { packWeights, unpackWeights } from '#triage-engine/alarms/pack-weights.ts';
import { ASKED_FROM, RAISED_FROM } from '#triage-engine/dangers/hear-alarms.ts';
import { wilson } from '#triage-engine/tools/scoring/figures.ts';
import type { Sentence } from './alarm-sentences.ts';
import { fitAlarms } from './fit-alarms.ts';

const PARTS = 5;
type Asked = Sentence & { heard: Heard[] };

export function crossFigures(sentences: readonly Sentence[]): string[] {
  const asked = Array.from({ length: PARTS }, (_, part) => askPart(sentences, part)).flat();
  const manners = [...new Set(asked.map(({ manner }) => manner))].sort();
  return manners.flatMap((manner) => [manner, ...figuresOf(asked.filter((one) => one.manner === manner))]);
}

function askPart(sentences: readonly Sentence[], part: number): Asked[] {
  const isIn = (_: unknown, index: number) => index % PARTS === part;
  const learnt = sentences.filter((one, index) => !isIn(one, index));
  const weights = unpackWeights(packWeights(fitAlarms(learnt)));
  return sentences.filter(isIn).map((one) => ({ ...one, heard: listen(one.text, weights) }));
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
