import type { ScreenLink } from '#contract/screen-links.ts';
import type { Database } from '../db/connect.ts';
import { isRecordHeld } from './store.ts';

type Words = {
  kind: string;
  link?: string | null;
  code: string | null;
  said: unknown;
  title: string | null;
  text: string | null;
};

// About visits and the account itself, and a danger that must be acted on: what a held account may know.
const KINDS_IN_FULL = new Set([
  'appointment',
  'called-in',
  'account',
  'contact-changed',
  'email-approval',
  'alert',
  'danger',
]);
// The second is that of notices from before visits had a screen of their own.
const ABOUT_VISITS: readonly string[] = ['/book#appointments' satisfies ScreenLink, '/dashboard#appointments'];

const HELD = { code: 'record-held', said: {}, title: null, text: null } as const;

/** While nobody has confirmed who holds this account, notices from the record come without their words. */
export const findHeldWords = async (db: Database, accountId: string) => heldWords(await isRecordHeld(db, accountId));

export function heldWords(
  isHeld: boolean,
): <Notification extends Words>(news: Notification) => Notification | (Notification & typeof HELD) {
  if (!isHeld) return (news) => news;
  return (news) => {
    const isInFull = KINDS_IN_FULL.has(news.kind) || ABOUT_VISITS.includes(news.link ?? '');
    return isInFull ? news : { ...news, ...HELD };
  };
}
