import { SetupForm } from '../credentials/setup-form.tsx';
import { LoginScreen } from '../identity/login-screen.tsx';
import { ROLE_NAMES } from '../identity/role-names.ts';

export function SetupPage() {
  return (
    <LoginScreen title="First administrator">
      <SetupForm loginHref={ROLE_NAMES.admin.loginPath} />
    </LoginScreen>
  );
}
