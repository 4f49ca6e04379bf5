import { ROLES, type Role } from '#contract/endpoint.ts';
import { useAddress } from '#web/address.ts';
import { useClinic } from '#web/api/clinic.ts';
import { ForgotPasswordForm } from '#web/credentials/forgot-password-form.tsx';
import { OtherLogins } from '#web/credentials/other-logins.tsx';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';
import { ROLE_NAMES } from '#web/identity/role-names.ts';
import { t, tMarked } from '#web/language/say.ts';

export function ForgotPasswordPage() {
  const given = useAddress().search.role;
  const role: Role = ROLES.find((each) => each === given) ?? 'patient';
  const others = ROLES.filter((each) => each !== role);
  return (
    <LoginScreen title={t('Forgot password')}>
      <ForgotPasswordForm key={role} role={role} loginHref={ROLE_NAMES[role].loginPath} desk={useClinic().data} />
      <OtherLogins
        question={t('Another login?')}
        links={others.map((each) => ({ name: tMarked(ROLE_NAMES[each].one), href: `/forgot-password?role=${each}` }))}
      />
    </LoginScreen>
  );
}
