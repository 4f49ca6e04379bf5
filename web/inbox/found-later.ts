import type { InboxThreadInFull } from '#contract/inbox.ts';

/** A message that waits was sent unchecked, and a danger was read in it later. */
export const isFoundLater = ({ messages, waitingSince }: InboxThreadInFull): boolean =>
  waitingSince !== null && messages.some(({ isFoundLater: isLater, at }) => isLater && at >= waitingSince);
