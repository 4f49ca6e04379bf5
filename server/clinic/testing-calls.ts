import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { addDepartment } from './departments/keep-departments.ts';

const aName = () => `Department ${randomUUID().slice(0, 8)}`;

async function aboutADepartment(app: TestApp) {
  const admin = await app.anAdministrator();
  const { id } = await addDepartment(app.deps, admin.actor, aName());
  return { cookie: admin.cookie, id };
}

export const EXAMPLES: Examples = {
  'POST /admin/departments': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { name: aName() },
    leaves: 'department.added',
  }),
  'PATCH /admin/departments/{id}': async (app) => ({
    ...(await aboutADepartment(app)),
    body: { name: aName() },
    leaves: 'department.renamed',
  }),
  'POST /admin/departments/{id}/close': async (app) => ({
    ...(await aboutADepartment(app)),
    body: {},
    leaves: 'department.closed',
  }),
  'POST /admin/departments/{id}/open': async (app) => ({
    ...(await aboutADepartment(app)),
    leaves: 'department.opened',
  }),
  'PUT /admin/departments/{id}/privacy': async (app) => ({
    ...(await aboutADepartment(app)),
    body: { isPrivate: true },
    leaves: 'department.made_private',
  }),
  'PUT /admin/specialists': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { specialist: 'Dentist', departmentId: null },
    leaves: 'specialist.placed',
  }),
};
