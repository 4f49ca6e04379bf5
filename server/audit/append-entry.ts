import type { Tx } from '../db/connect.ts';
import type { Caller } from '../platform/actor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Action } from './actions.ts';
import { markAudited } from './audited-in-request.ts';
import { insertEntry, type NewEntry } from './store.ts';

export type About = {
  /** The kind of thing: 'account', 'application', 'chart'. */
  subject?: string;
  subjectId?: string;
  patientId?: string;
  details?: Details;
};

/** Codes and figures; lists hold ids only. */
export type Details = Record<string, string | number | boolean | null | readonly string[]>;

// The trail outlives corrections and erasures, so it holds codes and ids only: no name, e-mail address, PUD or free
// text. Spaces, @ and letters beyond ASCII do not get through; a PUD is known by its prefix.
const CODE = /^(?!pud-)[a-z0-9_.:-]{0,60}$/i;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Records what happened in the transaction in which it happened: neither is ever kept without the other. */
export async function appendEntry(
  tx: Tx,
  clock: Clock,
  caller: Caller,
  action: Action,
  about: About = {},
): Promise<void> {
  const entry = makeEntry(clock, caller, action, about);
  await insertEntry(tx, entry);
  markAudited(caller, entry.patient_id);
}

/** Builds the entry. Throws when a detail may not enter the trail: that is a bug of ours. */
export function makeEntry(clock: Clock, caller: Caller, action: Action, about: About): NewEntry {
  const { subject = null, subjectId = null, patientId = null } = about;
  const details = { ...about.details, ...actedAs(caller) };
  for (const [name, value] of [...Object.entries(details), ['subject', subject], ['subjectId', subjectId]] as const) {
    if (!isPlainDetail(name, value)) throw new TypeError(`The detail ${name} of ${action} may not enter the trail.`);
  }
  return {
    at: clock.now(),
    actor_id: caller.accountId,
    actor_role: caller.role,
    action,
    subject,
    subject_id: subjectId,
    // Whatever is done for someone else is about that person.
    patient_id: patientId ?? (caller.acting ? (caller.patientId ?? null) : null),
    details,
    request_id: caller.requestId,
  };
}

/** Both stand in every entry: who did it, and as what for the patient. */
const actedAs = ({ acting }: Caller): Details =>
  acting ? { acting_as: acting.relation, access: acting.accessId } : {};

function isPlainDetail(name: string, value: unknown): boolean {
  if (!CODE.test(name)) return false;
  if (typeof value === 'string') return CODE.test(value);
  if (Array.isArray(value)) return value.every((one) => typeof one === 'string' && ID.test(one));
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'boolean' || value === null;
}
