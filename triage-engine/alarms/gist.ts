// What a text is as a whole, learnt from the sentences of the alarm reader: no complaint at all, a trifle, a complaint that can
// wait, or a danger. It takes nothing away that was told: where the lexicon rests on little, it says when to ask instead.
import { PACKED_GIST } from './gist-weights.generated.ts';
import { type ReadyWeights, unpackWeights } from './pack-weights.ts';
import { featuresOf, type Known, nothingKnown } from './read-features.ts';
import { shapeFeaturesOf } from './read-shape.ts';
import { sentencesOf } from './sentences-of.ts';
import { logitsFrom, sharesOf } from './weigh.ts';

export const GIST_KINDS = ['nothing', 'trifle', 'mild', 'grave'] as const;
export type GistKind = (typeof GIST_KINDS)[number];

/**
 * Chances from 0 to 1. `nothing`: that neither the whole nor any sentence of it complains of anything. `loudest`: that the sentence
 * which sounds most like a danger is one.
 */
export type Gist = Record<GistKind, number> & { loudest: number };

/** How far the whole counts, beside the sentence that sounds most like a complaint. */
const WHOLE = 2 / 3;

/** What it weighs: the words as the alarm reader sees them, and how the text is built. */
export const gistFeaturesOf = (text: string, known?: Known): readonly number[] => [
  ...new Set([...featuresOf(text, known), ...shapeFeaturesOf(text)]),
];

let ready: ReadyWeights | undefined;

export function gistOf(text: string, weights = readyGist(), known: Known = nothingKnown()): Gist {
  const read = (part: string): Record<GistKind, number> => {
    const { shares } = sharesOf(logitsFrom(gistFeaturesOf(part, known), weights));
    const [nothing = 0, trifle = 0, mild = 0, grave = 0] = shares;
    return { nothing, trifle, mild, grave };
  };
  const whole = read(text);
  // One sentence that complains is a complaint, whatever else is told; a short one alone may sound so.
  const parts = sentencesOf(text).map(read);
  const least = Math.min(whole.nothing, ...parts.map(({ nothing }) => nothing));
  const loudest = Math.max(whole.grave, ...parts.map(({ grave }) => grave));
  return { ...whole, nothing: whole.nothing ** WHOLE * least ** (1 - WHOLE), loudest };
}

export const readyGist = () => (ready ??= unpackWeights(PACKED_GIST));
