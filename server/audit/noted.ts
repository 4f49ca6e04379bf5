import type { Caller } from '../platform/actor.ts';

// A caller is made anew for every request, so this is what one request has noted so far.
const NOTED = new WeakMap<Caller, Set<string>>();

/** Remembers that this request has left an entry about this patient. */
export function markNoted(caller: Caller, patientId: string | null): void {
  if (!patientId) return;
  const known = NOTED.get(caller);
  if (known) known.add(patientId);
  else NOTED.set(caller, new Set([patientId]));
}

export const isNoted = (caller: Caller, patientId: string): boolean => NOTED.get(caller)?.has(patientId) ?? false;
