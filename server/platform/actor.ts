import type { AccessPart, Role } from '#contract/endpoint.ts';

/** Who makes a call: a person with a session, a visitor without one, or the system itself. */
export type Caller = {
  accountId: string | null;
  role: Role | 'visitor' | 'system';
  sessionId: string | null;
  requestId: string | null;
  /**
   * The patient whom a patient's account calls for: its own, or someone whom it may act for. Set from the session, then by
   * http/act-for.ts. Everything that belongs to a patient is compared with this, never with the account.
   */
  patientId?: string | null;
  /** Set while the patient is someone else. */
  acting?: Acting;
  /** Nobody of the clinic has seen yet whose account it is: it may be in the hands of someone who acts for the patient. */
  isHeld?: boolean;
};

/** As what someone acts for another person: the audit trail names it beside every act. */
export type Acting = {
  accessId: string;
  parts: readonly AccessPart[];
  relation: 'guardian' | 'helper';
  /** What does not exist for them: all that is confidential, or only what a doctor or the patient marked. Null: they see it. */
  withholds: 'all' | 'marked' | null;
};

/** A person with a session. */
export type Actor = Caller & {
  accountId: string;
  role: Role;
  sessionId: string;
  /** The last day on which the licence holds, where one is known. */
  licenceEndsOn?: string | null;
  /** Until then they need not prove again who they are. */
  provenUntil?: Date | null;
};

export const isLoggedIn = (caller: Caller): caller is Actor => caller.accountId !== null && caller.sessionId !== null;

/** Whether a row belongs to the patient whom this call is for. */
export const isFor = ({ role, patientId }: Caller, { patient_id }: { patient_id: string }): boolean =>
  role === 'patient' && patientId === patient_id;

/** Somebody else than the patient calls, for them. */
export const isByOther = ({ acting }: Caller): boolean => acting !== undefined;

export const visitor = (requestId: string | null): Caller => ({
  accountId: null,
  role: 'visitor',
  sessionId: null,
  requestId,
});

export const SYSTEM: Caller = { accountId: null, role: 'system', sessionId: null, requestId: null };
