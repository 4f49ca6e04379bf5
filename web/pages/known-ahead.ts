// What a screen shows first is known before it is drawn: nothing then jumps under a thumb, and it is drawn once and not ten times.
import type { QueryClient } from '@tanstack/react-query';
import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { meQuery } from '#web/identity/queries.ts';
import { isAhead } from '#web/ui/loading/is-ahead.ts';
import { within } from '#web/ui/loading/within.ts';

/** Nobody waits longer than this for it: the screen then loads before their eyes. */
const AT_MOST_MS = 1_500;

type Asked = (me: Me) => Promise<unknown>[];

/**
 * `asked`: begins to fetch, once it is known that whoever is there may see it. `alarm`: is asked for with it, and settles where
 * one waits; the screen is then drawn without the rest.
 */
export async function knownAhead(
  queryClient: QueryClient,
  role: Role,
  asked: Asked,
  alarm: (queryClient: QueryClient) => Promise<unknown> = forEver,
): Promise<void> {
  if (isAhead) return;
  await within(
    queryClient.ensureQueryData(meQuery).catch(() => null),
    AT_MOST_MS,
  );
  const me = queryClient.getQueryData(meQuery.queryKey);
  if (me?.role !== role || me.session.stage !== 'open') return;
  await within(Promise.race([alarm(queryClient), Promise.allSettled(asked(me))]), AT_MOST_MS);
}

const forEver = () => new Promise(() => undefined);
