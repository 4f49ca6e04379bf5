import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { NoticeSettings } from '#contract/channels.ts';
import { msg, t, tMarked } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { SwitchField } from '#web/ui/fields/switch-field.tsx';
import { NoPush, type PushState, pushState, turnPushOff, turnPushOn } from './push-here.ts';
import { useRefreshNoticeSettings } from './queries.ts';

const WORDS: Record<PushState, string> = {
  possible: msg('Also when the app is closed'),
  blocked: msg('Your browser blocks them. You can allow them in its settings for this site.'),
  impossible: msg('This browser cannot show them. On an iPhone add the app to the home screen first.'),
};

/** Leave is asked when somebody presses it, never before. */
export function PushSwitch({ settings: { isPushOnHere, pushKey } }: { settings: NoticeSettings }) {
  const refresh = useRefreshNoticeSettings();
  const [state, setState] = useState(pushState);
  const isOn = isPushOnHere && state === 'possible';
  const change = useMutation({
    mutationFn: async () => (isOn ? turnPushOff() : turnPushOn(pushKey)),
    onError: (error) =>
      toast.error(
        isOn ? t('Notices are still on.') : t('Notices are not on.'),
        error instanceof NoPush ? error.message : sentenceFor(error),
      ),
    onSettled: async () => {
      setState(pushState());
      await refresh();
    },
  });
  return (
    <SwitchField
      className="mb-8"
      label={t('Notices on this device')}
      isOn={isOn}
      disabled={state !== 'possible' || change.isPending}
      onChange={() => change.mutate()}
    >
      {tMarked(WORDS[state])}
    </SwitchField>
  );
}
