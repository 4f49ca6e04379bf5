import { Departments } from '#web/clinic/departments.tsx';
import { Specialists } from '#web/clinic/specialists.tsx';

export function DepartmentsPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Departments</h1>
      <Departments />
      <Specialists />
    </div>
  );
}
