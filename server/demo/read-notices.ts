// What the demo's patients were told in the months before today, they have read: a bell that counts twenty-two says that nobody looks.
import { DAY_MS } from '#contract/durations.ts';
import { listNotices, markNoticesRead } from '../notices/read-notices.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { findCast } from './cast.ts';

/** What is newer is still to be read. */
const NEWS_MS = 3 * DAY_MS;
const AT_ONCE = 100;

/** Once, when the clinic is new: what people leave unread afterwards is theirs. */
export async function readOldNotices(deps: Deps): Promise<void> {
  const before = deps.clock.now().getTime() - NEWS_MS;
  for (const { actor } of (await findCast(deps)).patients) {
    const notices = await listNotices(deps, actor, { limit: AT_ONCE });
    for (const { id, at } of notices.filter((notice) => Date.parse(notice.at) < before)) {
      await markNoticesRead({ ...deps, clock: fixedClock(new Date(Date.parse(at) + DAY_MS)) }, actor, id);
    }
  }
}
