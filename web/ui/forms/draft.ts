// What was typed, kept for a reload of this tab. Never a password; logging out clears all of it, and so does another account.
import { CHOSEN_HERE_KEY } from '#web/language/start-language.ts';

const OWNER = 'nadi-account';
let isOfAnother = false;

/**
 * Notes whose tab it is. True where it was somebody else's, whose session ran out or was ended elsewhere: what they typed is gone
 * from the tab, and the caller loads the document anew, which may hold more of it.
 */
export function takeTab(accountId: string): boolean {
  try {
    const owner = sessionStorage.getItem(OWNER);
    if (owner === accountId) return false;
    if (owner !== null) emptyTab();
    sessionStorage.setItem(OWNER, accountId);
    isOfAnother = owner !== null;
    return isOfAnother;
  } catch {
    // Storage may be forbidden; then nothing was kept either.
    return false;
  }
}

/** The language was chosen on the way in, by whoever comes. */
function emptyTab() {
  const language = sessionStorage.getItem(CHOSEN_HERE_KEY);
  sessionStorage.clear();
  if (language !== null) sessionStorage.setItem(CHOSEN_HERE_KEY, language);
}

export function readDraft<Kept>(name: string): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<Kept>) : {};
  } catch {
    // Storage may be forbidden, or hold something that is not ours.
    return {};
  }
}

export function keepDraft(name: string, kept: object) {
  // A form that is still open keeps what it holds when the page goes.
  if (isOfAnother) return;
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Forbidden or full: the draft then lives as long as the page.
  }
}

export function dropDraft(name: string) {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept either.
  }
}
