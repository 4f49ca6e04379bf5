// The language of a patient's account: for mails, notices, and every browser.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { chooseMyLanguage } from '#contract/identity.ts';
import type { Language } from '#contract/language/language.ts';
import { call } from '../api.ts';
import { mutateDetached } from '../mutate-detached.ts';
import { sentenceFor } from '../refusal.ts';
import { toast } from '../ui/feedback/toast.ts';
import { speak, takeChosenHere } from './choose-language.ts';
import { t } from './say.ts';
import { keptLanguage, noteShown } from './start-language.ts';

function useKeepMyLanguage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (language: Language) => call(chooseMyLanguage, { body: { language } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['me'] }),
  });
}

/**
 * What was chosen on the way in counts, and is kept with the account; else what the account says. Who has never chosen anywhere
 * keeps what the browser speaks.
 */
export function useOwnLanguage(own: Language | undefined) {
  const keeping = useKeepMyLanguage();
  const settle = useEffectEvent(() => {
    const chosen = takeChosenHere() ?? (own ? null : keptLanguage());
    const onError = (error: Error) =>
      toast.error(t('The language was not kept with your account.'), sentenceFor(error));
    if (chosen && chosen !== own) mutateDetached(keeping, chosen, { onError });
    else if (!chosen && own) {
      noteShown(own);
      void speak(own);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account or another choice is another language.
  useEffect(() => settle(), [own]);
}
