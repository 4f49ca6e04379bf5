import { Applications } from '#web/staffing/applications/applications.tsx';

export function ApplicationsPage() {
  return (
    <div className="stack fit gap-16">
      <h1>Applications</h1>
      <Applications />
    </div>
  );
}
