import type { Examples } from '../testing-calls.ts';

const DAY = '2026-03-11';

export const EXAMPLES: Examples = {
  'PUT /doctor/schedule/hours': async (app) => ({
    cookie: (await app.aDoctor()).cookie,
    body: { hours: [{ weekday: 1, firstStart: '09:00', lastStart: '12:45' }] },
    leaves: 'schedule.hours_set',
  }),
  'POST /doctor/schedule/days-off': async (app) => ({
    cookie: (await app.aDoctor()).cookie,
    body: { date: DAY, reason: 'Conference' },
    leaves: 'schedule.day_off',
  }),
  'POST /doctor/schedule/extra-sessions': async (app) => ({
    cookie: (await app.aDoctor()).cookie,
    body: { date: DAY, firstStart: '17:00', lastStart: '18:00' },
    leaves: 'schedule.extra_session',
  }),
  'DELETE /doctor/schedule/{id}': async (app) => {
    const { cookie } = await app.aDoctor();
    const schedule = await app.as(cookie).post('/api/doctor/schedule/days-off', { date: DAY });
    return { cookie, id: schedule.json().daysOff[0].id, leaves: 'schedule.exception_removed' };
  },
};
