import { useSearch } from '@tanstack/react-router';
import { useDemoAccount } from '../clinic/queries.ts';
import { LoginPage } from '../identity/login-page.tsx';

export function LoginPatientPage() {
  const { then, pud } = useSearch({ strict: false });
  return <LoginPage who="patient" then={then} login={pud} demo={useDemoAccount('patient')} />;
}
