import { randomUUID } from 'node:crypto';
import type { TestApp } from '../testing-app.ts';
import type { Examples } from '../testing-calls.ts';
import { addDepartment, closeDepartment } from './departments/keep-departments.ts';

const aName = () => `Department ${randomUUID().slice(0, 8)}`;

async function aboutADepartment(app: TestApp) {
  const admin = await app.anAdministrator();
  const { id, name } = await addDepartment(app.deps, admin.actor, aName());
  return { admin, id, name };
}

export const EXAMPLES: Examples = {
  'POST /admin/departments': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { name: aName() },
    leaves: 'department.added',
  }),
  'PATCH /admin/departments/{id}': async (app) => {
    const { admin, id, name } = await aboutADepartment(app);
    return { cookie: admin.cookie, id, body: { name: aName(), was: name }, leaves: 'department.renamed' };
  },
  'POST /admin/departments/{id}/close': async (app) => {
    const { admin, id } = await aboutADepartment(app);
    return { cookie: admin.cookie, id, body: { seen: 0 }, leaves: 'department.closed' };
  },
  'POST /admin/departments/{id}/open': async (app) => {
    const { admin, id } = await aboutADepartment(app);
    await closeDepartment(app.deps, admin.actor, id, { seen: 0 });
    return { cookie: admin.cookie, id, leaves: 'department.opened' };
  },
  'PUT /admin/departments/{id}/privacy': async (app) => {
    const { admin, id } = await aboutADepartment(app);
    return { cookie: admin.cookie, id, body: { isPrivate: true }, leaves: 'department.made_private' };
  },
  'PUT /admin/specialists': async (app) => ({
    cookie: (await app.anAdministrator()).cookie,
    body: { specialist: 'Dentist', departmentId: null },
    leaves: 'specialist.placed',
  }),
};
