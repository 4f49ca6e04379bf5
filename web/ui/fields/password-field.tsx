import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { t } from '#web/language/say.ts';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldText } from './field.tsx';

type PasswordFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size' | 'type'> & FieldText;

/** Pasting is allowed on purpose: password managers paste. */
export function PasswordField({ label, hint, error, isOptional, size, className, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field {...{ label, hint, error, isOptional, size }} id={input.id}>
      {(wiring) => (
        <span className={`relative ${styles.wrap}`}>
          <input
            spellCheck="false"
            autoCapitalize="none"
            {...input}
            {...wiring}
            type={isShown ? 'text' : 'password'}
            className={classNames(styles.control, styles['hidden-text'], className)}
          />
          <Button
            look="quiet"
            className={styles.reveal}
            icon={isShown ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />}
            aria-label={isShown ? t('Hide password') : t('Show password')}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? t('Hide') : t('Show')}
          </Button>
        </span>
      )}
    </Field>
  );
}
