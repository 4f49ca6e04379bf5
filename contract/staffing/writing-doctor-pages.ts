// The page of a doctor for those who write it: the doctor, or an administrator.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, Instant } from '../fields.ts';
import { DoctorPage } from './doctor-pages.ts';

const PAGE = DoctorPage.shape;

/** `version` is that of the page as it was read: 0 where nobody has written one. */
export const DoctorPageForm = z.strictObject({ ...PAGE, version: z.int().check(z.minimum(0)) });
export type DoctorPageForm = z.infer<typeof DoctorPageForm>;

export const StoredDoctorPage = z.object({
  ...PAGE,
  version: z.int(),
  savedAt: z.nullable(Instant),
  savedBy: z.nullable(z.string()),
});
export type StoredDoctorPage = z.infer<typeof StoredDoctorPage>;

export const readDoctorPage = endpoint({
  method: 'GET',
  path: '/doctors/{id}/page',
  summary: 'What patients read about a doctor, for writing: a doctor their own, an administrator every one',
  params: ById,
  reply: StoredDoctorPage,
  roles: ['doctor', 'admin'],
  refusals: ['not_found'],
});

export const saveDoctorPage = endpoint({
  method: 'PUT',
  path: '/doctors/{id}/page',
  summary: 'Write what patients read about a doctor: a doctor their own, an administrator every one',
  params: ById,
  body: DoctorPageForm,
  reply: StoredDoctorPage,
  roles: ['doctor', 'admin'],
  refusals: ['not_found', 'version_outdated'],
});
