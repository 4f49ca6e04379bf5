import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from '#web/language/say.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';

/** Always twelve: the dots must not tell how long it is. */
const Hidden = () => (
  <>
    <span aria-hidden>••••••••••••</span>
    <i className="visually-hidden">{t('hidden')}</i>
  </>
);

type MaskedPasswordProps = {
  password: string;
  look?: ButtonLook['look'];
  /** For whoever has to know, the printer say. */
  isShown?: boolean;
  onShown?: (isShown: boolean) => void;
  children: (words: ReactNode, toggle: ReactNode) => ReactNode;
};

export function MaskedPassword({ password, look, isShown: given, onShown, children }: MaskedPasswordProps) {
  const [own, setOwn] = useState(false);
  const isShown = given ?? own;
  const words = isShown ? password : <Hidden />;
  return children(
    words,
    <Button
      look={look}
      icon={isShown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
      aria-label={isShown ? t('Hide password') : t('Show password')}
      onClick={() => (onShown ?? setOwn)(!isShown)}
    >
      {isShown ? t('Hide') : t('Show')}
    </Button>,
  );
}
