import type { RefObject } from 'react';
import { t, tFromServer } from '#web/language/say.ts';
import { ApiRefusal, sentenceFor } from '#web/refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

type UnusualBoxProps = {
  failure: unknown;
  /** Fields of the form say themselves what is wrong with them; what speaks of anything else is said here. */
  fields: object;
  box: RefObject<HTMLDivElement | null>;
  /** The values were checked and are meant. */
  onConfirm: () => void;
  isSending: boolean;
  /** What to do at once where they are right; whoever reads it need not answer first. */
  ifRight?: string | null | undefined;
};

const isUnusual = (failure: unknown): failure is ApiRefusal =>
  failure instanceof ApiRefusal && failure.code === 'implausible_value';

/** What could not be saved; and for unusual values, which ones, with a way to say that they are right. */
export function UnusualBox({ failure, fields, box, onConfirm, isSending, ifRight }: UnusualBoxProps) {
  if (!failure) return null;
  const elsewhere =
    failure instanceof ApiRefusal ? Object.entries(failure.fields).filter(([name]) => !(name in fields)) : [];
  const sentences = (
    <ul>
      {elsewhere.map(([name, sentence]) => (
        <li key={name}>{tFromServer(sentence)}</li>
      ))}
    </ul>
  );
  if (!isUnusual(failure))
    return (
      <AlertBox tone="urgent" title={sentenceFor(failure)} ref={box}>
        {sentences}
      </AlertBox>
    );
  return (
    <AlertBox tone="attention" title={failure.message} role="alert" ref={box}>
      {sentences}
      {ifRight && <p className="mt-8 semibold">{t('If it is right: {advice}', { advice: ifRight })}</p>}
      <div className="mt-12">
        <Button onClick={onConfirm} isBusy={isSending}>
          {t('I checked, it is right')}
        </Button>
      </div>
    </AlertBox>
  );
}
