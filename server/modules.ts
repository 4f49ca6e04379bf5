// The modules in order: each may use those before it, never those after. architecture.test.ts checks it.
import { adminConstraints } from './admin/constraint-refusals.ts';
import { adminRoutes } from './admin/routes.ts';
import { admissionConstraints } from './admissions/constraint-refusals.ts';
import { admissionRoutes } from './admissions/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { appointmentConstraints } from './appointments/constraint-refusals.ts';
import { appointmentRoutes } from './appointments/routes.ts';
import { boardRoutes } from './board/routes.ts';
import { careRoutes } from './care/routes.ts';
import { channelRoutes } from './channels/routes.ts';
import { chartRoutes } from './chart/routes.ts';
import { clinicConstraints } from './clinic/constraint-refusals.ts';
import { clinicRoutes } from './clinic/routes.ts';
import { credentialConstraints } from './credentials/constraint-refusals.ts';
import { credentialRoutes } from './credentials/routes.ts';
import { dataExportRoutes } from './data-export/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { doseConstraints } from './doses/constraint-refusals.ts';
import { doseRoutes } from './doses/routes.ts';
import { emergencyCardRoutes } from './emergency-card/routes.ts';
import { familyRoutes } from './family/routes.ts';
import { accountConstraints } from './identity/constraint-refusals.ts';
import { identityRoutes } from './identity/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { labRoutes } from './labs/routes.ts';
import { medicationConstraints } from './medication/constraint-refusals.ts';
import { medicationRoutes } from './medication/routes.ts';
import { mergeConstraints } from './merges/constraint-refusals.ts';
import { mergeRoutes } from './merges/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { noticeRoutes } from './notices/routes.ts';
import { patientRoutes } from './patients/routes.ts';
import { pharmacyRoutes } from './pharmacy/routes.ts';
import type { ConstraintRefusals } from './platform/constraint-refusals.ts';
import type { Route } from './platform/route.ts';
import { recordRoutes } from './records/routes.ts';
import { scheduleConstraints } from './schedule/constraint-refusals.ts';
import { scheduleRoutes } from './schedule/routes.ts';
import { staffingConstraints } from './staffing/constraint-refusals.ts';
import { staffingRoutes } from './staffing/routes.ts';
import { taskRoutes } from './tasks/routes.ts';
import { triageConstraints } from './triage/constraint-refusals.ts';
import { checkText } from './triage/engine/check-text.ts';
import { readPhoto } from './triage/photo/read-photo.ts';
import { triageRoutes } from './triage/routes.ts';
import { vaccineConstraints } from './vaccines/constraint-refusals.ts';
import { vaccineRoutes } from './vaccines/routes.ts';
import { visitRoutes } from './visits/routes.ts';
import { wardRoutes } from './ward/routes.ts';

type Module = { name: string; routes?: (route: Route) => void; constraints?: ConstraintRefusals };

export const MODULES: readonly Module[] = [
  { name: 'audit' },
  { name: 'clinic', routes: clinicRoutes, constraints: clinicConstraints },
  { name: 'identity', routes: identityRoutes, constraints: accountConstraints },
  { name: 'credentials', routes: credentialRoutes, constraints: credentialConstraints },
  { name: 'notices', routes: noticeRoutes },
  { name: 'channels', routes: channelRoutes },
  { name: 'staffing', routes: staffingRoutes, constraints: staffingConstraints },
  { name: 'patients', routes: patientRoutes },
  { name: 'schedule', routes: scheduleRoutes, constraints: scheduleConstraints },
  { name: 'appointments', routes: (route) => appointmentRoutes(route, checkText), constraints: appointmentConstraints },
  { name: 'records', routes: recordRoutes },
  { name: 'visits', routes: (route) => visitRoutes(route, readPhoto) },
  { name: 'pharmacy', routes: pharmacyRoutes },
  { name: 'messages', routes: messageRoutes },
  { name: 'alerts', routes: alertRoutes },
  { name: 'labs', routes: labRoutes },
  { name: 'tasks', routes: taskRoutes },
  { name: 'care', routes: careRoutes },
  { name: 'board', routes: boardRoutes },
  { name: 'reminders' },
  { name: 'triage', routes: triageRoutes, constraints: triageConstraints },
  { name: 'inbox', routes: inboxRoutes },
  { name: 'documents', routes: documentRoutes },
  { name: 'admissions', routes: admissionRoutes, constraints: admissionConstraints },
  { name: 'medication', routes: medicationRoutes, constraints: medicationConstraints },
  { name: 'ward', routes: wardRoutes },
  { name: 'doses', routes: doseRoutes, constraints: doseConstraints },
  { name: 'chart', routes: chartRoutes },
  { name: 'vaccines', routes: vaccineRoutes, constraints: vaccineConstraints },
  { name: 'family', routes: familyRoutes },
  { name: 'emergency-card', routes: emergencyCardRoutes },
  { name: 'data-export', routes: dataExportRoutes },
  { name: 'admin', routes: adminRoutes, constraints: adminConstraints },
  { name: 'merges', routes: mergeRoutes, constraints: mergeConstraints },
];

/** The refusal that each constraint of the database becomes, declared by the module that owns the table. */
export const CONSTRAINT_REFUSALS: ConstraintRefusals = Object.assign(
  {},
  ...MODULES.map(({ constraints }) => constraints),
);
