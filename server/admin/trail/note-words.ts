// What a line says besides its sentence. Details of an entry may tell of findings (a score, an outcome, a level), so a detail
// leaves only through this table: named by action and key, and as words of ours or a plain figure. Everything else stays in
// the database.
import { FACT_WORDS } from '#contract/clinic/clinic-facts.ts';
import { FAMILY_RULE_WORDS } from '#contract/clinic/family-rules.ts';
import type { Action } from '#server/audit/actions.ts';
import type { EndReason } from '#server/identity/sessions/end-sessions.ts';

export type EntryDetails = Readonly<Record<string, unknown>>;
type Say = (details: EntryDetails) => string | null;

const ROLES: Words = {
  patient: 'patient',
  doctor: 'doctor',
  staff: 'nurse',
  desk: 'receptionist',
  admin: 'administrator',
};

const NOTES: Partial<Record<Action, Say>> = {
  'access.refused': ({ code, endpoint }) => joined(said(REFUSED, code), under(areaOf(endpoint))),
  'account.edited': (details) =>
    joined(
      ...Object.entries(EDITED).map(([part, words]) => (details[part] === true ? words : null)),
      endOf('until', details.endAfter),
      endOf('before until', details.endBefore),
    ),
  'account.opened': ({ role }) => said(ROLES, role),
  'account.role_changed': ({ role }) => now(said(ROLES, role)),
  'audit.checkpoint_mailed': ({ batch }) => numbered('seal', batch),
  'chart.opened': ({ reason, part }) => joined(reason === 'alert-open' ? 'by an open alert' : null, said(PARTS, part)),
  'clinic.change_asked': ({ fact }) => said(FACT_WORDS, fact),
  'clinic.day_closed': ({ date }) => day(date),
  'clinic.day_opened': ({ date }) => day(date),
  'clinic.fact_set': ({ fact }) => said(FACT_WORDS, fact),
  'clinic.family_rule_set': ({ rule, from, to }) =>
    joined(said(FAMILY_RULE_WORDS, rule), isCount(from) && isCount(to) ? `${figure(from)} → ${figure(to)}` : null),
  'clinic.setting_set': ({ setting }) => said(SETTINGS, setting),
  'glass.broken': ({ minutes }) => counted(minutes, 'minute', 'minutes'),
  'glass.judged': ({ verdict }) => said(VERDICTS, verdict),
  'help.asked': ({ what, role }) => joined(said(HELP, what), said(ROLES, role)),
  'list.opened': ({ list, found }) => joined(areaOf(list), counted(found, 'patient', 'patients')),
  'login.refused': ({ role, why }) =>
    joined(said(ROLES, role), why === 'locked' ? 'locked after too many tries' : null),
  'login.succeeded': ({ stage }) => said(STAGES, stage),
  'looks.listed': ({ count }) => counted(count, 'line', 'lines'),
  'patient.registered': ({ at }) => (at === 'desk' ? 'at the desk' : null),
  'schedule.leave_ended': span,
  'schedule.leave_set': span,
  'session.ended': ({ why }) => said(ENDS, why),
  'set_up.step_marked': ({ step, mark }) => joined(said(STEPS, step), said(MARKS, mark)),
  'trail.checked': ({ whole, entries }) =>
    joined(whole === true ? 'no gap' : 'broken', counted(entries, 'line', 'lines')),
  'trail.exported': ({ what }) => said(REPORTS, what),
  'trail.read': ({ what, lines }) => joined(said(REPORTS, what), counted(lines, 'line', 'lines')),
};

export const noteOf = (action: string, details: EntryDetails): string | null =>
  joined(
    Object.hasOwn(NOTES, action) ? (NOTES[action as Action]?.(details) ?? null) : null,
    said(ACTED_AS, details.acting_as),
  );

/** Whoever acts for another person, in every line of what they did. */
const ACTED_AS: Words = { guardian: 'as parent or guardian', helper: 'as helper' };

type Words = Readonly<Record<string, string>>;

const REFUSED: Words = {
  not_allowed: 'not for this role',
  not_found: 'not there, or not open to them',
  bad_input: 'without a reason',
  chart_already_open: 'the chart was open already',
  glass_proof_needed: 'the password was needed',
  wrong_password: 'wrong password',
  wrong_code: 'wrong code',
  login_locked: 'too many tries',
  session_locked: 'the screen was locked',
};

const EDITED: Words = {
  name: 'name',
  title: 'title',
  department: 'department',
  licenseNumber: 'licence number',
  licenceEndsOn: 'end of the licence',
  employeeId: 'employee ID',
  languages: 'languages',
};

