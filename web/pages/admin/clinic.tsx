import { Facts } from '#web/clinic/facts-form.tsx';
import { ServiceTests } from '#web/clinic/service-tests.tsx';

export function ClinicPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Clinic</h1>
      <Facts />
      <ServiceTests />
    </div>
  );
}
