// How an inpatient stands at a moment: status, why, and when the next set is due.
import { MINUTE_MS } from '#contract/durations.ts';
import type { InpatientStatus } from '#contract/ward/inpatients.ts';
import { CRITICAL_SCORE, NEWS2_PARAMETERS, news2Status, nextObservationMinutes } from '#contract/ward/news2.ts';
import { NOT_SCORED_BECAUSE, type NotScored, type WardStatus } from '#contract/ward/news2-words.ts';
import { EMERGENCY, type OwnLimit } from './judging/own-limits.ts';

/** The first set, and the rest of one that is not complete, are due at once. */
const AT_ONCE = { dueAfterMinutes: 0, intervalMinutes: 60 };
/** Patients without a NEWS2 get the interval of a low score, and while a reading is past a limit of their own that of a higher one. */
const WITHOUT_SCORE_MINUTES = { calm: 240, lookAgain: 60, emergency: 15 };

export type ObservedSet = {
  at: Date;
  enteredAt: Date;
  score: number | null;
  /** Of a set that is not complete: the score is this or more. */
  atLeast: number | null;
  notScored: NotScored | null;
  hasThree: boolean;
  /** Judged as an adult's because nobody knows the age. */
  isAgeUnknown: boolean;
  /** Of someone whom NEWS2 is not meant for: each reading against limits of their own. */
  limits: readonly OwnLimit[];
};
/** What a nurse said about someone without a score. */
export type NurseStatus = { status: WardStatus; at: Date; atInWords: string; by: string };

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
  /** A newer set that is not complete and says more than the last score: attention or worse. */
  atLeast: { index: number; points: number } | null;
  /** Readings past limits of one's own that nobody has looked at since; the set that each came with. */
  past: readonly PastLimit[];
  notScored: NotScored | null;
  nextDue: Date;
  isContinuous: boolean;
  isLate: boolean;
  isAgeUnknown: boolean;
};

export type PastLimit = OwnLimit & { index: number };

export function clinicalStatusOf(facts: Facts, now: Date): ClinicalStatus {
  const [newest] = facts.sets;
  // Partial sets leave the last score standing; whoever is no longer meant for NEWS2 has none.
  const isMeant = !newest?.notScored || newest.notScored === 'partial';
  const index = isMeant ? facts.sets.findIndex(({ score }) => score !== null) : -1;
  const calm = !isMeant ? byOwnLimits(facts) : index >= 0 ? withScore(facts, index) : withoutScore(facts);
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
    ...{ atLeast: null, past: [] },
    notScored: null,
    nextDue: after(set.at, intervalMinutes),
    isContinuous: score >= 7,
    intervalMinutes,
    isAgeUnknown,
  };
  const alarming = alarmingPartial(sets.slice(0, index));
  if (!alarming) return calm;
  const nextDue = new Date(Math.min(alarming.at.getTime(), calm.nextDue.getTime()));
  if (alarming.points <= score) return { ...calm, ...(calm.status === 'stable' ? asPartial(alarming) : {}), nextDue };
  return { ...calm, ...worseOf(calm, asPartial(alarming)), nextDue };
}

const worseOf = <One extends { status: InpatientStatus }>(one: One, other: OfPartial): One | OfPartial =>
  RANK[other.status] <= RANK[one.status] ? other : one;

const A_THREE = 'A single reading of 3: complete the set';

type Alarming = { at: Date; index: number; points: number; status: WardStatus };
type OfPartial = ReturnType<typeof asPartial>;

/**
 * Of the sets that are not complete the one that says most; the newest of several. Null: none asks for attention. What somebody has
 * looked at since says nothing more, unless it is 7 or more whatever is missing.
 */
function alarmingPartial(sets: readonly ObservedSet[], lookedAt: Date | null = null): Alarming | null {
  const found = sets.flatMap(({ notScored, at, atLeast, hasThree }, index) => {
    if (notScored !== 'partial') return [];
    const points = atLeast ?? 0;
    const status = news2Status(points, hasThree);
    const isLookedAt = lookedAt !== null && at <= lookedAt && points < CRITICAL_SCORE;
    return status === 'stable' || isLookedAt ? [] : [{ at, index, points, status }];
  });
  return found.toSorted((one, other) => other.points - one.points)[0] ?? null;
}

/** What was measured alone is a lower bound of the score, and calls as that score does. */
function asPartial({ index, points, status }: Alarming) {
  const isCritical = status === 'critical';
  const says = { status, atLeast: points < 5 ? null : { index, points } };
  const because = points < 5 ? A_THREE : `The set is not complete: NEWS2 is at least ${points}`;
  return { ...says, because, ...(isCritical ? { isContinuous: true, intervalMinutes: 15 } : {}) };
}