const STEPS: Words = {
  clinic: 'the clinic',
  departments: 'departments',
  people: 'people',
  hours: 'hours',
  rooms: 'rooms and beds',
};
const SETTINGS: Words = {
  'session-limits': 'when screens lock',
  ...{ mail: 'mail', sms: 'SMS', whatsapp: 'WhatsApp', ai: 'AI service', logo: 'logo' },
};
const MARKS: Words = { kept: 'kept', skipped: 'skipped' };

const ENDS: Record<EndReason, string> = {
  logout: 'logged out',
  'logout-everywhere': 'logged out everywhere',
  'ended-by-owner': 'ended by its owner',
  'password-changed': 'the password was changed',
  'second-factor-on': 'the second factor was turned on',
  'second-factor-off': 'the second factor was turned off',
  'second-factor-reset': 'the second factor was reset',
  'ended-by-administrator': 'ended by an administrator',
  'role-changed': 'the role was changed',
  'records-separated': 'two records were separated',
  'account-disabled': 'the account was closed',
  'pin-refused': 'the PIN was wrong five times',
};

const PARTS: Words = {
  admissions: 'stays',
  contact: 'contact details',
  diagnoses: 'diagnoses',
  documents: 'documents',
  growth: 'growth',
  history: 'visits',
  'lab-file': 'results',
  'lab-order': 'tests',
  'lab-reports': 'results',
  'lab-result-sheet': 'results',
  medication: 'medicines',
  photo: 'photo',
  prescription: 'prescriptions',
  prescriptions: 'prescriptions',
  profile: 'profile',
  readings: 'readings',
  repeat: 'repeats',
  safety: 'safety check',
  summary: 'summary',
  symptoms: 'symptom checks',
  vaccines: 'vaccines',
};

const HELP: Words = { password: 'forgotten password', 'health-id': 'forgotten Health ID' };
const STAGES: Words = {
  'second-factor': 'the code was still to come',
  enrolling: 'a second factor was still to be set up',
};
const REPORTS: Words = { report: 'counted for one person', lines: 'line by line', reviews: 'broken glass' };
const VERDICTS: Words = { justified: 'justified', 'not-justified': 'not justified' };

/** By the beginning of an endpoint, without its method. */
const AREAS: readonly (readonly [start: string, words: string])[] = [
  ['admin.trail', 'audit trail'],
  ['admin', 'administration'],
  ['admissions', 'admissions'],
  ['alerts', 'alerts'],
  ['appointments', 'appointments'],
  ['diagnoses', 'diagnoses'],
  ['doctor', 'appointments of a doctor'],
  ['documents', 'documents'],
  ['doses', 'doses at home'],
  ['handovers', 'handover'],
  ['inbox', 'messages of patients'],
  ['inpatients', 'inpatients'],
  ['lab', 'tests'],
  ['medication', 'medicines of the ward'],
  ['messages', 'messages'],
  ['notices', 'notices'],
  ['patients', 'patients'],
  ['prescriptions', 'prescriptions'],
  ['repeats', 'repeats of medicines'],
  ['rooms', 'rooms and beds'],
  ['staff-tasks', 'tasks'],
  ['symptoms', 'symptom checks'],
  ['visits', 'video visits'],
  ['ward', 'ward'],
];

function areaOf(endpoint: unknown): string | null {
  if (typeof endpoint !== 'string') return null;
  const path = endpoint.replace(/^(get|post|put|patch|delete)\./, '');
  // 'lab' is also the beginning of 'lab-orders', 'admin' not that of 'administrations'.
  const begins = (start: string) => path.startsWith(start) && !/[a-z]/.test(path.charAt(start.length));
  return AREAS.find(([start]) => begins(start))?.[1] ?? null;
}

const said = (words: Words, code: unknown): string | null =>
  typeof code === 'string' && Object.hasOwn(words, code) ? (words[code] ?? null) : null;

const joined = (...parts: (string | null)[]): string | null => parts.filter(Boolean).join(', ') || null;
const under = (words: string | null) => words && `under ${words}`;
const now = (words: string | null) => words && `now ${words}`;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const figure = (value: number) => value.toLocaleString('en-GB');
const numbered = (word: string, value: unknown) => (isCount(value) ? `${word} ${figure(value)}` : null);
const counted = (value: unknown, one: string, several: string) =>
  isCount(value) ? `${figure(value)} ${value === 1 ? one : several}` : null;
const day = (value: unknown) => (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null);

/** The first and the last day of a leave. */
function span({ from, until }: EntryDetails): string | null {
  const [first, last] = [day(from), day(until)];
  return first && last ? (first === last ? first : `${first} to ${last}`) : null;
}

function endOf(words: string, value: unknown): string | null {
  const end = day(value);
  return end && `${words} ${end}`;
}
