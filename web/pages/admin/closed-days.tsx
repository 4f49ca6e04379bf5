import { ClosedDays } from '#web/appointments/closed-days/closed-days.tsx';

export function ClosedDaysPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Closed days</h1>
      <ClosedDays />
    </div>
  );
}
