import { useSearch } from '@tanstack/react-router';
import { useDemoAccount } from '../clinic/queries.ts';
import { LoginPage } from '../identity/login-page.tsx';

export function LoginAdminPage() {
  const { then } = useSearch({ strict: false });
  return <LoginPage who="admin" then={then} demo={useDemoAccount('admin')} />;
}
