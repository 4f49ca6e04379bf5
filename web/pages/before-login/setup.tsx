import { SetupForm } from '#web/credentials/setup-form.tsx';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';
import { ROLE_NAMES } from '#web/identity/role-names.ts';

export function SetupPage() {
  return (
    <LoginScreen title="First administrator">
      <SetupForm loginHref={ROLE_NAMES.admin.loginPath} />
    </LoginScreen>
  );
}
