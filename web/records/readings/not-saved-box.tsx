import { type RefObject, useState } from 'react';
import { useWhenServerIsBack } from '#web/connection.ts';
import { AlertBox } from '#web/ui/feedback/alert-box.tsx';

type NotSavedBoxProps = {
  isSending: boolean;
  /** Tried on this page, and nobody answered; else it was kept from before. */
  hasFailed: boolean;
  box: RefObject<HTMLDivElement | null> | undefined;
};

/** Nothing is sent by itself: it says what happened, and whose turn it is. */
export function NotSavedBox({ isSending, hasFailed, box }: NotSavedBoxProps) {
  if (!isSending) return <NotSaved hasFailed={hasFailed} box={box} />;
  return (
    <AlertBox tone="attention" title="Not saved yet: the clinic does not answer.">
      <p>It is still being tried.</p>
    </AlertBox>
  );
}

function NotSaved({ hasFailed, box }: Pick<NotSavedBoxProps, 'hasFailed' | 'box'>) {
  const [isBack, setBack] = useState(false);
  useWhenServerIsBack(!isBack, () => setBack(true));
  const isAway = hasFailed && !isBack;
  return (
    <AlertBox tone="attention" role="alert" title={isAway ? 'Not saved: no connection.' : 'Not saved.'} ref={box}>
      <p>
        The clinic has not seen this reading. What you typed stays here.{' '}
        {isAway ? 'Try again when you are connected.' : 'Press Try again to save it.'}
      </p>
    </AlertBox>
  );
}
