import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endMySession, logOutEverywhere, type MySession } from '#contract/identity.ts';
import { call } from '#web/api.ts';
import { t } from '#web/language/say.ts';
import { forgetCopy } from '#web/phone-copy.ts';
import { sentenceFor } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { frontPage } from '../front-page.ts';
import { forgetEverything } from '../queries.ts';
import { notifyOtherTabs } from '../session-store.ts';

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: MySession) => call(endMySession, { params: { id } }),
    onSuccess: (_, { device }) => toast.success(t('Logged out there.'), device),
    onError: (error) => toast.error(t('That session was not ended.'), sentenceFor(error)),
    // One that is already gone is shown as gone.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['session'] }),
  });
}

export function useLogOutEverywhere() {
  const queryClient = useQueryClient();
  return useMutation({
    // As at any logout: what lies on the phone goes first.
    mutationFn: async () => {
      await forgetCopy();
      return call(logOutEverywhere);
    },
    onSuccess: () => {
      notifyOtherTabs('logged-out');
      void forgetEverything();
      queryClient.clear();
      location.assign(frontPage());
    },
  });
}
