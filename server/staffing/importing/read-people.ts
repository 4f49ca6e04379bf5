// A file of people as invitations: each with its line, and each mistake with line, column and reason.
import type * as z from 'zod/mini';
import type { BadLine } from '#contract/catalogues/catalogues.ts';
import { DoctorInvitation, StaffInvitation } from '#contract/staffing/accounts.ts';
import { MOST_PEOPLE, PEOPLE_COLUMNS, PEOPLE_ROLES } from '#contract/staffing/people-import.ts';
import { readTable, type TableRow } from '#server/platform/csv/read-table.ts';

export type Invited =
  | { line: number; role: 'doctor'; input: DoctorInvitation }
  | { line: number; role: 'staff' | 'desk'; input: StaffInvitation };
export type ReadPeople = { lines: number; people: Invited[]; bad: BadLine[] };

export function readPeople(text: string): ReadPeople {
  const { rows, bad } = readTable(text, PEOPLE_COLUMNS);
  const read: ReadPeople = { lines: rows.length, people: [], bad: [...bad] };
  if (rows.length > MOST_PEOPLE) {
    read.bad.push({ line: MOST_PEOPLE + 2, field: 'file', why: `At most ${MOST_PEOPLE} people at once.` });
  }
  const seen = new Map<string, number>();
  for (const row of rows) {
    const person = readPerson(row);
    if ('bad' in person) {
      read.bad.push(...person.bad);
      continue;
    }
    const again = keysOf(person).flatMap(([field, key]) => {
      const line = seen.get(`${field} ${key}`);
      return line === undefined ? [] : [{ line: row.line, field, why: `The same as in line ${line}.` }];
    });
    read.bad.push(...again);
    for (const [field, key] of keysOf(person)) seen.set(`${field} ${key}`, row.line);
    if (again.length === 0) read.people.push(person);
  }
  return read;
}

/** What only one person has. */
export const keysOf = ({ role, input }: Invited): [field: string, key: string][] => [
  ['email', input.email.toLowerCase()],
  role === 'doctor' ? ['licence number', input.licenseNumber] : ['employee id', input.employeeId],
];

const COLUMN_OF: Readonly<Record<string, string>> = {
  licenseNumber: 'licence number',
  licenceEndsOn: 'licence ends',
  employeeId: 'employee id',
};

function readPerson({ line, cell }: TableRow): Invited | { bad: BadLine[] } {
  const named = cell('role').toLowerCase();
  const role = isRole(named) ? PEOPLE_ROLES[named] : null;
  if (role === null) {
    const why = `A role is one of: ${Object.keys(PEOPLE_ROLES).join(', ')}. Administrators are invited one by one.`;
    return { bad: [{ line, field: 'role', why }] };
  }
  const mistakes = (error: z.core.$ZodError): { bad: BadLine[] } => ({
    bad: error.issues.map(({ path: [field], message }) => ({
      line,
      field: COLUMN_OF[String(field)] ?? String(field),
      why: message,
    })),
  });
  const person = { name: cell('name'), email: cell('email'), title: cell('title') };
  if (role === 'doctor') {
    const ends = cell('licence ends');
    const parsed = DoctorInvitation.safeParse({
      ...{ ...person, department: cell('department'), licenseNumber: cell('licence number') },
      ...(ends === '' ? {} : { licenceEndsOn: dayIn(ends) }),
    });
    return parsed.success ? { line, role, input: parsed.data } : mistakes(parsed.error);
  }
  const parsed = StaffInvitation.safeParse({ ...person, role, employeeId: cell('employee id') });
  return parsed.success ? { line, role, input: parsed.data } : mistakes(parsed.error);
}

const isRole = (named: string): named is keyof typeof PEOPLE_ROLES => Object.hasOwn(PEOPLE_ROLES, named);

/** As the screen shows days, or as files often do. */
const dayIn = (typed: string): string =>
  typed.replace(/^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, (_, day, month, year) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
