import { ScheduleTable } from '#web/childhood/schedule/schedule-table.tsx';

export function VaccineSchedulePage() {
  return (
    <div className="stack fit gap-16">
      <h1>Vaccines</h1>
      <p>
        What is due, and until when. Parts of the delivered schedule are not from a printed source: a doctor of the
        clinic must read it before it is relied on. docs/vaccine-schedule.md says which.
      </p>
      <ScheduleTable />
    </div>
  );
}
