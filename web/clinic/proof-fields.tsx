import type { ComponentPropsWithRef } from 'react';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import styles from './clinic.module.css';

type Wiring = Pick<ComponentPropsWithRef<'input'>, 'name' | 'value' | 'onChange' | 'ref'> & {
  error?: string | undefined;
};

type ProofFieldsProps = { password: Wiring; code: Wiring };

/** The code is asked for by the server, of those who have one. */
export function ProofFields({ password, code }: ProofFieldsProps) {
  const isCodeAsked = code.error !== undefined || code.value !== '';
  return (
    <div className={`stack start gap-12 ${styles.fields}`}>
      <PasswordField label="Your password" autoComplete="current-password" {...password} />
      {isCodeAsked && <TextField label="Code from your authenticator app" autoComplete="one-time-code" {...code} />}
    </div>
  );
}
