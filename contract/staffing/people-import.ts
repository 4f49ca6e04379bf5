// Inviting many people at once, from a file. Administrators are invited one by one.
import * as z from 'zod/mini';
import { CsvText, ImportPreview } from '../catalogues/catalogues.ts';
import { endpoint } from '../endpoint.ts';

export const PEOPLE_COLUMNS: readonly string[] = [
  ...['role', 'name', 'email', 'title', 'department', 'licence number', 'licence ends', 'employee id'],
];
/** As the file says them. */
export const PEOPLE_ROLES = { doctor: 'doctor', nurse: 'staff', receptionist: 'desk' } as const;
/** Each gets a mail. */
export const MOST_PEOPLE = 200;

export const previewPeople = endpoint({
  method: 'POST',
  path: '/admin/people-import/preview',
  summary: 'Whom a file would invite, line by line; nothing is written and nobody gets a mail',
  body: z.strictObject({ text: CsvText }),
  reply: ImportPreview,
  roles: ['admin'],
  refusals: [],
});

export const importPeople = endpoint({
  method: 'POST',
  path: '/admin/people-import',
  summary: 'Invite everyone whom the preview named, or nobody; all administrators are told',
  body: z.strictObject({ text: CsvText, plan: z.string().check(z.maxLength(100)) }),
  reply: z.object({ invited: z.int() }),
  roles: ['admin'],
  refusals: [
    ...(['import_bad_lines', 'preview_outdated', 'email_taken', 'licence_taken'] as const),
    ...(['employee_taken', 'unknown_department'] as const),
  ],
  stepUp: true,
  idempotent: true,
});
