import { WaitingGuardians } from '#web/patients/family-desk/waiting-guardians.tsx';
import { PageHead } from '#web/ui/page/page-head.tsx';

export function Family() {
  return (
    <>
      <PageHead title="Family" note="Parents and guardians who wait for the desk" />
      <WaitingGuardians />
    </>
  );
}
