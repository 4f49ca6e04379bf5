import type { Role } from '#contract/endpoint.ts';
import type { AccessEntry } from '#contract/patients/opened-by.ts';
import { readListLooksAt, readTrailOf, type TrailEntry } from '../audit/public.ts';
import { findRecordIds, requireOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { inPlainWords, listInPlainWords } from './plain-words.ts';

const USUAL = 100;
const OWNER = 'You';
const ROLE_WORDS: Record<Role | 'visitor' | 'system', string> = {
  patient: 'Patient',
  doctor: 'Doctor',
  staff: 'Nurse',
  desk: 'Reception',
  admin: 'Administrator',
  visitor: 'Visitor',
  system: 'Clinic',
};
// One look at a chart opens several of its parts.
const ONE_LOOK_MS = 10 * 60_000;
const PARTS_OF_A_LOOK = 4;

/**
 * Lists from the audit trail who opened the record, for the person it is about. Their own looks are left out; their own
 * changes are not.
 */
export async function listWhoOpened(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  actor: Actor,
  patientId: string,
  limit = USUAL,
): Promise<AccessEntry[]> {
  await requireOwnRecord(db, actor, patientId);
  const records = await findRecordIds(db, patientId);
  const part = { limit: limit * PARTS_OF_A_LOOK, withoutLooksOf: actor.accountId };
  const entries = (await readTrailOf(db, records, part)).map((entry) => ({
    at: entry.at.toISOString(),
    ...whoDid(entry, actor.accountId, config.clinic.name),
    what: wordsFor(entry),
    how: howOf(entry),
  }));
  // Whoever acts for the person, and is not shown what is confidential, reads what they did themselves.
  const listed = actor.acting?.withholds
    ? []
    : await readListLooksAt(db, records, { limit, withoutLooksOf: actor.accountId });
  const looks = listed.map((look) => ({
    at: look.at.toISOString(),
    ...whoDid({ ...look, action: 'list.opened', details: look }, actor.accountId, config.clinic.name),
    what: listInPlainWords(look.list),
    how: 'done' as const,
  }));
  // Sorts by the clock: of two concurrent entries, the later may have the lower number.
  const all = [...withoutRepeats(entries.toSorted(byClock)), ...oncePerDay(looks)];
  const newest = all.toSorted(byClock);
  // Each for itself: what the person does every day hides nobody who looked.
  const isOwn = ({ who }: AccessEntry) => who === OWNER;
  const others = newest.filter((entry) => !isOwn(entry)).slice(0, limit);
  return [...others, ...newest.filter(isOwn).slice(0, limit)].toSorted(byClock);
}

const wordsFor = ({ action, details }: Pick<TrailEntry, 'action' | 'details'>) => {
  const isAtDesk = details !== null && typeof details === 'object' && 'at' in details && details.at === 'desk';
  return isAtDesk ? `${inPlainWords(action)} you at the desk` : inPlainWords(action);
};

const howOf = ({ action, actor_role }: Pick<TrailEntry, 'action' | 'actor_role'>): AccessEntry['how'] => {
  if (action === 'access.refused') return 'refused';
  return actor_role === 'system' ? 'by-itself' : 'done';
};

type Doer = Pick<TrailEntry, 'action' | 'actor_id' | 'actor_role' | 'name'> & { details: unknown };

/** As what someone acted for the patient: both stand in the list. */
const ACTED_AS: Record<string, string> = { guardian: 'Parent or guardian', helper: 'Helper' };

function actedAs(details: unknown): string | undefined {
  if (typeof details !== 'object' || details === null || !('acting_as' in details)) return undefined;
  return ACTED_AS[String(details.acting_as)];
}

// Done before there was a login, with what only the owner holds: the form, or the code from the desk.
const BY_THE_OWNER = ['patient.registered', 'account.activated'];

/** What no person did is shown as done by the clinic. */
function whoDid({ action, actor_id, actor_role, name, details }: Doer, ownId: string, clinic: string) {
  const isVisitor = actor_role === 'visitor';
  if (actor_id === ownId || (isVisitor && BY_THE_OWNER.includes(action))) {
    return { who: OWNER, role: actedAs(details) ?? ROLE_WORDS.patient };
  }
  if (isVisitor && action.startsWith('email.')) return { who: 'The link in a mail', role: 'Mail' };
  const nameless = isVisitor ? 'Someone not logged in' : clinic;
  const acted = actedAs(details);
  // Whom a patient tried to look at learns of it, and not which patient it was.
  if (!acted && actor_role === 'patient' && action === 'access.refused') {
    return { who: 'Another patient', role: ROLE_WORDS.patient };
  }
  if (acted) return { who: name ?? nameless, role: acted };
  return { who: name ?? nameless, role: isKnownRole(actor_role) ? ROLE_WORDS[actor_role] : actor_role };
}

const isKnownRole = (role: string): role is keyof typeof ROLE_WORDS => Object.hasOwn(ROLE_WORDS, role);

/** Repeats by one person within ten minutes are listed once, at the last time. */
function withoutRepeats(newestFirst: AccessEntry[]): AccessEntry[] {
  const shown = new Map<string, number>();
  return newestFirst.filter(({ at, who, role, what }) => {
    const key = [who, role, what].join('\n');
    const time = Date.parse(at);
    if ((shown.get(key) ?? Infinity) - time < ONE_LOOK_MS) return false;
    shown.set(key, time);
    return true;
  });
}

const byClock = (one: AccessEntry, other: AccessEntry) => other.at.localeCompare(one.at);

/** Several lists sound alike to the patient: the same words of the same person stand once a day. */
function oncePerDay(looks: AccessEntry[]): AccessEntry[] {
  const shown = new Set<string>();
  return looks.toSorted(byClock).filter(({ at, who, role, what }) => {
    const key = [who, role, what, at.slice(0, 10)].join('\n');
    return !shown.has(key) && shown.add(key);
  });
}
