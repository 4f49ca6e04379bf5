import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { markPresent } from '#web/activity.ts';
import { afterLogin } from '../guard.ts';
import { meQuery } from '../queries.ts';
import { notifyOtherTabs, rememberAccount, setCover } from '../session-store.ts';

/** What follows a login: call `enter` after a fresh login, `goOn` for someone who was logged in already. */
export function useGoOn(role: Role, then: unknown) {
  const queryClient = useQueryClient();
  // The app is another document: it has been fetched meanwhile.
  const goOn = useCallback(() => location.replace(afterLogin(role, then)), [role, then]);

  const enter = (me: Me) => {
    markPresent();
    rememberAccount(me.id);
    setCover('none');
    // The page sees that someone is inside now, and goes on.
    queryClient.setQueryData(meQuery.queryKey, me);
    notifyOtherTabs('logged-in');
  };
  return { enter, goOn };
}
