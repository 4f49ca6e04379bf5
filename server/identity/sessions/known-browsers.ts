// A browser that has logged in before is known by a cookie. A tablet on a ward is shared, so it may be known as several
// people at once: the cookie holds one token for each, and each keeps their own counter of failures.
import type { Tx } from '#server/db/connect.ts';
import type { Deps } from '#server/platform/deps.ts';
import { KNOWN_BROWSER_MS } from './session-limits.ts';
import { drawToken, hashToken } from './session-token.ts';
import { browsersByTokens, replaceBrowsers } from './store.ts';

const BETWEEN_TOKENS = '.';
const MAX_PEOPLE = 12;

export type KeptBrowser = { cookie: string; until: Date };

/** Returns the accounts that have logged in with this browser, the latest first. */
export async function findBrowsers({ db, clock }: Pick<Deps, 'db' | 'clock'>, cookie: string | null) {
  return browsersByTokens(db, tokensIn(cookie).map(hashToken), clock.now());
}

/** Remembers that this account has logged in with this browser, and the person if they asked for it. */
export async function keepBrowser(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  accountId: string,
  { browserCookie, remember }: { browserCookie: string | null; remember: boolean },
): Promise<KeptBrowser> {
  const until = new Date(clock.now().getTime() + KNOWN_BROWSER_MS);
  const token = drawToken();
  const known = await findBrowsers({ db: tx, clock }, browserCookie);
  const others = known.filter((browser) => browser.account_id !== accountId).slice(0, MAX_PEOPLE - 1);
  const over = known.filter((browser) => !others.includes(browser)).map(({ id }) => id);
  await replaceBrowsers(tx, over, {
    token_hash: hashToken(token),
    account_id: accountId,
    is_remembered: remember,
    expires_at: until,
  });
  const isKept = (one: string) => others.some((browser) => browser.token_hash.equals(hashToken(one)));
  return { cookie: [token, ...tokensIn(browserCookie).filter(isKept)].join(BETWEEN_TOKENS), until };
}

// Reads no more tokens than we would have set, whatever a browser sends.
const tokensIn = (cookie: string | null) => [...new Set(cookie?.split(BETWEEN_TOKENS).slice(0, MAX_PEOPLE))];
