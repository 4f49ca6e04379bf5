// Learns the weights of a reader: multinomial logistic regression over the features of the sentences, cut down in
// steps to few and small numbers. No chance is in it: the same sentences give the same weights.
import { DANGER_IDS } from '#contract/triage/dangers.ts';
import type { Weights } from '#triage-engine/alarms/pack-weights.ts';
import { featuresOf } from '#triage-engine/alarms/read-features.ts';
import { sentencesOf } from '#triage-engine/alarms/sentences-of.ts';
import type { Sentence } from './alarm-sentences.ts';

const ALARMS = [...DANGER_IDS, 'none'];

/** Chosen by cross-validation over the sentences. */
const RATE = 2;
const DECAY = 1e-5;
const SEEN_AT_LEAST = 2;
/** A sentence of a harmless text is harmless too, and weighs less than a whole text. */
const PART = 0.5;

export type Size = { features: number; weights: number };
const SIZE: Size = { features: 110_000, weights: 420_000 };
const LARGEST_STEP = 11;

/** `of`: its class, or those that it may be of. */
type Example = { features: readonly number[]; of: readonly number[]; weight: number };
type Row = { places: Int32Array; scale: number; of: readonly number[]; weight: number };
type Model = {
  classes: number;
  buckets: number[];
  counts: number[];
  total: number;
  weights: Float32Array;
  bias: Float64Array;
};

export const fitAlarms = (sentences: readonly Sentence[], size = SIZE): Weights =>
  learnWeights(sentences.flatMap(alarmsIn), ALARMS, size);

/** A text of one class, or of one of several where nobody said which; it may count for less than another. */
export type Told = { text: string; of: string | readonly string[]; weight: number };

export function learnWeights(
  told: readonly Told[],
  classes: readonly string[],
  size: Size,
  readFeatures: (text: string) => readonly number[] = featuresOf,
): Weights {
  const examples = told.map(({ text, of, weight }) => ({
    features: readFeatures(text),
    of: [of].flat().map((one) => classes.indexOf(one)),
    weight,
  }));
  const all = learn(startOf(examples, bucketsIn(examples), classes.length), examples, 8);
  const model = learn(startOf(examples, strongest(all, size.features), classes.length), examples, 8);
  // In two steps, each learnt again, little is lost.
  learn(model, examples, 3, keepLargest(model, size.weights * 2));
  learn(model, examples, 5, keepLargest(model, size.weights));
  return inSteps(model);
}

function alarmsIn({ text, danger }: Sentence): Told[] {
  if (!ALARMS.includes(danger)) throw new Error(`No danger is called ${danger}: ${text}`);
  const parts = danger === 'none' ? sentencesOf(text) : [];
  return [{ text, of: danger, weight: 1 }, ...parts.map((part) => ({ text: part, of: danger, weight: PART }))];
}

/** By bucket, how often it was seen. */
function bucketsIn(examples: readonly Example[]): Map<number, number> {
  const seen = new Map<number, number>();
  for (const { features } of examples) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1);
  return new Map([...seen].filter(([, times]) => times >= SEEN_AT_LEAST).sort(([a], [b]) => a - b));
}

function startOf(examples: readonly Example[], kept: ReadonlyMap<number, number>, classes: number): Model {
  return {
    classes,
    buckets: [...kept.keys()],
    counts: [...kept.values()],
    total: examples.length,
    weights: new Float32Array(kept.size * classes),
    bias: new Float64Array(classes),
  };
}

function learn(model: Model, examples: readonly Example[], rounds: number, kept?: Uint8Array): Model {
  const rows = rowsOf(model, examples);
  const rare = rarity(model);
  const order = rows.map((_, place) => place);
  const draw = drawing(7);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, draw);
    // After a cut the weights are near their place already.
    const rate = RATE * (kept ? 0.4 : 1) * (1.02 - round / rounds);
    for (const place of order) {
      const row = rows[place];
      if (row) step(model, row, rare, rate, kept);
    }
  }
  return model;
}

function rowsOf({ buckets }: Model, examples: readonly Example[]): Row[] {
  const places = new Map(buckets.map((bucket, place) => [bucket, place]));
  return examples.map(({ features, of, weight }) => {
    const known = features.flatMap((one) => places.get(one) ?? []);
    return { places: Int32Array.from(known), scale: 1 / Math.sqrt(Math.max(known.length, 1)), of, weight };
  });
}

