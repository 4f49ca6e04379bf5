import { Facts } from '#web/clinic/facts-form.tsx';
import { FamilyRulesCard } from '#web/clinic/family-rules.tsx';
import { ServiceTests } from '#web/clinic/service-tests.tsx';
import { ClinicPicture } from '#web/clinic/settings/logo.tsx';
import { SessionLimits } from '#web/clinic/settings/session-limits.tsx';

export function ClinicPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Clinic</h1>
      <Facts />
      <FamilyRulesCard />
      <ClinicPicture />
      <SessionLimits />
      <ServiceTests />
    </div>
  );
}
