import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    env: {
      CLINIC_NAME: 'Lake Road Clinic',
      CLINIC_TIME_ZONE: 'Asia/Colombo',
      EMERGENCY_NUMBER: '1990',
      CRISIS_LINE: '1926',
    },
  });
});
afterAll(() => app.close());

describe('the clinic', () => {
  test('tells everyone its name, its zone and the numbers to dial in an emergency and in a crisis, as they are configured', async () => {
    const answer = await app.as().get('/api/clinic');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      name: 'Lake Road Clinic',
      address: expect.any(String),
      timeZone: 'Asia/Colombo',
      emergencyNumber: '1990',
      crisisLine: { number: '1926', name: null },
      phone: expect.any(String),
      email: expect.any(String),
      supportHours: expect.any(String),
      mode: 'demo',
    });
  });

  test('tells nothing else of its configuration', async () => {
    const { body } = await app.as().get('/api/clinic');
    for (const secret of ['master', 'postgres', 'smtp', app.deps.config.dataDir]) expect(body).not.toContain(secret);
  });
});

describe('the departments', () => {
  const names = async () => (await app.as().get('/api/departments')).json().map(({ name }: { name: string }) => name);

  // spec: 3.19, 9.6
  test('are the four that every clinic starts with, in their order', async () => {
    expect(await names()).toEqual(['General Medicine', 'Cardiology', 'Dermatology', 'Ayurveda']);
  });

  test('do not include one that was closed, and nobody can apply to it', async () => {
    await app.db
      .updateTable('departments')
      .set({ closed_at: app.clock.now() })
      .where('name', '=', 'Ayurveda')
      .execute();
    expect(await names()).not.toContain('Ayurveda');
    const answer = await app.as().post('/api/applications', {
      name: 'Dr. Vivek Rao',
      email: 'vivek@mail.example',
      phone: '+91 98860 41230',
      licenseNumber: 'AYU-1',
      department: 'Ayurveda',
    });
    expect(answer.json()).toMatchObject({ code: 'unknown_department', fields: { department: expect.any(String) } });
  });
});
