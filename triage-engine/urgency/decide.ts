// The urgency: never below a red flag's floor, above it by expected cost, and self-care only where it is earned.
import type { RaisedFlag, Urgency } from '../answer.ts';
import type { Stated } from '../findings/from-text.ts';
import { raisesAt } from '../flags/raise-flags.ts';
import { type Ranked, type Scored, scorerOf } from '../ranking/rank.ts';
import { URGENCY } from '../ranking/tuning.ts';
import type { Understanding } from '../understand.ts';
import { expectedLevel } from './expected-level.ts';
import { levelOf } from './level-of.ts';
import { selfCareGate } from './self-care-gate.ts';
import { urgencyShares } from './urgency-shares.ts';

export type Decision = { urgency: Urgency; floor: Urgency; expected: Urgency; isSelfCareHeldBack: boolean };

export function decideUrgency(
  understood: Understanding,
  ranked: readonly Ranked[],
  flags: readonly RaisedFlag[],
  asked: Urgency = 1,
): Decision {
  const floor = Math.max(asked, ...flags.map(({ urgency }) => urgency)) as Urgency;
  let expected = weighed(understood, ranked, floor);
  // More than one above the floor it can not become.
  if ((floor === 3 || floor === 4) && expected <= floor)
    expected = Math.max(expected, withoutFlagged(understood, flags, floor)) as Urgency;
  const home = floor === 1 && expected <= 3 ? selfCareGate(understood, ranked) : undefined;
  if (home?.isHarmless) expected = 1;
  const isSelfCareHeldBack = expected === 1 && home?.isAllowed === false;
  if (isSelfCareHeldBack) expected = 2;
  return { urgency: Math.max(floor, expected) as Urgency, floor, expected, isSelfCareHeldBack };
}

/** The level of least cost; an ambulance where a flag sends to hospital and what kills within hours is likely. */
function weighed({ stated, attributes }: Understanding, ranked: readonly Scored[], floor: Urgency): Urgency {
  if (floor !== 4) return expectedLevel(ranked, stated, attributes.painScore);
  return deadlyShare(ranked, stated) >= URGENCY.mortal ? 5 : 4;
}

function deadlyShare(ranked: readonly Scored[], stated: ReadonlyMap<string, Stated>): number {
  const shares = urgencyShares(ranked);
  let sum = 0;
  for (let index = 0; index < ranked.length; index++) {
    const one = ranked[index];
    if (one && levelOf(one.condition, stated) === 5) sum += shares[index] ?? 0;
  }
  return sum;
}

/** Enough for any flag of up to three findings beside another; more would only take time. */
const MAX_LEFT_OUT = 8;

/** A flag that is added must not lower what was there before: so it is asked what there was without its findings. */
function withoutFlagged(understood: Understanding, flags: readonly RaisedFlag[], floor: Urgency): Urgency {
  // Where the floor is 4 only a second flag can have brought something new.
  if (floor === 4 && flags.length < 2) return 1;
  let highest: Urgency = 1;
  const scoresOf = scorerOf(understood);
  for (const left of leavingOut(flags.slice(0, 4))) {
    // With all that the same words said: the wider findings they imply, and others they name.
    const words = left.flatMap((id) => understood.stated.get(id)?.words || []);
    const isSaidThere = (told: string) => told !== '' && words.some((one) => one.includes(told));
    const stated = new Map(
      [...understood.stated].filter(([id, told]) => !left.includes(id) && !isSaidThere(told.words)),
    );
    if (![...stated.values()].some(({ state }) => state === 'present')) continue;
    const before = { ...understood, stated };
    // Below a floor of 4 no ambulance is called by likelihood: what was there then is no more than the floor now.
    if (floor === 4 && !raisesAt(4, before)) continue;
    const level = weighed(before, scoresOf(stated).scored, floor);
    if (level > highest) highest = level;
    if (highest > floor) break;
  }
  return highest;
}

/** All findings of a flag, and each alone; none twice. */
function leavingOut(flags: readonly RaisedFlag[]): string[][] {
  const wholes = flags.map(({ findings }) => findings).filter(({ length }) => length > 0);
  const all = [...wholes, ...wholes.flatMap((findings) => (findings.length > 1 ? findings.map((one) => [one]) : []))];
  return [...new Map(all.map((left) => [[...left].sort().join(' '), left])).values()].slice(0, MAX_LEFT_OUT);
}
