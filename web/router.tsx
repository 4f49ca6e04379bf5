// The app's route table, one line per URL. Every page is a chunk of its own. The pages before login are in entry/.

import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouteComponent,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router';
import { MOVED_FROM_DASHBOARD, type VIEWS } from '#contract/screen-links.ts';
import { actingFor, personIn } from './acting-for.ts';
import { type Area, enterArea } from './language/areas.ts';
import { msg } from './language/say.ts';
import { RouteError } from './layouts/route-error.tsx';
import { Shell } from './layouts/shell.tsx';
import { knownSearch, parseSearch, stringifySearch } from './search.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string;
    /** The title of each section that the address names with `view`. */
    views?: Readonly<Record<string, string>>;
  }
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

/** As in the menus; no name of a patient, because a tab is read by others and kept in the history. */
const DOCTOR_TITLES = {
  appointments: 'Appointments',
  ward: 'Ward',
  patients: 'Patients',
  diagnosis: 'Diagnosis',
  alerts: 'Emergency Alerts',
  messages: 'Messages',
  inbox: 'Patient Messages',
} satisfies Record<(typeof VIEWS.doctor)[number], string>;
const STAFF_TITLES = {
  medications: 'Medication Queue',
  messages: 'Doctor Messages',
  inbox: 'Patient Messages',
  tasks: 'Staff Tasks',
  labs: 'Lab Orders',
  patients: 'Patients',
  admissions: 'Admissions',
  handover: 'Handover',
  alerts: 'Emergency Alerts',
} satisfies Record<(typeof VIEWS.staff)[number], string>;

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  validateSearch: knownSearch,
  // Whoever acts for someone does so on the next screen, too.
  search: { middlewares: [({ search, next }) => (search.for ? { for: search.for, ...next(search) } : next(search))] },
});

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: lazyRouteComponent(async () => {
    const inside = await import('./layouts/inside.tsx');
    await inside.layoutAhead();
    return inside;
  }, 'Inside'),
});

/** The symptom tools: for patients inside, for everyone else without an account. */
const tools = createRoute({
  getParentRoute: () => root,
  id: 'tools',
  component: lazyRouteComponent(() => import('./layouts/tools.tsx'), 'Tools'),
});

/** Whether it may be entered is not decided here: contract/screens.ts says for whom a path is, and the gate asks it. */
const open = <const Path extends string>(
  path: Path,
  title: string,
  component: RouteComponent,
  views: Readonly<Record<string, string>> = {},
) => createRoute({ getParentRoute: () => root, path, staticData: { title, views }, component });

const guarded = <const Path extends string>(
  path: Path,
  title: string,
  component: RouteComponent,
  { views = {}, load }: { views?: Readonly<Record<string, string>>; load?: () => Promise<WithAhead> } = {},
) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    staticData: { title, views },
    component,
    ...(load && { loader: aheadOf(load) }),
  });

type WithAhead = { ahead: (queryClient: QueryClient) => Promise<void> };

/** What a screen shows first: see pages/known-ahead.ts. */
const aheadOf =
  (load: () => Promise<WithAhead>) =>
  async ({ context: { queryClient } }: { context: { queryClient: QueryClient } }) =>
    (await load()).ahead(queryClient);

const tool = <const Path extends string>(path: Path, title: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => tools, path, staticData: { title }, component });

const page = lazyRouteComponent;
/** With the words of its area in the language shown. */
const inArea =
  <Page,>(area: Area, load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const [loaded] = await Promise.all([load(), enterArea(area)]);
    return loaded;
  };
const patientHome = page(() => import('./pages/patient/patient-home.tsx'), 'PatientHomePage');
const home = <const Path extends string>(path: Path) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    staticData: { title: msg('Home') },
    component: patientHome,
    loader: aheadOf(() => import('./pages/patient/patient-home.tsx')),
    // Links from when this was one long page.
    beforeLoad: ({ location }) => {
      const moved = MOVED_FROM_DASHBOARD[location.hash];
      if (moved) throw redirect({ href: moved, replace: true });
    },
  });
const seldom = () => import('./pages/seldom.ts');

type AdminPages = typeof import('./pages/seldom.ts').admin;

const admin = <const Path extends string>(path: Path, title: string, name: keyof AdminPages) =>
  guarded(
    path,
    title,
    page(async () => ({ default: await (await seldom()).admin[name]() })),
  );
