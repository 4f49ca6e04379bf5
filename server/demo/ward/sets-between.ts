// A script tells the turns of a stay; the nurses came by in between as often as the score asked for.
import { nextObservationMinutes, scoreNews2 } from '#contract/ward/news2.ts';
import type { ScriptedSet } from './ward-scripts.ts';

const ADULT = { scale: 1, ageYears: 50, isPregnant: false } as const;
/** At night nobody is woken every hour for the demo's sake. */
const LEAST_MINUTES = 120;
const MAX_MINUTES = 360;

export function withSetsBetween(sets: readonly ScriptedSet[]): ScriptedSet[] {
  return sets.flatMap((set, index) => {
    const next = sets[index + 1];
    return next ? [set, ...between(set, next)] : [set];
  });
}

function between(first: ScriptedSet, last: ScriptedSet): ScriptedSet[] {
  const span = first[0] - last[0];
  const count = Math.max(0, Math.round(span / rhythmAfter(first)) - 1);
  return Array.from({ length: count }, (_, n) => onTheWay(first, last, (n + 1) / (count + 1), n));
}

function rhythmAfter([, respiration, saturation, litres, systolic, , pulse, consciousness, temperature]: ScriptedSet) {
  const oxygen = { oxygenSaturation: saturation, isOnOxygen: litres > 0 };
  const { score, hasThree } = scoreNews2(
    { respiration, ...oxygen, systolic, pulse, consciousness, temperature },
    ADULT,
  );
  return Math.min(Math.max(nextObservationMinutes(score ?? 0, hasThree), LEAST_MINUTES), MAX_MINUTES);
}

/** Oxygen and consciousness change with the turns only; the rest drifts, a little unevenly. */
function onTheWay(first: ScriptedSet, last: ScriptedSet, share: number, turn: number): ScriptedSet {
  const drift = (from: number, to: number, unrest: number) =>
    Math.round(from + (to - from) * share + (turn % 2 ? unrest : -unrest) / 2);
  return [
    Math.round(first[0] + (last[0] - first[0]) * share) + (turn % 3) * 4,
    drift(first[1], last[1], 1),
    Math.min(100, drift(first[2], last[2], 0)),
    first[3],
    drift(first[4], last[4], 4),
    drift(first[5], last[5], 2),
    drift(first[6], last[6], 2),
    first[7],
    drift(first[8] * 10, last[8] * 10, 1) / 10,
  ];
}
