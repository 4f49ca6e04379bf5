// The copy on the phone goes when the session in which it was made was ended: by a logout elsewhere, with the account, or with a new
// password. A session that only ran out leaves it.
import { mayCopyStay } from '#contract/identity.ts';
import { call } from './api.ts';
import { onServerBack } from './connection.ts';
import { copySession, forgetCopy, forgetOldCopy } from './phone-copy.ts';

/** Asked whenever a page of ours begins, and when the server can be reached again. */
export function watchCopy() {
  forgetOldCopy();
  void forgetEndedCopy();
  onServerBack(() => void forgetEndedCopy());
}

/** Without a connection it stays for now: nobody can say. */
export async function forgetEndedCopy(): Promise<void> {
  const session = copySession();
  if (session === null) return;
  const mayStay =
    session !== '' && (await call(mayCopyStay, { query: { session } }).catch(() => ({ mayStay: true }))).mayStay;
  // Logged in anew meanwhile: then the answer was about another session.
  if (!mayStay && copySession() === session) await forgetCopy();
}
