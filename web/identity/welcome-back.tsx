import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import styles from './login-form.module.css';
import type { LoginDraft } from './login-kinds.ts';

type Remembered = { login: string; name: string };

/** Fills in the e-mail address of whoever asked to be remembered here, unless something was typed already. */
export function WelcomeBack({ form, remembered }: { form: UseFormReturn<LoginDraft>; remembered: Remembered | null }) {
  const [isSomeoneElse, setSomeoneElse] = useState(false);
  useEffect(() => {
    if (!remembered || form.getValues('login') !== '') return;
    form.setValue('login', remembered.login);
    form.setValue('remember', true);
  }, [remembered, form]);
  if (!remembered || isSomeoneElse) return null;

  const clear = () => {
    setSomeoneElse(true);
    form.setValue('login', '');
    form.setValue('remember', false);
    form.setFocus('login');
  };
  return (
    <p className={styles.welcome}>
      Welcome back, {remembered.name}.
      <Button look="quiet" onClick={clear}>
        Not you?
      </Button>
    </p>
  );
}
