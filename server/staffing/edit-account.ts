import type { AccountEdit, AccountReply } from '#contract/staffing/accounts.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { lockDepartment } from '../clinic/find-department.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { notify } from '../notices/notify.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish, SEE_SLOTS } from '../platform/events.ts';
import { Refusal } from '../platform/refusal.ts';
import { readWorker } from './read-worker.ts';
import { editClinician, keepVersion, setName } from './store.ts';
import { nameOf, tellOfChange } from './tell-administrators.ts';

const WORDS = {
  name: 'name',
  title: 'title',
  department: 'department',
  licenseNumber: 'licence number',
  licenceEndsOn: 'end of the licence',
  employeeId: 'employee ID',
  languages: 'languages',
} as const satisfies Record<keyof AccountEdit, string>;
type Part = keyof typeof WORDS;

/** The parts that stand under what a doctor signs. */
const SIGNED_WITH = ['name', 'licenseNumber', 'licenceEndsOn'] as const satisfies Part[];

/** The person is told: a name and a licence are theirs. What is so already is no change. */
export async function editAccount(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, ...edit }: AccountEdit & { version: number },
): Promise<AccountReply> {
  return transaction(deps.db, async (tx) => {
    const before = await readWorker(tx, id);
    requireWhole(before, edit);
    const changed = (Object.keys(WORDS) as Part[]).filter((part) => isChanged(before, edit, part));
    if (changed.length === 0) return before;
    const department = edit.department === null ? null : await lockDepartment(tx, edit.department);
    const { languages } = edit;
    await keepVersion(tx, id, version, { at: deps.clock.now(), by: actor.accountId });
    const isEdited = await editClinician(tx, id, version, {
      title: edit.title,
      department_id: department?.id ?? null,
      license_number: edit.licenseNumber,
      licence_ends_on: edit.licenceEndsOn,
      employee_id: edit.employeeId,
      ...(languages ? { languages: [...new Set(languages)] } : {}),
    });
    if (!isEdited) throw new Refusal('version_outdated');
    if (changed.includes('name')) await setName(tx, id, edit.name);
    const details = detailsOf(before, edit, changed);
    await appendEntry(tx, deps.clock, actor, 'account.edited', { subject: 'account', subjectId: id, details });
    await tellPerson(tx, deps, actor, id, changed);
    const changes = SIGNED_WITH.filter((part) => changed.includes(part)).map((part) => asWords(before, edit, part));
    if (before.role === 'doctor' && changes.length > 0) {
      await tellOfChange(tx, deps, actor, { id, name: before.name, changes });
    }
    await publish(tx, { type: 'slots', id, to: { roles: SEE_SLOTS } });
    await publish(tx, { type: 'duty', id, to: { accounts: [id] } });
    await publish(tx, { type: 'me', id, to: { accounts: [id] } });
    await publish(tx, { type: 'accounts', id, to: { roles: ['admin'], accounts: [id] } });
    return readWorker(tx, id);
  });
}

/** The trail holds no names: the name and the number before are in clinician_versions under this version, those after under the next. */
const detailsOf = (before: AccountReply, edit: AccountEdit, changed: readonly Part[]) => ({
  ...Object.fromEntries(changed.map((part) => [part, true])),
  versionBefore: before.version,
  ...(changed.includes('licenceEndsOn') ? { endBefore: before.licenceEndsOn, endAfter: edit.licenceEndsOn } : {}),
});

const asWords = (before: AccountReply, edit: AccountEdit, part: (typeof SIGNED_WITH)[number]): string =>
  `${inCapitals(WORDS[part])}: ${said(before[part])}, now ${said(edit[part])}.`;

const inCapitals = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const said = (value: string | null): string =>
  value === null ? 'not known' : /^\d{4}-\d\d-\d\d$/.test(value) ? value.split('-').reverse().join('/') : value;

const isChanged = (before: AccountReply, edit: AccountEdit, part: Part): boolean =>
  edit[part] !== undefined && String(before[part]) !== String(edit[part]);

function requireWhole({ role, licenceEndsOn }: AccountReply, edit: AccountEdit): void {
  // Else a lapsed licence would sign again by an empty field.
  if (licenceEndsOn !== null && edit.licenceEndsOn === null) {
    const said = 'Enter the last day on which it holds.';
    throw new Refusal('licence_end_known', { fields: { licenceEndsOn: said } });
  }
  const isDoctor = role === 'doctor';
  const wrong: Partial<Record<Part, string>> = {
    ...(edit.licenceEndsOn && edit.licenseNumber === null ? { licenseNumber: 'Enter the number of the licence.' } : {}),
    ...(isDoctor && edit.department === null ? { department: 'A doctor belongs to a department.' } : {}),
    ...(isDoctor && edit.licenseNumber === null ? { licenseNumber: 'A doctor has a licence number.' } : {}),
    ...(isDoctor && edit.languages ? { languages: 'The languages of a doctor stand on the page for patients.' } : {}),
  };
  if (Object.keys(wrong).length > 0) throw new Refusal('bad_input', { fields: wrong });
}

async function tellPerson(tx: Tx, deps: Deps, actor: Actor, to: string, changed: readonly Part[]): Promise<void> {
  const by = await nameOf(tx, actor);
  const title = `${by} changed what the clinic knows of you`;
  const text = `Changed: ${changed.map((part) => WORDS[part]).join(', ')}. If this is wrong, tell ${by}.`;
  const mail = { subject: 'What the clinic knows of you was changed', text: `${title}.\n\n${text}` };
  await notify(tx, deps, { to, kind: 'account', title, text, link: '/account', mail });
}
