import { type RefObject, useState } from 'react';
import { useWhenServerIsBack } from '#web/connection.ts';
import { t } from '#web/language/say.ts';
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
    <AlertBox tone="attention" title={t('Not saved yet: the clinic does not answer.')}>
      <p>{t('It is still being tried.')}</p>
    </AlertBox>
  );
}

function NotSaved({ hasFailed, box }: Pick<NotSavedBoxProps, 'hasFailed' | 'box'>) {
  const [isBack, setBack] = useState(false);
  useWhenServerIsBack(!isBack, () => setBack(true));
  const isAway = hasFailed && !isBack;
  return (
    <AlertBox tone="attention" role="alert" title={isAway ? t('Not saved: no connection.') : t('Not saved.')} ref={box}>
      <p>
        {t('The clinic has not seen this reading. What you typed stays here.')}{' '}
        {isAway ? t('Try again when you are connected.') : t('Press Try again to save it.')}
      </p>
    </AlertBox>
  );
}
