// The departments as an administrator keeps them, and which of them sees to what a symptom check finds.
import * as z from 'zod/mini';
import { Department } from '../clinic.ts';
import { endpoint } from '../endpoint.ts';
import { ById, Id, line } from '../fields.ts';
import { SPECIALISTS } from '../triage/specialists.ts';

export const KeptDepartment = z.extend(Department, {
  isClosed: z.boolean(),
  /** Nobody who acts for a patient from the age of a teenager on learns of a visit there. */
  isPrivate: z.boolean(),
  /** Who works here in it, and who waits to. */
  doctors: z.int(),
  applications: z.int(),
});
export type KeptDepartment = z.infer<typeof KeptDepartment>;

export const listKeptDepartments = endpoint({
  method: 'GET',
  path: '/admin/departments',
  summary: 'All departments in their order, closed ones too, and how many doctors belong to each',
  reply: z.array(KeptDepartment),
  roles: ['admin'],
  refusals: [],
});

const Named = z.strictObject({ name: line('Department', 60) });

export const addDepartment = endpoint({
  method: 'POST',
  path: '/admin/departments',
  summary: 'Add a department at the end of the list',
  body: Named,
  reply: KeptDepartment,
  roles: ['admin'],
  refusals: ['department_exists'],
  failure: 'The department was not added. Please try again.',
  created: true,
  idempotent: true,
});

export const renameDepartment = endpoint({
  method: 'PATCH',
  path: '/admin/departments/{id}',
  summary: 'Rename a department; its doctors and visits stay with it',
  params: ById,
  /** `was`: the name on the screen. Somebody else's new name is not overwritten unseen. */
  body: z.strictObject({ ...Named.shape, was: z.string() }),
  reply: KeptDepartment,
  roles: ['admin'],
  refusals: ['not_found', 'department_exists', 'version_outdated'],
  failure: 'The department was not renamed. Please try again.',
});

export const closeDepartment = endpoint({
  method: 'POST',
  path: '/admin/departments/{id}/close',
  summary: 'Close a department: nobody books or applies there any more. Its doctors go to another one.',
  params: ById,
  /** `seen`: how many doctors and applications the screen showed. Who came since then is not moved unseen. */
  body: z.strictObject({ doctorsTo: z.optional(Id), seen: z.int() }),
  reply: KeptDepartment,
  roles: ['admin'],
  refusals: ['not_found', 'department_in_use', 'unknown_department', 'last_department', 'version_outdated'],
  failure: 'The department was not closed. Please try again.',
});

export const openDepartment = endpoint({
  method: 'POST',
  path: '/admin/departments/{id}/open',
  summary: 'Open a closed department again',
  params: ById,
  reply: KeptDepartment,
  roles: ['admin'],
  refusals: ['not_found', 'version_outdated'],
  failure: 'The department was not opened. Please try again.',
});

export const setDepartmentPrivate = endpoint({
  method: 'PUT',
  path: '/admin/departments/{id}/privacy',
  summary: 'Make all visits of a department private, those there are too; or new ones ordinary again',
  params: ById,
  body: z.strictObject({ isPrivate: z.boolean() }),
  reply: KeptDepartment,
  roles: ['admin'],
  refusals: ['not_found'],
  failure: 'It was not changed. Please try again.',
});

/** Where people go whose symptom check names this specialist. */
export const PlacedSpecialist = z.object({
  specialist: z.enum(SPECIALISTS),
  /** What the clinic has said; null: the names decide. */
  chosenId: z.nullable(Id),
  /** Where it leads now. */
  department: z.string(),
});
export type PlacedSpecialist = z.infer<typeof PlacedSpecialist>;

export const listSpecialists = endpoint({
  method: 'GET',
  path: '/admin/specialists',
  summary: 'For each specialist whom a symptom check may name, the department that sees to it',
  reply: z.array(PlacedSpecialist),
  roles: ['admin'],
  refusals: [],
});

export const placeSpecialist = endpoint({
  method: 'PUT',
  path: '/admin/specialists',
  summary: 'Say which department sees to it, or leave it to the names again',
  body: z.strictObject({
    specialist: z.enum(SPECIALISTS, { error: 'Choose one of the specialists.' }),
    departmentId: z.nullable(Id),
  }),
  reply: z.array(PlacedSpecialist),
  roles: ['admin'],
  refusals: ['unknown_department'],
  failure: 'It was not saved. Please try again.',
});
