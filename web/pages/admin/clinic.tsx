import { Facts } from '#web/clinic/facts-form.tsx';
import { FamilyRulesCard } from '#web/clinic/family-rules.tsx';
import { ServiceTests } from '#web/clinic/service-tests.tsx';

export function ClinicPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Clinic</h1>
      <Facts />
      <FamilyRulesCard />
      <ServiceTests />
    </div>
  );
}
