import { useClinic } from '#web/api/clinic.ts';
import { ForgotHealthIdForm } from '#web/credentials/forgot-health-id-form.tsx';
import { OtherLogins } from '#web/credentials/other-logins.tsx';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';
import { t } from '#web/language/say.ts';

export function ForgotHealthIdPage() {
  return (
    <LoginScreen title={t('Forgot Health ID')}>
      <ForgotHealthIdForm loginHref="/login/patient" desk={useClinic().data} />
      <OtherLogins
        question={t('Never had one?')}
        links={[
          { name: t('Register'), href: '/register' },
          { name: t('Forgot password'), href: '/forgot-password?role=patient' },
        ]}
      />
    </LoginScreen>
  );
}
