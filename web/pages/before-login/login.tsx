import { useEffect } from 'react';
import type { Role } from '#contract/endpoint.ts';
import { useAddress } from '#web/address.ts';
import { useDemoAccount } from '#web/api/clinic.ts';
import { LoginPage } from '#web/identity/login/login-page.tsx';

/** /login/patient, /login/doctor, /login/staff, /login/desk and /login/admin. */
export function RoleLoginPage({ who }: { who: Role }) {
  const { then, pud } = useAddress().search;
  // The app leads here when a session is over, and may be gone before it has its own answer.
  useEffect(() => void import('#web/ended-copy.ts').then(({ watchCopy }) => watchCopy()).catch(() => undefined), []);
  return <LoginPage who={who} then={then} login={who === 'patient' ? pud : undefined} demo={useDemoAccount(who)} />;
}
