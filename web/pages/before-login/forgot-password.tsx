import { ROLES, type Role } from '#contract/endpoint.ts';
import { useAddress } from '#web/address.ts';
import { useClinic } from '#web/api/clinic.ts';
import { ForgotPasswordForm } from '#web/credentials/forgot-password-form.tsx';
import { OtherLogins } from '#web/credentials/other-logins.tsx';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';
import { ROLE_NAMES } from '#web/identity/role-names.ts';

export function ForgotPasswordPage() {
  const given = useAddress().search.role;
  const role: Role = ROLES.find((each) => each === given) ?? 'patient';
  const others = ROLES.filter((each) => each !== role);
  return (
    <LoginScreen title="Forgot password">
      <ForgotPasswordForm key={role} role={role} loginHref={ROLE_NAMES[role].loginPath} desk={useClinic().data} />
      <OtherLogins
        question="Another login?"
        links={others.map((each) => ({ name: ROLE_NAMES[each].one, href: `/forgot-password?role=${each}` }))}
      />
    </LoginScreen>
  );
}
