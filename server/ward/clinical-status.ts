// How an inpatient stands at a moment: status, why, and when the next set is due.
import { MINUTE_MS } from '#contract/durations.ts';
import type { InpatientStatus } from '#contract/ward/inpatients.ts';
import { news2Status, nextObservationMinutes } from '#contract/ward/news2.ts';
import { NOT_SCORED_BECAUSE, type NotScored, type WardStatus } from '#contract/ward/news2-words.ts';

/** The first set, and the rest of one that is not complete, are due at once. */
const AT_ONCE = { dueAfterMinutes: 0, intervalMinutes: 60 };
/** Patients without a NEWS2 get the interval of a low score. */
const WITHOUT_SCORE = { dueAfterMinutes: 240, intervalMinutes: 240 };

export type ObservedSet = {
  at: Date;
  score: number | null;
  notScored: NotScored | null;
  hasThree: boolean;
  /** Judged as an adult's because nobody knows the age. */
  isAgeUnknown: boolean;
};
/** What a nurse said about someone without a score. */
export type NurseStatus = { status: WardStatus; at: Date; by: string };

type Facts = {
  admittedAt: Date;
  /** Newest first, without those entered in error. */
  sets: readonly ObservedSet[];
  nurseStatus: NurseStatus | null;
};

export type ClinicalStatus = {
  status: InpatientStatus;
  because: string;
  /** Index of the set whose score counts; null: not scored. */
  scored: number | null;
  notScored: NotScored | null;
  nextDue: Date;
  isContinuous: boolean;
  isLate: boolean;
  isAgeUnknown: boolean;
};

export function clinicalStatusOf(facts: Facts, now: Date): ClinicalStatus {
  const [newest] = facts.sets;
  // Partial sets leave the last score standing; whoever is no longer meant for NEWS2 has none.
  const isMeant = !newest?.notScored || newest.notScored === 'partial';
  const index = isMeant ? facts.sets.findIndex(({ score }) => score !== null) : -1;
  const calm = index >= 0 ? withScore(facts, index) : withoutScore(facts);
  return whenLate(calm, now);
}

type Calm = Omit<ClinicalStatus, 'isLate'> & { intervalMinutes: number };

function withScore({ sets }: Facts, index: number): Calm {
  const set = sets[index];
  if (!set || set.score === null) throw new Error('This set has no score.');
  const { score, hasThree, isAgeUnknown } = set;
  const intervalMinutes = nextObservationMinutes(score, hasThree);
  const calm: Calm = {
    status: news2Status(score, hasThree),
    because: score < 5 && hasThree ? `NEWS2 is ${score}, with a single reading of 3` : `NEWS2 is ${score}`,
    scored: index,
    notScored: null,
    nextDue: after(set.at, intervalMinutes),
    isContinuous: score >= 7,
    intervalMinutes,
    isAgeUnknown,
  };
  const partial = sets.slice(0, index).find((each) => each.hasThree);
  if (!partial) return calm;
  return {
    ...calm,
    ...(calm.status === 'stable' ? { status: 'attention', because: A_THREE } : {}),
    nextDue: new Date(Math.min(partial.at.getTime(), calm.nextDue.getTime())),
  };
}

const A_THREE = 'A single reading of 3: complete the set';

function withoutScore({ admittedAt, sets, nurseStatus }: Facts): Calm {
  const [newest] = sets;
  const lastScored = sets.find(({ score }) => score !== null);
  const isPartial = newest?.notScored === 'partial';
  // A reading of 3 does not count for patients whom NEWS2 is not meant for.
  const three = isPartial ? sets.find(({ notScored, hasThree }) => notScored === 'partial' && hasThree) : undefined;
  const said = nurseStatus && (!lastScored || nurseStatus.at > lastScored.at) ? nurseStatus : null;
  const rhythm = !newest || isPartial ? AT_ONCE : WITHOUT_SCORE;
  const calm = {
    scored: null,
    notScored: newest?.notScored ?? 'partial',
    nextDue: after(newest?.at ?? admittedAt, rhythm.dueAfterMinutes),
    isContinuous: false,
    isAgeUnknown: newest?.isAgeUnknown ?? false,
    intervalMinutes: rhythm.intervalMinutes,
  };
  if (three && (!said || (three.at > said.at && said.status === 'stable'))) {
    return { ...calm, status: 'attention', because: A_THREE };
  }
  if (said) return { ...calm, status: said.status, because: `Set by ${said.by}` };
  const because = newest?.notScored ? NOT_SCORED_BECAUSE[newest.notScored] : 'Not scored: no set yet.';
  return { ...calm, status: 'not-scored', because };
}

/** Late by its whole interval, the last set says nothing reassuring any more. */
function whenLate({ intervalMinutes, ...calm }: Calm, now: Date): ClinicalStatus {
  const isLate = now > calm.nextDue;
  const isTooLate = now >= after(calm.nextDue, intervalMinutes);
  if (!isTooLate || calm.status === 'attention' || calm.status === 'critical') return { ...calm, isLate };
  return { ...calm, isLate, status: 'attention', because: 'The observation is late' };
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** Lower needs someone sooner. */
export const RANK: Record<InpatientStatus, number> = { critical: 0, attention: 1, 'not-scored': 2, stable: 3 };

type Ranked = Pick<ClinicalStatus, 'status' | 'nextDue'> & { score: number | null };

/** Sorts by need: by status, then the higher score, then what is due earlier. */
export function byUrgency(one: Ranked, other: Ranked): number {
  return (
    RANK[one.status] - RANK[other.status] ||
    (other.score ?? -1) - (one.score ?? -1) ||
    one.nextDue.getTime() - other.nextDue.getTime()
  );
}
