import type { Caller } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addToCount, networkKey, startOfWindow } from '#server/platform/rate-counter.ts';

export type WhoPays = { caller: Caller /** Null for what the server does by itself. */; address: string | null };

/** Counts a call before it is made, per account and per address; false when either has had its share of this hour. */
export async function countCall(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'seal'>,
  { caller, address }: WhoPays,
): Promise<boolean> {
  const { 'ai-account': perAccount, 'ai-address': perAddress } = deps.config.limits;
  const counted = [
    ...(caller.accountId ? [{ key: `ai-account:${caller.accountId}`, allowance: perAccount }] : []),
    ...(address ? [{ key: `ai-address:${networkKey(deps, address)}`, allowance: perAddress }] : []),
  ];
  for (const { key, allowance } of counted) {
    const windowStart = startOfWindow(deps.clock.now(), allowance);
    if ((await addToCount(deps, key, windowStart, 1)) > allowance.most) return false;
  }
  return true;
}
