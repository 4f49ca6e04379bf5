import { useHashToken } from '#web/credentials/hash-token.ts';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';
import { useEmailConfirmation } from '#web/patients/email/email-confirmation.ts';
import { EmailConfirmationView, titleOf } from '#web/patients/email/email-confirmation-view.tsx';

export function ConfirmEmailPage() {
  const confirmation = useEmailConfirmation(useHashToken());
  return (
    <LoginScreen title={titleOf(confirmation)}>
      <EmailConfirmationView confirmation={confirmation} />
    </LoginScreen>
  );
}
