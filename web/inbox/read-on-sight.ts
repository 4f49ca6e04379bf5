import { useEffect, useEffectEvent } from 'react';
import type { InboxThreadInFull } from '#contract/inbox.ts';
import { useMarkInboxRead } from './queries.ts';

/** Marks a thread as read up to its last message while it stands on the screen. */
export function useReadOnSight(thread: InboxThreadInFull | undefined) {
  const markRead = useMarkInboxRead();
  const last = thread?.messages.at(-1)?.id;
  const isUnread = (thread?.unread ?? 0) > 0;
  const mark = useEffectEvent(() => {
    if (thread && last) markRead.mutate({ id: thread.id, upTo: last });
  });
  useEffect(() => {
    if (isUnread && last) mark();
  }, [isUnread, last]);
}
