// What a screen shows first is known before it is drawn: nothing then jumps under a thumb, and it is drawn once and not ten times.
import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/endpoint.ts';
import { meQuery } from '#web/identity/queries.ts';
import { isAhead } from '#web/ui/loading/is-ahead.ts';

/** Nobody waits longer than this for it: the screen then loads before their eyes. */
const AT_MOST_MS = 1_500;

/** `asked`: begins to fetch, once it is known that whoever is there may see it. */
export async function knownAhead(queryClient: QueryClient, role: Role, asked: () => Promise<unknown>[]): Promise<void> {
  if (isAhead) return;
  const me = await queryClient.ensureQueryData(meQuery).catch(() => null);
  if (me?.role !== role || me.session.stage !== 'open') return;
  await Promise.race([Promise.allSettled(asked()), new Promise((done) => setTimeout(done, AT_MOST_MS))]);
}
