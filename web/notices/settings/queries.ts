import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type NoticeSettings, readNoticeSettings, saveNoticeSettings } from '#contract/channels.ts';
import { call } from '#web/api.ts';
import { sentenceFor } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';

const KEY = ['notice-settings'] as const;

export const useNoticeSettings = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(readNoticeSettings, { signal }) });

type Chosen = Pick<NoticeSettings, 'choices' | 'quietHours'>;

/** Shown at once, sent one after the other: a second tap builds on the first. What was refused is shown as it is again. */
export function useSaveNoticeSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'notice-settings' },
    mutationFn: ({ choices, quietHours }: Chosen) => call(saveNoticeSettings, { body: { choices, quietHours } }),
    onMutate: (chosen) =>
      queryClient.setQueryData<NoticeSettings>(KEY, (settings) => settings && { ...settings, ...chosen }),
    onError: (error) => {
      toast.error(sentenceFor(error));
      void queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}

export function useRefreshNoticeSettings() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: KEY });
}
