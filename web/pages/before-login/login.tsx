import type { Role } from '#contract/endpoint.ts';
import { useAddress } from '#web/address.ts';
import { useDemoAccount } from '#web/api/clinic.ts';
import { LoginPage } from '#web/identity/login/login-page.tsx';

/** /login/patient, /login/doctor, /login/staff, /login/desk and /login/admin. */
export function RoleLoginPage({ who }: { who: Role }) {
  const { then, pud } = useAddress().search;
  return <LoginPage who={who} then={then} login={who === 'patient' ? pud : undefined} demo={useDemoAccount(who)} />;
}
