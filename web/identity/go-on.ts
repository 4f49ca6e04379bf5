import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { screenAt } from '#contract/screens.ts';
import { markPresent } from '../activity.ts';
import { afterLogin } from './guard.ts';
import { meQuery } from './queries.ts';
import { notifyOtherTabs, rememberAccount, setCover } from './session-store.ts';

/** After a login: `enter` for whoever has just logged in, `goOn` for whoever was logged in already. */
export function useGoOn(role: Role, then: unknown) {
  const queryClient = useQueryClient();
  const { history } = useRouter();

  const goOn = useCallback(() => {
    const href = afterLogin(role, then);
    const screen = screenAt(href.split(/[?#]/)[0] ?? href);
    // Pages for everyone (the front page) may lie outside the app.
    if (!screen || screen.for === 'everyone') location.replace(href);
    else history.replace(href);
  }, [history, role, then]);

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
