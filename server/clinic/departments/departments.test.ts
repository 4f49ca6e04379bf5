import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptDepartment, PlacedSpecialist } from '#contract/clinic/departments.ts';
import { doctorInvitation } from '#server/staffing/testing-calls.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { placeOf } from './place-specialists.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.anAdministrator();
});
afterAll(() => app.close());

const asAdmin = () => app.as(admin.cookie);

describe('departments', () => {
  const list = async () => (await asAdmin().get('/api/admin/departments')).json<KeptDepartment[]>();
  const byName = async (name: string): Promise<KeptDepartment> => {
    const found = (await list()).find((each) => each.name === name);
    if (!found) throw new Error(`There is no ${name}.`);
    return found;
  };
  const names = async () => (await app.as().get('/api/departments')).json().map(({ name }: { name: string }) => name);

  test('are added at the end and renamed, and a name is used once', async () => {
    expect((await asAdmin().post('/api/admin/departments', { name: 'Neurology' })).statusCode).toBe(201);
    expect((await names()).at(-1)).toBe('Neurology');
    const { id } = await byName('Neurology');
    await asAdmin().send('PATCH', `/api/admin/departments/${id}`, { name: 'Brain and Nerves', was: 'Neurology' });
    expect((await names()).at(-1)).toBe('Brain and Nerves');
    for (const name of ['Cardiology', 'cardiology']) {
      const twice = await asAdmin().post('/api/admin/departments', { name });
      expect(twice.json()).toMatchObject({ code: 'department_exists', fields: { name: expect.any(String) } });
    }
    const spelt = { name: 'CARDIOLOGY', was: 'Brain and Nerves' };
    const renamed = await asAdmin().send('PATCH', `/api/admin/departments/${id}`, spelt);
    expect(renamed.json()).toMatchObject({ code: 'department_exists' });
  });

  test('of two new names at once the first is kept, and the second is told', async () => {
    const { id } = (await asAdmin().post('/api/admin/departments', { name: 'Eyes' })).json<KeptDepartment>();
    const rename = (name: string) => asAdmin().send('PATCH', `/api/admin/departments/${id}`, { name, was: 'Eyes' });
    const answers = await Promise.all([rename('Eye Care'), rename('Ophthalmology')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('version_outdated');
    await asAdmin().post(`/api/admin/departments/${id}/close`, { seen: 0 });
  });

  test('that close while somebody is invited into them hold nobody afterwards', async () => {
    const { id } = (await asAdmin().post('/api/admin/departments', { name: 'Feet' })).json<KeptDepartment>();
    const to = await byName('General Medicine');
    const wish = { ...doctorInvitation(), department: 'Feet' };
    const [invited, closed] = await Promise.all([
      asAdmin().post('/api/admin/invitations/doctors', wish),
      asAdmin().post(`/api/admin/departments/${id}/close`, { doctorsTo: to.id, seen: 0 }),
    ]);
    // Whoever was first, the other one is told.
    expect([
      [201, 409],
      [422, 200],
    ]).toContainEqual([invited.statusCode, closed.statusCode]);
    const { doctors, isClosed } = await byName('Feet');
    expect(isClosed && doctors > 0).toBe(false);
  });

  test('with doctors are closed only when these go to another one, and can be opened again', async () => {
    const doctor = await app.aDoctor({ department: 'Ayurveda' });
    const [from, to] = [await byName('Ayurveda'), await byName('General Medicine')];
    expect(from.doctors).toBe(1);
    const close = (body: object) => asAdmin().post(`/api/admin/departments/${from.id}/close`, body);
    expect((await close({ seen: 1 })).json().code).toBe('department_in_use');
    expect((await close({ doctorsTo: from.id, seen: 1 })).json().fields).toEqual({ doctorsTo: expect.any(String) });
    expect((await close({ doctorsTo: to.id, seen: 0 })).json().code).toBe('version_outdated');
    const both = await Promise.all([close({ doctorsTo: to.id, seen: 1 }), close({ doctorsTo: to.id, seen: 1 })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await byName('Ayurveda')).toMatchObject({ isClosed: true, doctors: 0 });
    expect(await names()).not.toContain('Ayurveda');
    const { department } = (await app.as(doctor.cookie).get('/api/me')).json();
    expect(department).toBe('General Medicine');
    expect((await asAdmin().post(`/api/admin/departments/${from.id}/open`)).json().isClosed).toBe(false);
  });

  test('of two that are closed at once the last one stays', async () => {
    const open = (await list()).filter(({ isClosed }) => !isClosed);
    const [kept, other] = [await byName('General Medicine'), await byName('Cardiology')];
    await app.db
      .updateTable('departments')
      .set({ closed_at: app.clock.now() })
      .where('id', 'not in', [kept.id, other.id])
      .execute();
    await app.db.updateTable('clinicians').set({ department_id: null }).execute();
    const close = (id: string) => asAdmin().post(`/api/admin/departments/${id}/close`, { seen: 0 });
    const answers = await Promise.all([close(kept.id), close(other.id)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await names()).toHaveLength(1);
    const ids = open.map(({ id }) => id);
    await app.db.updateTable('departments').set({ closed_at: null }).where('id', 'in', ids).execute();
  });

  test('see to what the clinic says, else to what they are called', async () => {
    const read = async () => (await asAdmin().get('/api/admin/specialists')).json<PlacedSpecialist[]>();
    const of = (all: PlacedSpecialist[], who: string) => all.find(({ specialist }) => specialist === who);
    expect(of(await read(), 'Cardiologist')).toMatchObject({ chosenId: null, department: 'Cardiology' });
    expect(of(await read(), 'Dentist')).toMatchObject({ chosenId: null, department: 'General Medicine' });
    const { id } = await byName('Dermatology');
    const place = (departmentId: string | null) =>
      asAdmin().put('/api/admin/specialists', { specialist: 'Dentist', departmentId });
    const placed = (await place(id)).json<PlacedSpecialist[]>();
    expect(of(placed, 'Dentist')).toMatchObject({ chosenId: id, department: 'Dermatology' });
    expect((await place(admin.id)).json().code).toBe('unknown_department');
    expect(of((await place(null)).json(), 'Dentist')).toMatchObject({ chosenId: null, department: 'General Medicine' });
  });

  const OURS = ['General Medicine', 'Cardiology', 'Skin and Hair'];
  const CHOSEN = new Map([['Dermatologist', { id: '1', name: 'Skin and Hair' }]]);
  test.each([
    ['Dermatologist', 'Skin and Hair'],
    ['Cardiologist', 'Cardiology'],
    ['Cardiologist or Dermatologist', 'Cardiology'],
    ['Dermatologist or Cardiologist', 'Skin and Hair'],
    ['Neurologist or Dermatologist', 'Skin and Hair'],
    ['Neurologist or General Physician', 'General Medicine'],
  ])('of %s the first who has a place is meant: %s', (advice, department) => {
    expect(placeOf(advice, OURS, CHOSEN)).toBe(department);
  });

  test('are found by their names also where none sees to everybody', () => {
    const none = new Map();
    expect(placeOf('Cardiologist or Dermatologist', ['Cardiology', 'Dermatology'], none)).toBe('Cardiology');
    expect(placeOf('Surgeon', ['Ayurveda'], none)).toBe('Ayurveda');
  });
});
