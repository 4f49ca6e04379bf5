import type { RefObject } from 'react';
import { t, tFromServer } from '#web/language/say.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

type AskedBoxProps = {
  failure: unknown;
  box: RefObject<HTMLDivElement | null>;
  isSending: boolean;
  onConfirm: () => void;
};

/** Nothing is saved yet: what is unusual stands at its field, and can be confirmed here. */
export function AskedBox({ failure, box, isSending, onConfirm }: AskedBoxProps) {
  if (!failure) return null;
  const isAsked = failure instanceof ApiRefusal && failure.code === 'implausible_value';
  if (!isAsked) return <AlertBox tone="urgent" title={sentenceFor(failure)} ref={box} />;
  return (
    <AlertBox tone="attention" role="alert" title={t('Not saved yet: a value is very unusual')} ref={box}>
      <ul>
        {Object.entries(failure.fields).map(([name, sentence]) => (
          <li key={name}>{tFromServer(sentence)}</li>
        ))}
      </ul>
      <div className="mt-12">
        <Button onClick={onConfirm} isBusy={isSending}>
          {t('I measured again, it is right')}
        </Button>
      </div>
    </AlertBox>
  );
}
