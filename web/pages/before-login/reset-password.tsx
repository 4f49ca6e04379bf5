import { useClinic } from '#web/api/clinic.ts';
import { usePasswordLink, type Whose } from '#web/credentials/password-link.ts';
import { PasswordLinkView, titleOf } from '#web/credentials/password-link-view.tsx';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';
import { ROLE_NAMES } from '#web/identity/role-names.ts';
import { t, tMarked } from '#web/language/say.ts';

export function ResetPasswordPage() {
  const link = usePasswordLink();
  const clinicName = useClinic().data?.name ?? t('The clinic');
  return (
    <LoginScreen title={titleOf(link)}>
      <PasswordLinkView link={link} clinicName={clinicName} loginFor={loginFor} />
    </LoginScreen>
  );
}

/** Patients find their PUD filled in. */
function loginFor({ role, login }: Whose) {
  const { login: name, loginPath } = ROLE_NAMES[role];
  return {
    name: tMarked(name),
    href: role === 'patient' ? `${loginPath}?pud=${encodeURIComponent(login)}` : loginPath,
  };
}
