import { replaceAddress, useAddress } from '#web/address.ts';
import { useClinic } from '#web/api/clinic.ts';
import { OtherLogins } from '#web/credentials/other-logins.tsx';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';
import { ROLE_NAMES } from '#web/identity/role-names.ts';
import { ActivateForm } from '#web/patients/registration/activate-form.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

export function ActivatePage() {
  const { pud } = useAddress().search;
  const clinic = useClinic().data ?? { name: 'The clinic' };
  const { loginPath, login } = ROLE_NAMES.patient;
  const goToLogin = (activated: string) => {
    toast.success('Your account is ready', 'Log in with the password you have just chosen.');
    replaceAddress(`${loginPath}?pud=${encodeURIComponent(activated)}`);
  };
  return (
    <LoginScreen title="Activate account">
      <ActivateForm pud={pud} clinic={clinic} onActivated={goToLogin} />
      <OtherLogins
        question="Got no slip?"
        links={[
          { name: login, href: loginPath },
          { name: 'Register', href: '/register' },
        ]}
      />
    </LoginScreen>
  );
}
