import type { Actor } from '../platform/actor.ts';

/** Nobody judges what they did themselves, also after they became an administrator. */
export const mayJudgeGlass = (actor: Actor, glass: { clinician_id: string }): boolean =>
  glass.clinician_id !== actor.accountId;

/** Nor what an account did that they opened, enabled or changed, as long as somebody without a hand in it can. */
export const isFreeToJudge = (actor: Actor, free: readonly string[]): boolean =>
  free.length === 0 || free.includes(actor.accountId);

type Reset = {
  account_id: string;
  asked_by: string;
  approved_by: string | null;
  done_at: Date | null;
  stopped_at: Date | null;
};

const isOpen = ({ done_at, stopped_at }: Reset): boolean => done_at === null && stopped_at === null;

/** One's own factor is reset by others: who holds a stolen session must not take it off. */
export const mayAskForReset = (actor: Actor, accountId: string): boolean => accountId !== actor.accountId;

/** The second yes comes from a second person. */
export const mayApproveReset = (actor: Actor, reset: Reset): boolean =>
  actor.role === 'admin' &&
  isOpen(reset) &&
  reset.approved_by === null &&
  reset.asked_by !== actor.accountId &&
  reset.account_id !== actor.accountId;

/** The person whom it is about may stop it, and so may every administrator. */
export const maySeeReset = (actor: Actor, reset: Pick<Reset, 'account_id'>): boolean =>
  actor.role === 'admin' || reset.account_id === actor.accountId;

export const mayStopReset = (actor: Actor, reset: Reset): boolean => maySeeReset(actor, reset) && isOpen(reset);

/** Agreed to by somebody who had no hand in the account of whoever asked. */
const isSecondPerson = (actor: Actor, free: readonly string[]): boolean => free.includes(actor.accountId);

export const allowedWithReset = (actor: Actor, reset: Reset, free: readonly string[] = []) => ({
  can: {
    approve: mayApproveReset(actor, reset) && isSecondPerson(actor, free),
    stop: mayStopReset(actor, reset),
  },
});

type Erasure = { asked_by: string; approved_by: string | null; done_at: Date | null; stopped_at: Date | null };

const isErasureOpen = ({ done_at, stopped_at }: Erasure): boolean => done_at === null && stopped_at === null;

/** The second yes comes from a second person. */
export const mayApproveErasure = (actor: Actor, erasure: Erasure): boolean =>
  isErasureOpen(erasure) && erasure.approved_by === null && erasure.asked_by !== actor.accountId;

/** What cannot be taken back is stopped by any administrator. */
export const mayStopErasure = isErasureOpen;

export const allowedWithErasure = (actor: Actor, erasure: Erasure, free: readonly string[] = []) => ({
  can: {
    approve: mayApproveErasure(actor, erasure) && isSecondPerson(actor, free),
    stop: mayStopErasure(erasure),
  },
});

type Export = { asked_by: string; approved_by: string | null };

/** The second yes comes from a second person. */
export const mayApproveExport = (actor: Actor, asked: Export): boolean => asked.asked_by !== actor.accountId;

/** A file goes to whoever asked for it. */
export const mayTakeExport = (actor: Actor, asked: Export): boolean => asked.asked_by === actor.accountId;

/** Every administrator may keep a file from leaving. */
export const allowedWithExport = (
  actor: Actor,
  asked: Export,
  state: 'waiting' | 'ready' | 'over' | 'stopped',
  free: readonly string[] = [],
) => ({
  can: {
    approve: state === 'waiting' && mayApproveExport(actor, asked) && isSecondPerson(actor, free),
    take: state === 'ready' && mayTakeExport(actor, asked),
    stop: state === 'waiting' || state === 'ready',
  },
});

type Glass = { clinician_id: string; verdict: string | null };

export const allowedWithGlass = (actor: Actor, glass: Glass, free: readonly string[]) => ({
  can: { decide: glass.verdict === null && mayJudgeGlass(actor, glass) && isFreeToJudge(actor, free) },
});
