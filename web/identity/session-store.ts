// Whether the page is covered, and why. Told by the server's answers, by the idle clock and by the other tabs.
import { useSyncExternalStore } from 'react';
import { onCallReport } from '../call-reports.ts';

export type Cover = 'none' | 'locked' | 'ended';
type TabMessage = 'locked' | 'unlocked' | 'logged-in' | 'logged-out';

let cover: Cover = 'none';
let accountId: string | null = null;
const listeners = new Set<() => void>();
// Without a window, where pages are made at build time, an open channel would keep the program running.
const channel =
  typeof window === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? undefined
    : new BroadcastChannel('nadi-session');

export const useCover = () => useSyncExternalStore(onCover, () => cover);
export const currentCover = () => cover;

export function onCover(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** From here on "not signed in" means that this person's session is over. */
export function rememberAccount(id: string | null) {
  accountId = id;
}

export const isAnotherPerson = (id: string) => accountId !== null && accountId !== id;

export function setCover(next: Cover) {
  if (next === cover) return;
  cover = next;
  for (const listener of listeners) listener();
}

/** The server knows nobody here: whoever was inside keeps the page beneath a cover. */
export function coverIfEnded() {
  if (accountId !== null) setCover('ended');
}

export const notifyOtherTabs = (news: TabMessage) => channel?.postMessage(news);

export function onOtherTabs(listener: (news: TabMessage) => void): () => void {
  const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}

onCallReport((report) => {
  if (report.kind !== 'refused' || accountId === null) return;
  if (report.refusal.code === 'session_locked' && cover === 'none') setCover('locked');
  if (report.refusal.code === 'not_signed_in') coverIfEnded();
});
