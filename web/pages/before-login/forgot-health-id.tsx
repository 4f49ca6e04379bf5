import { useClinic } from '#web/api/clinic.ts';
import { ForgotHealthIdForm } from '#web/credentials/forgot-health-id-form.tsx';
import { OtherLogins } from '#web/credentials/other-logins.tsx';
import { LoginScreen } from '#web/identity/login/login-screen.tsx';

export function ForgotHealthIdPage() {
  return (
    <LoginScreen title="Forgot Health ID">
      <ForgotHealthIdForm loginHref="/login/patient" desk={useClinic().data} />
      <OtherLogins
        question="Never had one?"
        links={[
          { name: 'Register', href: '/register' },
          { name: 'Forgot password', href: '/forgot-password?role=patient' },
        ]}
      />
    </LoginScreen>
  );
}
