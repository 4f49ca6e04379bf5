// Pages that most people seldom open. The start, which every patient loads, names this one file, and only this one names theirs.
export const account = () => import('./account.tsx');
export const family = async () => (await import('./patient/family/family.tsx')).FamilyPage;
export const privacy = async () => (await import('./patient/private.tsx')).PrivatePage;
export const growth = async () => (await import('./patient/record/growth.tsx')).GrowthPage;
export const vaccines = async () => (await import('./patient/record/vaccines.tsx')).VaccinesPage;
export const everything = () => import('./patient/everything.tsx');

export const admin = {
  home: async () => (await import('./admin/admin-home.tsx')).AdminHomePage,
  setUp: async () => (await import('./admin/set-up/set-up.tsx')).SetUpPage,
  people: async () => (await import('./admin/people.tsx')).PeoplePage,
  person: async () => (await import('./admin/person.tsx')).PersonPage,
  applications: async () => (await import('./admin/applications.tsx')).ApplicationsPage,
  hours: async () => (await import('./admin/hours.tsx')).HoursPage,
  departments: async () => (await import('./admin/departments.tsx')).DepartmentsPage,
  clinic: async () => (await import('./admin/clinic.tsx')).ClinicPage,
  rooms: async () => (await import('./admin/rooms.tsx')).RoomsPage,
  vaccines: async () => (await import('./admin/vaccines.tsx')).VaccineSchedulePage,
  boards: async () => (await import('./admin/boards.tsx')).BoardsPage,
  merges: async () => (await import('./admin/merges.tsx')).MergesPage,
  erasures: async () => (await import('./admin/erasures.tsx')).ErasuresPage,
  closedDays: async () => (await import('./admin/closed-days.tsx')).ClosedDaysPage,
  reports: async () => (await import('./admin/reports.tsx')).ReportsPage,
  catalogues: async () => (await import('./admin/catalogues.tsx')).CataloguesPage,
  mails: async () => (await import('./admin/mails.tsx')).MailsPage,
  backups: async () => (await import('./admin/backups.tsx')).BackupsPage,
  trail: async () => (await import('./admin/trail.tsx')).TrailPage,
};
