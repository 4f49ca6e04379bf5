import type { Tx } from '../db/connect.ts';
import type { Deps } from '../platform/deps.ts';
import { KNOWN_BROWSER_MS } from './session-limits.ts';
import { drawToken, hashToken } from './session-token.ts';
import { replaceBrowser } from './store.ts';

export type KeptBrowser = { token: string; until: Date };

/** From now on this browser is known to have logged in as this account, and remembers the person if asked to. */
export async function keepBrowser(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  accountId: string,
  { browserToken, remember }: { browserToken: string | null; remember: boolean },
): Promise<KeptBrowser> {
  const until = new Date(clock.now().getTime() + KNOWN_BROWSER_MS);
  const token = drawToken();
  await replaceBrowser(tx, browserToken ? hashToken(browserToken) : null, {
    token_hash: hashToken(token),
    account_id: accountId,
    is_remembered: remember,
    expires_at: until,
  });
  return { token, until };
}