/** What few sentences have says more. */
const rarity = ({ counts, total }: Model): Float64Array =>
  Float64Array.from(counts, (times) => Math.sqrt(Math.log(total / times) / 3.5));

function step({ classes, weights, bias }: Model, row: Row, rare: Float64Array, rate: number, kept?: Uint8Array): void {
  const shares = sharesOf(weights, bias, row, rare);
  // Of several classes each counts as far as it is likely by what was learnt so far.
  const known = row.of.reduce((sum, one) => sum + (shares[one] ?? 0), 0);
  for (let one = 0; one < classes; one++) {
    const share = shares[one] ?? 0;
    shares[one] = (share - (row.of.includes(one) ? share / known : 0)) * row.weight;
  }
  for (const place of row.places) {
    const value = rate * row.scale * (rare[place] ?? 0);
    for (let one = 0, at = place * classes; one < classes; one++, at++) {
      if (kept && !kept[at]) continue;
      const now = weights[at] ?? 0;
      weights[at] = now - value * (shares[one] ?? 0) - rate * DECAY * now;
    }
  }
  for (let one = 0; one < classes; one++) bias[one] = (bias[one] ?? 0) - 0.1 * rate * (shares[one] ?? 0);
}

function sharesOf(weights: Float32Array, bias: Float64Array, { places, scale }: Row, rare: Float64Array): Float64Array {
  const classes = bias.length;
  const shares = bias.slice();
  for (const place of places) {
    const value = scale * (rare[place] ?? 0);
    for (let one = 0, at = place * classes; one < classes; one++, at++)
      shares[one] = (shares[one] ?? 0) + value * (weights[at] ?? 0);
  }
  let sum = 0;
  const highest = Math.max(...shares);
  for (let one = 0; one < classes; one++) sum += shares[one] = Math.exp((shares[one] ?? 0) - highest);
  for (let one = 0; one < classes; one++) shares[one] = (shares[one] ?? 0) / sum;
  return shares;
}

/** The buckets that move answers most: strong weights that are met often. */
function strongest({ classes, buckets, counts, weights }: Model, most: number): Map<number, number> {
  const strength = buckets.map((_, place) => {
    let sum = 0;
    for (let at = place * classes; at < (place + 1) * classes; at++) sum += (weights[at] ?? 0) ** 2;
    return Math.sqrt(sum * (counts[place] ?? 0));
  });
  const places = buckets.map((_, place) => place).sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b);
  const kept = places.slice(0, most).sort((a, b) => a - b);
  return new Map(kept.map((place) => [buckets[place] ?? 0, counts[place] ?? 0]));
}

/** Which weights stay; the others become 0. */
function keepLargest({ weights }: Model, most: number): Uint8Array {
  const least = Float32Array.from(weights, Math.abs).sort()[Math.max(0, weights.length - most)] ?? 0;
  const kept = Uint8Array.from(weights, (weight) => (weight !== 0 && Math.abs(weight) >= least ? 1 : 0));
  for (const [at, stays] of kept.entries()) if (!stays) weights[at] = 0;
  return kept;
}

/** How rare a feature is goes into its weights; each becomes a small whole number of steps. */
function inSteps(model: Model): Weights {
  const rare = rarity(model);
  const real = model.weights.map((weight, at) => weight * (rare[Math.floor(at / model.classes)] ?? 0));
  const sorted = Float32Array.from(real, Math.abs).sort();
  const step = (sorted[Math.floor(sorted.length * 0.9995)] ?? 1) / LARGEST_STEP;
  const rows = model.buckets.map((bucket, place) => ({
    bucket,
    row: Array.from(real.subarray(place * model.classes, (place + 1) * model.classes), (weight, of) => ({
      of,
      steps: Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, Math.round(weight / step))),
    })).filter(({ steps }) => steps !== 0),
  }));
  const filled = rows.filter(({ row }) => row.length > 0);
  return {
    step: Number(step.toPrecision(6)),
    bias: Array.from(model.bias, (one) => Number(one.toFixed(4))),
    buckets: filled.map(({ bucket }) => bucket),
    rows: filled.map(({ row }) => row),
  };
}

function shuffle(order: number[], draw: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** Numbers from 0 to 1 that follow from the seed (mulberry32). */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
