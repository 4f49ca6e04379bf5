import { useSearch } from '@tanstack/react-router';
import { useDemoAccount } from '../clinic/queries.ts';
import { LoginPage } from '../identity/login-page.tsx';

export function LoginStaffPage() {
  const { then } = useSearch({ strict: false });
  return <LoginPage who="staff" then={then} demo={useDemoAccount('staff')} />;
}
