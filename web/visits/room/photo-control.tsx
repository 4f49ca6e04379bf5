import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { t } from '#web/language/say.ts';
import { sentenceFor } from '#web/refusal.ts';
import { useSharePhoto } from '../queries.ts';
import { Control } from './control.tsx';

type PhotoControlProps = { visitId: string; onProblem: (sentence: string | null) => void };

/** From the camera of a phone or from its files; it stands in the chat, and with it in the record. */
export function PhotoControl({ visitId, onProblem }: PhotoControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const sharing = useSharePhoto(visitId);
  const send = (file: File | undefined) => {
    if (!file) return;
    onProblem(null);
    sharing.mutate(
      { id: crypto.randomUUID(), file },
      { onError: (error) => onProblem(t('Not sent. {why}', { why: sentenceFor(error) })) },
    );
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <>
      <Control isBusy={sharing.isPending} icon={<IconPhoto aria-hidden />} onPress={() => input.current?.click()}>
        {t('Photo')}
      </Control>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        aria-label={t('Choose a photo')}
        onChange={({ target }) => send(target.files?.[0])}
      />
    </>
  );
}
