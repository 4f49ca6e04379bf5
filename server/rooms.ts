// The rooms in order: each may use those before it, never those after. architecture.test.ts holds them to it.
import { adminRoutes } from './admin/routes.ts';
import { admissionRoutes } from './admissions/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { appointmentRoutes } from './appointments/routes.ts';
import { boardRoutes } from './board/routes.ts';
import { careRoutes } from './care/routes.ts';
import { chartRoutes } from './chart/routes.ts';
import { clinicRoutes } from './clinic/routes.ts';
import { copyRoutes } from './copies/routes.ts';
import { credentialRoutes } from './credentials/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { labRoutes } from './labs/routes.ts';
import { medicationRoutes } from './medication/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { patientRoutes } from './patients/routes.ts';
import { pharmacyRoutes } from './pharmacy/routes.ts';
import type { Route } from './platform/route.ts';
import { recordRoutes } from './records/routes.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { staffingRoutes } from './staffing/routes.ts';
import { taskRoutes } from './tasks/routes.ts';
import { triageRoutes } from './triage/routes.ts';
import { wardRoutes } from './ward/routes.ts';

export const ROOMS: readonly { name: string; routes?: (route: Route) => void }[] = [
  { name: 'audit' },
  { name: 'clinic', routes: clinicRoutes },
  { name: 'identity', routes: identityRoutes },
  { name: 'credentials', routes: credentialRoutes },
  { name: 'notices', routes: noticeRoutes },
  { name: 'staffing', routes: staffingRoutes },
  { name: 'patients', routes: patientRoutes },
  { name: 'schedule', routes: scheduleRoutes },
  { name: 'appointments', routes: appointmentRoutes },
  { name: 'records', routes: recordRoutes },
  { name: 'pharmacy', routes: pharmacyRoutes },
  { name: 'messages', routes: messageRoutes },
  { name: 'alerts', routes: alertRoutes },
  { name: 'labs', routes: labRoutes },
  { name: 'tasks', routes: taskRoutes },
  { name: 'care', routes: careRoutes },
  { name: 'board', routes: boardRoutes },
  { name: 'reminders' },
  { name: 'triage', routes: triageRoutes },
  { name: 'admissions', routes: admissionRoutes },
  { name: 'medication', routes: medicationRoutes },
  { name: 'ward', routes: wardRoutes },
  { name: 'chart', routes: chartRoutes },
  { name: 'copies', routes: copyRoutes },
  { name: 'admin', routes: adminRoutes },
];
