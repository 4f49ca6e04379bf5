import { Facts } from '#web/clinic/facts-form.tsx';

export function ClinicPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Clinic</h1>
      <Facts />
    </div>
  );
}
