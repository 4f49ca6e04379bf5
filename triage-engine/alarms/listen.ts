// The second reader. It knows no findings and no rules, only which runs of letters people in danger have used, and which
// people who were not. What it hears can raise or ask, never lower.
import { CRISIS_DANGERS, DANGER_IDS, type DangerId } from '#contract/triage/dangers.ts';
import { type ReadyWeights, unpackWeights } from './pack-weights.ts';
import { nothingKnown } from './read-features.ts';
import { sentencesOf } from './sentences-of.ts';
import { type Weighed, weigh } from './weigh.ts';
import { PACKED_WEIGHTS } from './weights.generated.ts';

/** `certainty` from 0 to 1 that there is a danger and that it is this one, or near; `words`: where it was heard. */
export type Heard = { danger: DangerId; certainty: number; words: string };

/** The danger that was told is among so many. */
const MOST = 3;
/** What has less than this share of the best is not meant; nobody is asked on a slight guess whether they want to die. */
const NEAR = 0.06;
const NEAR_CRISIS = 0.2;
/** The whole tells who and when, the loudest sentence what: both count. */
const LOUDEST = 0.4;
/** Less is silence. */
const SILENCE = 0.05;
/** So much of the certainty is that there is a danger at all; the rest is that it is this one. */
const ANY = 0.8;

let ready: ReadyWeights | undefined;

export function listen(text: string, weights = readyWeights(), known = nothingKnown()): Heard[] {
  const whole = { ...weigh(text, weights, known), words: text.trim() };
  const parts = sentencesOf(text).map((words) => ({ ...weigh(words, weights, known), words }));
  const loudest = parts.reduce((best, one) => (one.odds > best.odds ? one : best), whole);
  const chance = chanceOf((1 - LOUDEST) * whole.odds + LOUDEST * loudest.odds);
  if (chance < SILENCE) return [];
  const shares = sharesOf([whole, ...parts]);
  const best = Math.max(...shares);
  return DANGER_IDS.map((danger, of) => ({ danger, share: shares[of] ?? 0 }))
    .filter(({ danger, share }) => share >= (CRISIS_DANGERS.includes(danger) ? NEAR_CRISIS : NEAR) * best)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST)
    .map(({ danger, share }) => ({ danger, certainty: chance * (ANY + (1 - ANY) * share), words: loudest.words }));
}

const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** By danger: where it is loudest, in the whole or in a sentence that is heard. Together 1. */
function sharesOf(read: readonly Weighed[]): number[] {
  const loudest = DANGER_IDS.map((_, of) =>
    Math.max(...read.map(({ odds, shares }, index) => (shares[of] ?? 0) * (index === 0 ? 1 : chanceOf(odds)))),
  );
  const sum = loudest.reduce((total, one) => total + one, 0);
  return loudest.map((one) => one / sum);
}

export const readyWeights = () => (ready ??= unpackWeights(PACKED_WEIGHTS));