function withoutScore({ admittedAt, sets, nurseStatus }: Facts): Calm {
  const [newest] = sets;
  const lastScored = sets.find(({ score }) => score !== null);
  const isPartial = newest?.notScored === 'partial';
  const said = nurseStatus && (!lastScored || nurseStatus.at > lastScored.at) ? nurseStatus : null;
  const alarming = isPartial ? alarmingPartial(sets, said?.at) : null;
  const calm = {
    scored: null,
    ...{ atLeast: null, past: [] },
    notScored: newest?.notScored ?? 'partial',
    nextDue: after(newest?.at ?? admittedAt, AT_ONCE.dueAfterMinutes),
    isContinuous: false,
    isAgeUnknown: newest?.isAgeUnknown ?? false,
    intervalMinutes: AT_ONCE.intervalMinutes,
  };
  if (alarming && (alarming.points >= CRITICAL_SCORE || !said || said.status === 'stable'))
    return { ...calm, ...asPartial(alarming) };
  if (said) return { ...calm, status: said.status, because: `Set by ${said.by}` };
  const because = newest?.notScored ? NOT_SCORED_BECAUSE[newest.notScored] : 'Not scored: no set yet.';
  return { ...calm, status: 'not-scored', because };
}

/** A child or a pregnancy: what a nurse said counts until a newer reading is further past a limit than what it was said about. */
function byOwnLimits({ sets, nurseStatus: said }: Facts): Calm {
  const [newest] = sets;
  if (!newest?.notScored) throw new Error('This patient is not beyond NEWS2.');
  const past = pastSince(sets, said);
  const gravest = Math.max(0, ...past.map(({ urgency }) => urgency));
  const isEmergency = gravest >= EMERGENCY;
  const { calm, lookAgain, emergency } = WITHOUT_SCORE_MINUTES;
  const intervalMinutes = isEmergency ? emergency : gravest > 0 ? lookAgain : calm;
  const isBefore = said !== null && newest.enteredAt > said.at;
  const words = past.map((each) => each.words).join(', ');
  const status = isEmergency || (past.length > 0 && said?.status === 'critical') ? 'critical' : 'attention';
  const rest = {
    ...{ scored: null, atLeast: null, past, notScored: newest.notScored, isAgeUnknown: newest.isAgeUnknown },
    ...{ nextDue: after(newest.at, intervalMinutes), isContinuous: isEmergency, intervalMinutes },
  };
  if (past.length === 0 && !said)
    return { ...rest, status: 'not-scored', because: NOT_SCORED_BECAUSE[newest.notScored] };
  if (past.length === 0 && said)
    return {
      ...rest,
      status: said.status,
      because: `Set by ${said.by}${isBefore ? ` at ${said.atInWords}, ${BEFORE}` : ''}`,
    };
  const asks = isEmergency ? 'Look now' : 'To look at';
  const was = said
    ? `${SAID[said.status]}, said at ${said.atInWords} by ${said.by}, ${BEFORE}. Look again: `
    : `${asks}: `;
  return { ...rest, status, because: `${was}${words}` };
}

const BEFORE = 'before the newest vitals';
const SAID: Record<WardStatus, string> = { stable: 'Stable', attention: 'Attention', critical: 'Critical' };

/**
 * The newest reading of each parameter, where it is further past its limit than the one that was known when somebody last looked. One
 * that was within its limits in between begins anew.
 */
function pastSince(sets: readonly ObservedSet[], said: NurseStatus | null): PastLimit[] {
  return NEWS2_PARAMETERS.flatMap((parameter) => {
    const measured = sets.flatMap(({ limits, enteredAt }, index) =>
      limits.filter((limit) => limit.parameter === parameter).map((limit) => ({ ...limit, enteredAt, index })),
    );
    const [newest] = measured;
    if (!newest || newest.urgency === 0) return [];
    const known = said ? measured.findIndex(({ enteredAt }) => enteredAt <= said.at) : -1;
    const wasWithin = measured.slice(0, Math.max(known, 0)).some(({ urgency }) => urgency === 0);
    const before = wasWithin ? 0 : (measured[known]?.urgency ?? 0);
    return newest.urgency > before ? [newest] : [];
  });
}

/** Late by its whole interval, the last set says nothing reassuring any more. */
function whenLate({ intervalMinutes, ...calm }: Calm, now: Date): ClinicalStatus {
  const isLate = now > calm.nextDue;
  const isTooLate = now >= after(calm.nextDue, intervalMinutes);
  if (!isTooLate || calm.status === 'attention' || calm.status === 'critical') return { ...calm, isLate };
  return { ...calm, isLate, status: 'attention', because: 'The observation is late' };
}

const after = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);

/** No nurse's word stands against it. */
export const isScored = ({ scored, atLeast }: Pick<ClinicalStatus, 'scored' | 'atLeast'>): boolean =>
  scored !== null || (atLeast !== null && atLeast.points >= CRITICAL_SCORE);

/** Lower needs someone sooner. */
export const RANK: Record<InpatientStatus, number> = { critical: 0, attention: 1, 'not-scored': 2, stable: 3 };

type Ranked = Pick<ClinicalStatus, 'status' | 'nextDue'> & {
  score: number | null;
  atLeast?: ClinicalStatus['atLeast'];
};

const weightOf = ({ score, atLeast }: Ranked) => atLeast?.points ?? score ?? -1;

/** Sorts by need: by status, then the higher score, then what is due earlier. */
export function byUrgency(one: Ranked, other: Ranked): number {
  return (
    RANK[one.status] - RANK[other.status] ||
    weightOf(other) - weightOf(one) ||
    one.nextDue.getTime() - other.nextDue.getTime()
  );
}
