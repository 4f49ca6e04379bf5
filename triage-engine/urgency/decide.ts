// The urgency: never below a red flag's floor, above it by expected cost, and self-care only where it is earned.
import type { RaisedFlag, Urgency } from '../answer.ts';
import { type Ranked, rank } from '../ranking/rank.ts';
import { URGENCY } from '../ranking/tuning.ts';
import type { Understanding } from '../understand.ts';
import { expectedLevel } from './expected-level.ts';
import { isHarmlessPattern, maySelfCare } from './self-care-gate.ts';

export type Decision = { urgency: Urgency; floor: Urgency; expected: Urgency; isSelfCareHeldBack: boolean };

export function decideUrgency(
  understood: Understanding,
  ranked: readonly Ranked[],
  flags: readonly RaisedFlag[],
  asked: Urgency = 1,
): Decision {
  const floor = Math.max(asked, ...flags.map(({ urgency }) => urgency)) as Urgency;
  const painScore = understood.attributes.painScore;
  let expected = expectedLevel(ranked, understood.stated, painScore);
  if (floor === 3 && expected < 4) expected = Math.max(expected, withoutFlagged(understood, flags)) as Urgency;
  if (floor === 1 && expected <= URGENCY.harmlessUpTo && isHarmlessPattern(understood, ranked)) expected = 1;
  const isSelfCareHeldBack = expected === 1 && floor === 1 && !maySelfCare(understood, ranked);
  if (isSelfCareHeldBack) expected = 2;
  return { urgency: Math.max(floor, expected) as Urgency, floor, expected, isSelfCareHeldBack };
}

/** A flag that is added must not lower what was there before: so it is asked what there was without its findings. */
function withoutFlagged(understood: Understanding, flags: readonly RaisedFlag[]): Urgency {
  let highest: Urgency = 1;
  for (const { findings } of flags.slice(0, 4)) {
    for (const left of leavingOut(findings)) {
      const stated = new Map([...understood.stated].filter(([id]) => !left.includes(id)));
      if (![...stated.values()].some(({ state }) => state === 'present')) continue;
      const level = expectedLevel(rank({ ...understood, stated }), stated, understood.attributes.painScore);
      if (level > highest) highest = level;
    }
  }
  return highest;
}

const leavingOut = (findings: string[]): string[][] => [
  ...findings.map((one) => [one]),
  ...(findings.length > 1 ? [findings] : []),
];
