import { useHashToken } from '../credentials/hash-token.ts';
import { LoginScreen } from '../identity/login-screen.tsx';
import { useEmailConfirmation } from '../patients/email-confirmation.ts';
import { EmailConfirmationView, titleOf } from '../patients/email-confirmation-view.tsx';

export function ConfirmEmailPage() {
  const confirmation = useEmailConfirmation(useHashToken());
  return (
    <LoginScreen title={titleOf(confirmation)}>
      <EmailConfirmationView confirmation={confirmation} />
    </LoginScreen>
  );
}
