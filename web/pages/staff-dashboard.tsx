import { WorkHome } from './work-home.tsx';

export function StaffDashboardPage() {
  return <WorkHome />;
}
