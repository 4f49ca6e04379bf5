// Joining the waiting list, through the endpoint.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Wish } from '#contract/appointments/waitlist.ts';
import { anAppointment, aScheduledDoctor, entriesAbout, toldTo } from '#server/appointments/testing.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Patient } from '#server/testing-people.ts';
import { checkText } from '#server/triage/engine/check-text.ts';
import { aFullDoctor, aWaitingWish, codeOf, forgetWaitlist, wishesSeenBy } from '../testing.ts';
import { joinWaitlist } from './join-waitlist.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => forgetWaitlist(app));

const join = ({ cookie }: Patient, body: object) => app.as(cookie).post('/api/waitlist', body);

describe('the reason of somebody who begins to wait', () => {
  const CHEST_PAIN = 'chest pain when I climb stairs';

  test('is read at once: the desk and the nurses are told of a danger, and the patient sees whom to call', async () => {
    const { doctor } = await aFullDoctor(app);
    const [patient, desk, nurse] = [
      await app.aPatient({ name: 'Farida Khan' }),
      await app.someone('desk'),
      await app.aNurse(),
    ];
    await checkText(app.deps, patient.actor, 'A cough', null);
    const joined = await join(patient, aWaitingWish(app, doctor, { reason: CHEST_PAIN }));
    expect([joined.statusCode, joined.json().reasonDanger]).toEqual([201, 'danger']);
    expect(await wishesSeenBy(app, patient)).toMatchObject([{ reasonDanger: 'danger' }]);
    for (const who of [desk, nurse]) {
      const [told] = await toldTo(app, who);
      expect(told?.title).toBe('Read first: Farida Khan may be in danger');
      expect(told?.text).toBe(
        `Waits for a time of ${doctor.name} to become free. The reason names a danger sign. The patient is shown the emergency number. Phone now.`,
      );
    }
  });

  test('that the engine could not read is told as not checked, also to the patient', async () => {
    const { doctor } = await aFullDoctor(app);
    const [patient, desk] = [await app.aPatient({ name: 'Farida Khan' }), await app.someone('desk')];
    const wish = aWaitingWish(app, doctor, { reason: CHEST_PAIN });
    expect(await joinWaitlist(app.deps, patient.actor, wish, 'not-read')).toMatchObject({ reasonDanger: 'unread' });
    expect((await toldTo(app, desk))[0]).toMatchObject({
      title: 'Read first: the reason of Farida Khan was not checked',
      text: expect.stringContaining('It may name one. Phone to ask.'),
    });
  });

  test('without a danger, and no reason, is told to nobody', async () => {
    const { doctor } = await aFullDoctor(app);
    const desk = await app.someone('desk');
    for (const about of [{ reason: 'To have my spectacles checked' }, {}]) {
      const joined = await join(await app.aPatient(), aWaitingWish(app, doctor, about));
      expect(joined.statusCode).toBe(201);
      expect(joined.json()).not.toHaveProperty('reasonDanger');
    }
    expect(await toldTo(app, desk)).toEqual([]);
  });
});

describe('joining', () => {
  test('gives a place in line, and the trail says so', async () => {
    const { doctor } = await aFullDoctor(app);
    const [first, second] = [await app.aPatient(), await app.aPatient()];
    await join(first, aWaitingWish(app, doctor));
    app.clock.advance(1);
    const joined = await join(second, { ...aWaitingWish(app, doctor), weekdays: [7, 1, 1], reason: 'A cough' });
    expect(joined.statusCode).toBe(201);
    const wish = joined.json<Wish>();
    expect(wish).toMatchObject({
      doctor: doctor.name,
      department: 'Cardiology',
      weekdays: [1, 7],
      place: 2,
      offer: null,
    });
    expect(wish.can).toEqual({ leave: true, accept: false, decline: false });
    expect(await entriesAbout(app, wish)).toMatchObject([{ action: 'waitlist.joined', actor_id: second.id }]);
    expect(await wishesSeenBy(app, first)).toMatchObject([{ place: 1 }]);
    expect(await wishesSeenBy(app, await app.aPatient())).toEqual([]);
  });

  test('is refused while a time that suits is free, which is named', async () => {
    const doctor = await aScheduledDoctor(app, { hours: { firstStart: '11:30', lastStart: '11:30' } });
    const refused = await join(await app.aPatient(), aWaitingWish(app, doctor));
    expect(codeOf(refused)).toBe('409 time_is_free');
    expect(refused.json().message).toContain('Dr. Meera Iyer, Tue 3 Mar 2026, 11:30');
    const afternoons = await join(await app.aPatient(), aWaitingWish(app, doctor, { dayParts: ['afternoon'] }));
    expect(afternoons.statusCode).toBe(201);
  });

  test('is not refused for a free time that is too near to be offered', async () => {
    // 14:30 in the clinic: the time of today at 14:45 is free, tomorrow's is taken.
    app.clock.set(new Date('2026-03-02T09:00:00Z'));
    const doctor = await aScheduledDoctor(app, { hours: { firstStart: '14:45', lastStart: '14:45' } });
    await anAppointment(app, { doctor, time: '14:45', status: 'approved' });
    expect((await join(await app.aPatient(), aWaitingWish(app, doctor))).statusCode).toBe(201);
  });

  test('is not refused for a free time at which the patient is elsewhere', async () => {
    const doctor = await aScheduledDoctor(app, { hours: { firstStart: '11:30', lastStart: '11:30' } });
    const { patient } = await anAppointment(app, { time: '11:30', status: 'approved' });
    expect((await join(patient, aWaitingWish(app, doctor))).statusCode).toBe(201);
  });

  test.each([
    ['an unknown doctor', { doctor: 'Dr. Nobody' }, '422 unknown_doctor'],
    ['an unknown department', { department: 'Alchemy' }, '422 unknown_department'],
    ['a day that is over', { until: '2026-03-01' }, '422 time_past'],
    ['a day too far ahead', { until: '2026-05-02' }, '422 wait_too_long'],
    ["another's symptom check", { triageId: '00000000-0000-4000-8000-000000000000' }, '422 unknown_triage'],
    ['no day', { weekdays: [] }, '400 bad_input'],
    ['no time', { dayParts: [] }, '400 bad_input'],
  ])('is refused for %s', async (_what, wrong, code) => {
    const { doctor } = await aFullDoctor(app);
    expect(codeOf(await join(await app.aPatient(), { ...aWaitingWish(app, doctor), ...wrong }))).toBe(code);
  });

  test('gives one place per wish and three wishes at most, however many ask at once', async () => {
    const { doctor } = await aFullDoctor(app);
    const eager = await app.aPatient();
    const same = await Promise.all(Array.from({ length: 5 }, () => join(eager, aWaitingWish(app, doctor))));
    expect(same.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(same.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(
      Array(4).fill('409 already_waiting'),
    );
    const others = await Promise.all(Array.from({ length: 4 }, () => aFullDoctor(app)));
    const more = await Promise.all(others.map((other) => join(eager, aWaitingWish(app, other.doctor))));
    expect(more.map((one) => (one.statusCode === 201 ? 'in' : codeOf(one))).sort()).toEqual([
      ...['409 too_many_wishes', '409 too_many_wishes', 'in', 'in'],
    ]);
  });
});
