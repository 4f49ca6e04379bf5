import { WorkHome } from './work-home.tsx';

export function DoctorDashboardPage() {
  return <WorkHome />;
}
