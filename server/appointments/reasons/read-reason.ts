import { setTimeout as pause } from 'node:timers/promises';
import type { CheckedText } from '#contract/triage/danger-in-message.ts';
import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { ReasonRead } from './reason-cells.ts';

export type CheckText = (deps: Deps, caller: Caller, text: string, address: string | null) => Promise<CheckedText>;

/** Somebody else may want the same time: nobody waits longer with it for the engine, which reads the reason afterwards then. */
const AT_MOST_MS = 3_000;

export async function readReason(
  deps: Deps,
  caller: Caller,
  reason: string | undefined,
  address: string | null,
  checkText: CheckText,
  atMostMs = AT_MOST_MS,
): Promise<ReasonRead> {
  if (!reason) return 'none';
  const isRead = new AbortController();
  const tooLong = pause(atMostMs, 'not-checked' as const, { signal: isRead.signal }).catch(
    () => 'not-checked' as const,
  );
  const read = await Promise.race([checkText(deps, caller, reason, address), tooLong]).finally(() => isRead.abort());
  return asRead(read);
}

export function asRead(read: CheckedText): ReasonRead {
  if (read === 'not-checked') return 'not-read';
  if (read === null) return 'none';
  return read.isCrisis ? 'crisis' : 'danger';
}
