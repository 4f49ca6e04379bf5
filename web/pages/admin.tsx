import { WorkHome } from './work-home.tsx';

export function AdminPage() {
  return <WorkHome />;
}
