import { useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ROLES, type Role } from '#contract/endpoint.ts';
import { useDemoAccount } from '../api/clinic.ts';
import { LoginPage } from '../identity/login-page.tsx';

const NotFoundPage = lazy(async () => ({ default: (await import('./not-found.tsx')).NotFoundPage }));

/** /login/patient, /login/doctor, /login/staff and /login/admin. */
export function RoleLoginPage() {
  const { role } = useParams({ strict: false });
  const who = ROLES.find((each) => each === role);
  if (who) return <LoginFor key={who} who={who} />;
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}

function LoginFor({ who }: { who: Role }) {
  const { then, pud } = useSearch({ strict: false });
  return <LoginPage who={who} then={then} login={who === 'patient' ? pud : undefined} demo={useDemoAccount(who)} />;
}
