import { useSearch } from '@tanstack/react-router';
import { useDemoAccount } from '../clinic/queries.ts';
import { LoginPage } from '../identity/login-page.tsx';

export function LoginDoctorPage() {
  const { then } = useSearch({ strict: false });
  return <LoginPage who="doctor" then={then} demo={useDemoAccount('doctor')} />;
}
