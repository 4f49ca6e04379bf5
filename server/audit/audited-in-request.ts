import type { Caller } from '../platform/actor.ts';

// A caller is made anew for every request, so these are the patients about whom one request has left an entry.
const AUDITED = new WeakMap<Caller, Set<string>>();

/** Remembers that this request has left an entry about this patient. */
export function markAudited(caller: Caller, patientId: string | null): void {
  if (!patientId) return;
  const known = AUDITED.get(caller);
  if (known) known.add(patientId);
  else AUDITED.set(caller, new Set([patientId]));
}

export const isAudited = (caller: Caller, patientId: string): boolean => AUDITED.get(caller)?.has(patientId) ?? false;
