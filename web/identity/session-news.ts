// What the server's answer about me, and the other tabs, mean for the cover over this page.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Me } from '#contract/identity.ts';
import { forgetEndedCopy } from '../ended-copy.ts';
import { forgetCopyOfOthers, noteCopySession } from '../phone-copy.ts';
import { forgetEverything, meQuery } from './queries.ts';
import { currentCover, isAnotherPerson, onCover, onOtherTabs, rememberAccount, setCover } from './session-store.ts';

export function useSessionNews(me: Me | null) {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (!me) return;
    forgetCopyOfOthers(me.id);
    noteCopySession(me.id, me.session.id);
    // Someone else logged in from another tab: nothing of the first person may stay on this screen.
    if (isAnotherPerson(me.id)) return location.reload();
    rememberAccount(me.id);
    if (me.session.stage === 'locked') setCover('locked');
    else if (currentCover() === 'ended') setCover('none');
  }, [me]);

  // A call that left just before the session was renewed is refused, though this browser is still logged in: ask once.
  useEffect(
    () =>
      onCover(() => {
        if (currentCover() !== 'ended') return;
        const stillThere = queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null);
        void stillThere.then((now) => {
          if (!now) void forgetEndedCopy();
          else if (!isAnotherPerson(now.id) && currentCover() === 'ended') setCover('none');
        });
      }),
    [queryClient],
  );

  // The session ends at a fixed time whatever one does; asking then brings the answer.
  useEffect(() => {
    if (!me) return;
    const wait = new Date(me.session.endsAt).getTime() - Date.now();
    const timer = setTimeout(() => void queryClient.invalidateQueries(meQuery), Math.max(wait, 0) + 1_000);
    return () => clearTimeout(timer);
  }, [me, queryClient]);

  useEffect(
    () =>
      onOtherTabs((news) => {
        if (news === 'locked') setCover('locked');
        if (news === 'unlocked') setCover('none');
        if (news === 'logged-out') {
          // Each tab has a storage of its own.
          void forgetEverything();
          location.reload();
        }
        if (news === 'unlocked' || news === 'logged-in') void queryClient.invalidateQueries();
      }),
    [queryClient],
  );
}