const doctorDashboard = page(async () => {
  const dashboard = await import('./pages/doctor/doctor-dashboard.tsx');
  await dashboard.viewAhead();
  return dashboard;
}, 'DoctorDashboardPage');
const sketch = page(
  inArea('symptoms', () => import('./pages/symptoms/symptom-sketch.tsx')),
  'SymptomSketchPage',
);
const staffDashboard = page(async () => {
  const dashboard = await import('./pages/staff/staff-dashboard.tsx');
  await dashboard.viewAhead();
  return dashboard;
}, 'StaffDashboardPage');

const tree = root.addChildren([
  open(
    '/join-visit',
    msg('Join a video visit'),
    page(() => import('./pages/visit/join-visit.tsx'), 'JoinVisitPage'),
  ),
  inside.addChildren([
    home('/dashboard'),
    home('/patient-dashboard'),
    guarded(
      '/symptom-checks',
      msg('Symptoms'),
      page(
        inArea('symptoms', () => import('./pages/patient/symptom-checks.tsx')),
        'SymptomChecksPage',
      ),
    ),
    guarded(
      '/book',
      msg('Book a visit'),
      page(() => import('./pages/patient/booking/book.tsx'), 'BookPage'),
      { load: () => import('./pages/patient/booking/book.tsx') },
    ),
    guarded(
      '/book/doctors/$id',
      msg('Doctor'),
      page(() => import('./pages/patient/booking/doctor.tsx'), 'DoctorPage'),
    ),
    guarded(
      '/record',
      msg('Record'),
      page(
        inArea('record', () => import('./pages/patient/record/record.tsx')),
        'RecordPage',
      ),
      { load: () => import('./pages/patient/record/record.tsx') },
    ),
    guarded(
      '/record/vitals',
      msg('Vital Signs'),
      page(
        inArea('record', () => import('./pages/patient/record/vitals.tsx')),
        'VitalsPage',
      ),
    ),
    guarded(
      '/record/results',
      msg('Results'),
      page(
        inArea(
          'record',
          inArea('results', () => import('./pages/patient/record/results.tsx')),
        ),
        'ResultsPage',
      ),
    ),
    guarded(
      '/record/visits',
      msg('Visits'),
      page(
        inArea('record', () => import('./pages/patient/record/visits.tsx')),
        'VisitsPage',
      ),
    ),
    guarded(
      '/record/visits/$id',
      msg('Visit summary'),
      page(
        inArea('record', () => import('./pages/patient/record/visit.tsx')),
        'VisitPage',
      ),
    ),
    guarded(
      '/record/board',
      msg('HealthBoard'),
      page(
        inArea('record', () => import('./pages/patient/record/board.tsx')),
        'BoardPage',
      ),
    ),
    guarded(
      '/record/growth',
      msg('Growth'),
      page(inArea('record', async () => ({ default: await (await seldom()).growth() }))),
    ),
    guarded(
      '/record/vaccines',
      msg('Vaccines'),
      page(inArea('record', async () => ({ default: await (await seldom()).vaccines() }))),
    ),
    guarded(
      '/record/documents',
      msg('Documents'),
      page(
        inArea('record', () => import('./pages/patient/record/documents.tsx')),
        'DocumentsPage',
      ),
    ),
    guarded(
      '/record/documents/$id',
      msg('Document'),
      page(
        inArea('record', () => import('./pages/patient/record/document.tsx')),
        'DocumentPage',
      ),
    ),
    guarded(
      '/doses',
      msg('Doses'),
      page(
        inArea('record', () => import('./pages/patient/doses/doses.tsx')),
        'DosesPage',
      ),
    ),
    guarded(
      '/family',
      msg('My family'),
      page(async () => ({ default: await (await seldom()).family() })),
    ),
    guarded(
      '/private',
      msg('What is private'),
      page(async () => ({ default: await (await seldom()).privacy() })),
    ),
    guarded(
      '/you',
      msg('You'),
      page(() => import('./pages/patient/you.tsx'), 'YouPage'),
    ),
    guarded(
      '/emergency-card',
      msg('Emergency card'),
      page(
        inArea('record', () => import('./pages/patient/emergency-card.tsx')),
        'EmergencyCardPage',
      ),
    ),
    guarded(
      '/messages',
      msg('Messages'),
      page(() => import('./pages/patient/messages.tsx'), 'MessagesPage'),
    ),
    guarded(
      '/messages/$with',
      msg('Messages'),
      page(() => import('./pages/patient/conversation.tsx'), 'ConversationPage'),
    ),
    guarded('/doctor-dashboard', 'Dashboard Overview', doctorDashboard, {
      views: DOCTOR_TITLES,
      load: () => import('./pages/doctor/doctor-dashboard.tsx'),
    }),
    guarded('/staff-dashboard', 'Patient Overview', staffDashboard, {
      views: STAFF_TITLES,
      load: () => import('./pages/staff/staff-dashboard.tsx'),
    }),
    guarded(
      '/reception',
      'Front desk',
      page(() => import('./pages/reception/reception.tsx'), 'ReceptionPage'),
    ),
    admin('/admin', 'Administration', 'home'),
    admin('/admin/set-up', 'Set-up', 'setUp'),
    admin('/admin/people', 'People', 'people'),
    admin('/admin/applications', 'Applications', 'applications'),
    admin('/admin/hours', 'Hours', 'hours'),
    admin('/admin/departments', 'Departments', 'departments'),
    admin('/admin/clinic', 'Clinic', 'clinic'),
    admin('/admin/rooms', 'Rooms and beds', 'rooms'),
    admin('/admin/closed-days', 'Closed days', 'closedDays'),
    admin('/admin/vaccines', 'Vaccines', 'vaccines'),
    admin('/admin/boards', 'Boards', 'boards'),
    admin('/admin/merges', 'Merges', 'merges'),
    admin('/admin/erasures', 'Erasures', 'erasures'),
    admin('/admin/reports', 'Reports', 'reports'),
    admin('/admin/catalogues', 'Catalogues', 'catalogues'),
    admin('/admin/mails', 'Mails', 'mails'),
    admin('/admin/trail', 'Audit trail', 'trail'),
    admin('/admin/backups', 'Backups', 'backups'),
    admin('/admin/people/$id', 'Person', 'person'),
    guarded(
      '/visit/$id',
      'Video visit',
      page(() => import('./pages/visit/visit.tsx'), 'VideoVisitPage'),
    ),
    guarded(
      '/account',
      msg('Account'),
      page(async () => (await seldom()).account(), 'AccountPage'),
    ),
    guarded(
      '/account/everything',
      msg('Everything about you'),
      page(
        inArea('everything', async () => (await seldom()).everything()),
        'EverythingPage',
      ),
    ),
    guarded(
      '/prescriptions/$id',
      msg('Prescription'),
      page(
        inArea('record', () => import('./pages/patient/prescription.tsx')),
        'PrescriptionPage',
      ),
    ),
  ]),
  tools.addChildren([
    tool(
      '/symptom-script',
      msg('SymptomScript'),
      page(
        inArea('symptoms', () => import('./pages/symptoms/symptom-script.tsx')),
        'SymptomScriptPage',
      ),
    ),
    tool('/symptoms', msg('Symptom Sketch'), sketch),
    tool('/symptom-sketch', msg('Symptom Sketch'), sketch),
    tool(
      '/symptoms/$part',
      msg('Questionnaire'),
      page(
        inArea('symptoms', () => import('./pages/symptoms/questionnaire.tsx')),
        'QuestionnairePage',
      ),
    ),
    tool(
      '/symptoms-scan',
      msg('SymptomScan'),
      page(
        inArea('symptoms', () => import('./pages/symptoms/symptom-scan.tsx')),
        'SymptomScanPage',
      ),
    ),
  ]),
  open(
    '$',
    msg('Page not found'),
    page(() => import('./pages/not-found.tsx'), 'NotFoundPage'),
  ),
]);

export function makeRouter({ queryClient, history }: { queryClient: QueryClient; history?: RouterHistory }) {
  const router = createRouter({
    routeTree: tree,
    context: { queryClient },
    ...(history && { history }),
    parseSearch,
    stringifySearch,
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A page that is on its way leaves the old one in place; the bar at the top says so.
    defaultPendingMs: Number.POSITIVE_INFINITY,
  });
  // To another person leads a new document only: see acting-for.ts.
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    if (personIn(toLocation.searchStr) !== actingFor()) location.assign(toLocation.href);
  });
  return router;
}
