import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lockSession, type Me, unlockSession } from '#contract/identity.ts';
import { markPresent } from '#web/activity.ts';
import { call } from '#web/api.ts';
import { ApiRefusal } from '#web/refusal.ts';
import { meQuery } from '../queries.ts';
import { notifyOtherTabs, setCover } from '../session-store.ts';

/** The cover comes first: it must not wait for the network. */
export function lockNow() {
  setCover('locked');
  notifyOtherTabs('locked');
  void call(lockSession).catch(() => undefined);
}

export function useUnlock(unlock: (typed: string) => Promise<Me>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: unlock,
    onSuccess: (me) => {
      markPresent();
      queryClient.setQueryData(meQuery.queryKey, me);
      setCover('none');
      notifyOtherTabs('unlocked');
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
    },
  });
}

export async function unlockByPassword(password: string): Promise<Me> {
  try {
    return await call(unlockSession, { body: { password } });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.code !== 'not_while_locked') throw error;
    // Our word that the screen is locked never reached the server. It must look at the password all the same.
    await call(lockSession);
    return call(unlockSession, { body: { password } });
  }
}
