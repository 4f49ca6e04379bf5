import { useEffect, useRef, useState } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '#web/ui/button.tsx';
import type { LoginDraft } from './login-kinds.ts';

type WelcomeBackProps = {
  remembered: { login: string; name: string } | null;
  draft: LoginDraft;
  onChange: (changes: Partial<LoginDraft>) => void;
  onSomeoneElse: () => void;
};

/** Fills in the e-mail address of whoever asked to be remembered here, unless something was typed already. */
export function WelcomeBack({ remembered, draft, onChange, onSomeoneElse }: WelcomeBackProps) {
  const [isSomeoneElse, setSomeoneElse] = useState(false);
  const isFilledIn = useRef(false);
  useEffect(() => {
    if (!remembered || isFilledIn.current) return;
    isFilledIn.current = true;
    if (draft.login === '') onChange({ login: remembered.login, remember: true });
  }, [remembered, draft.login, onChange]);
  if (!remembered || isSomeoneElse) return null;

  const clear = () => {
    setSomeoneElse(true);
    onChange({ login: '', remember: false });
    onSomeoneElse();
  };
  return (
    <p className="row wrap gap-x-8">
      {t('Welcome back, {name}.', { name: remembered.name })}
      <Button look="quiet" onClick={clear}>
        {t('Not you?')}
      </Button>
    </p>
  );
}
