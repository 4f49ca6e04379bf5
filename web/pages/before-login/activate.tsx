import { replaceAddress, useAddress } from '#web/address.ts';
import { useClinic } from '#web/api/clinic.ts';
import { OtherLogins } from '#web/credentials/other-logins.tsx';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';
import { ROLE_NAMES } from '#web/identity/role-names.ts';
import { t, tMarked } from '#web/language/say.ts';
import { ActivateForm } from '#web/patients/registration/activate-form.tsx';
import { toast } from '#web/ui/feedback/toast.ts';

export function ActivatePage() {
  const { pud } = useAddress().search;
  const clinic = useClinic().data ?? { name: t('The clinic') };
  const { loginPath, login } = ROLE_NAMES.patient;
  const goToLogin = (activated: string) => {
    toast.success(t('Your account is ready'), t('Log in with the password you have just chosen.'));
    replaceAddress(`${loginPath}?pud=${encodeURIComponent(activated)}`);
  };
  return (
    <LoginScreen title={t('Activate account')}>
      <ActivateForm pud={pud} clinic={clinic} onActivated={goToLogin} />
      <OtherLogins
        question={t('Got no slip?')}
        links={[
          { name: tMarked(login), href: loginPath },
          { name: t('Register'), href: '/register' },
        ]}
      />
    </LoginScreen>
  );
}
