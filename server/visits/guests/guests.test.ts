import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GuestVisit } from '#contract/appointments/visit-guests.ts';
import type { Visit } from '#contract/appointments/visits.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { moveAppointment } from '#server/appointments/changing/move-appointment.ts';
import { findAppointment } from '#server/appointments/read-appointment.ts';
import { endAccess } from '#server/patients/access/end-access.ts';
import { giveAccess } from '#server/patients/access/testing.ts';
import { fixedClock } from '#server/platform/clock.ts';
import { wallClockIn } from '#server/platform/zoned-time.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import { endpointsOfTheContract } from '#server/testing-contract.ts';
import type { Patient } from '#server/testing-people.ts';
import { aForm, aJpeg, aJpegWithMetadata } from '#server/triage/testing-photos.ts';
import { readVisit } from '../read-visit.ts';
import { aVideoVisit, aVisitLetIn } from '../testing.ts';
import { openGuestLink } from './enter-as-guest.ts';
import { inviteGuest } from './invite-guest.ts';
import { aGuestIn, aGuestLink, aGuestWaiting, openedLink } from './testing.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { RATE_LIMIT_CALLS: '100000' } });
});
afterAll(() => app.close());

const codeOf = (answer: { json(): { code?: string } }) => answer.json().code;
const signal = () => ({ id: crypto.randomUUID(), signal: '{}' });

describe('the link of a guest', () => {
  test('opens once: of two browsers at the same moment one comes in, and nobody afterwards', async () => {
    const { id, patient } = await aVisitLetIn(app);
    const { token } = await aGuestLink(app, patient, id);
    const both = await Promise.all([1, 2].map(() => app.as('').post('/api/guest-visit/open', { token })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
    expect(codeOf(await app.as('').post('/api/guest-visit/open', { token }))).toBe('link_invalid');
    const [row] = await app.db.selectFrom('visit_guests').selectAll().where('appointment_id', '=', id).execute();
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('opens nothing before the room does, and stays whole until then', async () => {
    const visit = await aVideoVisit(app);
    const early = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() - 14 * MINUTE_MS)) };
    const { address } = await inviteGuest(early, visit.patient.actor, visit.id, 'Nikhil Rao');
    const token = new URL(address).hash.slice(1);
    const caller = { accountId: null, role: 'visitor', sessionId: null, requestId: null } as const;
    const earlier = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() - 16 * MINUTE_MS)) };
    await expect(openGuestLink(earlier, caller, token)).rejects.toMatchObject({ code: 'visit_not_open' });
    expect((await openGuestLink(app.deps, caller, token)).visit.name).toBe('Nikhil Rao');
  });

  test('is refused after the end, when it was taken back, and when it was never made', async () => {
    const { id, patient, doctor } = await aVisitLetIn(app);
    const [late, back] = [await aGuestLink(app, patient, id), await aGuestLink(app, doctor, id)];
    await app.as(patient.cookie).post(`/api/visit-guests/${back.id}/put-out`);
    const open = (token: string) => app.as('').post('/api/guest-visit/open', { token });
    expect(codeOf(await open(back.token))).toBe('link_invalid');
    await app.as(doctor.cookie).post(`/api/visits/${id}/end`, { how: 'finished' });
    expect(codeOf(await open(late.token))).toBe('link_invalid');
    expect(codeOf(await open('never-made'))).toBe('link_invalid');
    expect(codeOf(await app.as(patient.cookie).post(`/api/visits/${id}/guests`, { name: 'Later' }))).toBe('visit_over');
  });

  test('is made by the two of the visit and nobody else, six times at most', async () => {
    const { id, patient } = await aVisitLetIn(app);
    for (const { cookie } of [await app.aPatient(), await app.aDoctor()]) {
      expect((await app.as(cookie).post(`/api/visits/${id}/guests`, { name: 'Ravi' })).statusCode).toBe(404);
    }
    const made = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map(() => app.as(patient.cookie).post(`/api/visits/${id}/guests`, { name: 'Ravi' })),
    );
    expect(made.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(6).fill(201), 409]);
  });
});

describe('a guest', () => {
  test('agrees, waits, is let in once by whoever is first, and is listed on both sides', async () => {
    const { id, patient, doctor, guest } = await aGuestWaiting(app);
    const seen = (await app.as(guest.cookie).get('/api/guest-visit')).json<GuestVisit>();
    expect([seen.guest, seen.people, seen.mode]).toEqual(['waiting', [], null]);
    const letIn = () =>
      [doctor, patient].map(({ cookie }) => app.as(cookie).post(`/api/visit-guests/${guest.me}/let-in`));
    const both = await Promise.all(letIn());
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'visit.guest_let_in')
      .where('subject_id', '=', id)
      .execute();
    expect(entries).toHaveLength(1);
    for (const { cookie } of [doctor, patient]) {
      const { people, guests } = (await app.as(cookie).get(`/api/visits/${id}`)).json<Visit>();
      expect(people.map(({ role }) => role)).toEqual(['doctor', 'patient', 'guest']);
      expect(guests).toMatchObject([{ name: 'Nikhil Rao', state: 'in' }]);
    }
  });

  test('learns nothing of why: no symptom, no number, no record', async () => {
    const { guest } = await aGuestIn(app);
    const seen = (await app.as(guest.cookie).get('/api/guest-visit')).json();
    expect(Object.keys(seen).toSorted()).toEqual(
      [
        ...['doctor', 'endsAt', 'guest', 'me', 'mode', 'name', 'patient', 'people', 'startsAt', 'state', 'timeZone'],
      ].toSorted(),
    );
  });

  test('neither sends nor reads signals before being let in, nor those of others afterwards', async () => {
    const { doctor, patient, id, guest, pages } = await aGuestWaiting(app);
    const page = crypto.randomUUID();
    const as = app.as(guest.cookie);
    await as.post('/api/guest-visit/seat', { page });
    const send = (from: string, to: string) =>
      as.post('/api/guest-visit/signals', { page: from, to, signals: [signal()] });
    expect(codeOf(await send(page, pages.doctor))).toBe('visit_not_open');
    expect(codeOf(await as.get('/api/guest-visit/chat'))).toBe('guest_out');
    const toGuest = () =>
      app.as(doctor.cookie).post(`/api/visits/${id}/signals`, { page: pages.doctor, to: page, signals: [signal()] });
    expect(codeOf(await toGuest())).toBe('page_gone');
    await app.as(patient.cookie).post(`/api/visit-guests/${guest.me}/let-in`);
    expect((await send(page, pages.doctor)).statusCode).toBe(200);
    expect((await toGuest()).statusCode).toBe(200);
    expect(codeOf(await send(pages.doctor, pages.patient))).toBe('seat_taken');
    expect(codeOf(await as.post('/api/guest-visit/signals/take', { page: pages.doctor, had: 0 }))).toBe('seat_taken');
    const own = (await as.post('/api/guest-visit/signals/take', { page, had: 0 })).json().signals;
    expect(own).toMatchObject([{ from: pages.doctor }]);
  });

  test('a second tab takes over, and the first one is told', async () => {
    const { guest } = await aGuestIn(app);
    await app.as(guest.cookie).post('/api/guest-visit/seat', { page: crypto.randomUUID() });
    const old = await app.as(guest.cookie).post('/api/guest-visit/signals/take', { page: guest.page, had: 0 });
    expect(codeOf(old)).toBe('seat_taken');
  });

  test('who is put out is out at once, with every signal, and does not come back by the same link', async () => {
    const { id, doctor, guest, token, pages } = await aGuestIn(app);
    const out = (await app.as(doctor.cookie).post(`/api/visit-guests/${guest.me}/put-out`)).json<Visit>();
    expect([out.people.length, out.guests[0]?.state]).toEqual([2, 'left']);
    const as = app.as(guest.cookie);
    expect((await as.get('/api/guest-visit')).json()).toMatchObject({ guest: 'put-out', people: [] });
    const answers = [
      await as.post('/api/guest-visit/seat', { page: guest.page }),
      await as.post('/api/guest-visit/signals', { page: guest.page, to: pages.doctor, signals: [signal()] }),
      await as.post('/api/guest-visit/signals/take', { page: guest.page, had: 0 }),
      await as.post('/api/guest-visit/wait', { agrees: true }),
      await as.post('/api/guest-visit/chat', { id: crypto.randomUUID(), text: 'Hello' }),
      await as.get('/api/guest-visit/relays'),
      await as.get('/api/guest-visit/chat'),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'guest_out'));
    expect(codeOf(await app.as('').post('/api/guest-visit/open', { token }))).toBe('link_invalid');
    expect(codeOf(await app.as(doctor.cookie).post(`/api/visit-guests/${guest.me}/let-in`))).toBe('guest_not_there');
    const left = await app.db.selectFrom('visit_signals').select('id').where('appointment_id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('four people at most, also when two are let in at the same moment', async () => {
    const first = await aGuestIn(app);
    const more: string[] = [];
    for (const by of [first.doctor, first.patient]) {
      const { cookie, me } = await openedLink(app, (await aGuestLink(app, by, first.id)).token);
      await app.as(cookie).post('/api/guest-visit/wait', { agrees: true });
      more.push(me);
    }
    const answers = await Promise.all(
      more.map((me) => app.as(first.doctor.cookie).post(`/api/visit-guests/${me}/let-in`)),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.map((answer) => codeOf(answer))).toContain('visit_full');
  });

  test('of one visit is nobody in another, and strangers let nobody in or out', async () => {
    const [one, other] = [await aGuestIn(app), await aGuestWaiting(app)];
    const sent = await app.as(one.guest.cookie).post('/api/guest-visit/signals', {
      ...{ page: one.guest.page, to: other.pages.doctor, signals: [signal()] },
    });
    expect(codeOf(sent)).toBe('page_gone');
    for (const { cookie } of [one.doctor, one.patient, await app.aPatient()]) {
      for (const act of ['let-in', 'put-out']) {
        const answer = await app.as(cookie).post(`/api/visit-guests/${other.guest.me}/${act}`);
        expect([act, answer.statusCode]).toEqual([act, 404]);
      }
    }
  });

  test('has a session for this room alone: every other endpoint answers as to a visitor', async () => {
    const { id, guest } = await aGuestIn(app);
    const others = (await endpointsOfTheContract()).filter(
      ({ roles, path }) => roles[0] !== 'public' && path !== '/events',
    );
    expect(others.length).toBeGreaterThan(200);
    for (const { method, path } of others) {
      const url = `/api${path.replace(/\{\w+\}/g, id)}`;
      const answer = await app.as(guest.cookie).send(method, url, method === 'GET' ? undefined : {});
      expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
    }
  });

  test('the end of the visit ends it for guests too', async () => {
    const { id, doctor, guest } = await aGuestIn(app);
    await app.as(doctor.cookie).post(`/api/visits/${id}/end`, { how: 'finished' });
    const as = app.as(guest.cookie);
    expect((await as.get('/api/guest-visit')).json()).toMatchObject({ state: 'finished', people: [] });
    expect(codeOf(await as.post('/api/guest-visit/signals/take', { page: guest.page, had: 0 }))).toBe('visit_over');
    expect(codeOf(await as.post('/api/guest-visit/seat', { page: guest.page }))).toBe('visit_over');
  });
});

describe('a guest who floods', () => {
  test('leaves a hundred signals waiting at most, the newest', async () => {
    const { id, doctor, guest, pages } = await aGuestIn(app);
    const send = (nth: number) =>
      app.as(guest.cookie).post('/api/guest-visit/signals', {
        ...{ page: guest.page, to: pages.doctor },
        signals: Array.from({ length: 50 }, (_, at) => ({ id: crypto.randomUUID(), signal: `"${nth}-${at}"` })),
      });
    for (let nth = 0; nth < 4; nth += 1) expect((await send(nth)).statusCode).toBe(200);
    const kept = await app.db.selectFrom('visit_signals').select('id').where('appointment_id', '=', id).execute();
    expect(kept).toHaveLength(100);
    const taken = await app.as(doctor.cookie).post(`/api/visits/${id}/signals/take`, { page: pages.doctor, had: 0 });
    expect(taken.json().signals.at(-1)).toMatchObject({ signal: '"3-49"' });
  });

  test('writes twenty lines in a minute, each once in the record and in the trail', async () => {
    const { id, guest, doctor } = await aGuestIn(app);
    const write = (line: string) => app.as(guest.cookie).post('/api/guest-visit/chat', { id: line, text: 'Hello' });
    const again = crypto.randomUUID();
    for (let nth = 0; nth < 3; nth += 1) expect((await write(again)).json()).toHaveLength(1);
    const entries = await app.db
      .selectFrom('audit_entries')
      .select('id')
      .where('action', '=', 'visit.chat_written')
      .where('subject_id', '=', id)
      .execute();
    expect(entries).toHaveLength(1);
    const answers = [];
    for (let nth = 0; nth < 21; nth += 1) answers.push((await write(crypto.randomUUID())).statusCode);
    expect(answers.filter((status) => status === 200)).toHaveLength(19);
    expect(answers.at(-1)).toBe(429);
    expect((await app.as(doctor.cookie).get(`/api/visits/${id}/chat`)).json()).toHaveLength(20);
    app.clock.advance(MINUTE_MS);
    expect((await write(crypto.randomUUID())).statusCode).toBe(200);
  });
});

describe('the chat', () => {
  test('a guest reads from being let in on, and what a guest writes stays in the record under the name', async () => {
    const { id, patient, doctor, guest } = await aGuestWaiting(app);
    const write = (cookie: string, path: string, text: string) =>
      app.as(cookie).post(path, { id: crypto.randomUUID(), text });
    await write(patient.cookie, `/api/visits/${id}/chat`, 'Before the guest.');
    app.clock.advance(1000);
    await app.as(doctor.cookie).post(`/api/visit-guests/${guest.me}/let-in`);
    await write(guest.cookie, '/api/guest-visit/chat', 'She slept badly.');
    const read = (await app.as(guest.cookie).get('/api/guest-visit/chat')).json();
    expect(read).toMatchObject([{ by: 'Nikhil Rao', isMine: true, text: 'She slept badly.' }]);
    const all = (await app.as(doctor.cookie).get(`/api/visits/${id}/chat`)).json();
    expect(all.map(({ text }: { text: string }) => text)).toEqual(['Before the guest.', 'She slept badly.']);
  });

  test('a photo is drawn anew, sealed, shown once to the two, and to a guest only as there', async () => {
    const { id, patient, doctor, guest } = await aGuestIn(app);
    const line = crypto.randomUUID();
    const { payload, type } = aForm({
      ...{ text: { details: JSON.stringify({ id: line }) }, image: await aJpegWithMetadata() },
    });
    const share = (cookie: string) =>
      app.as(cookie).post(`/api/visits/${id}/photos`, payload, { 'content-type': type });
    expect((await share(patient.cookie)).json()).toMatchObject([{ photo: { url: `/api/visit-photos/${line}` } }]);
    expect((await share(patient.cookie)).json()).toHaveLength(1);
    const jpeg = (await app.as(doctor.cookie).get(`/api/visit-photos/${line}`)).rawPayload;
    expect(jpeg.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    for (const secret of ['Asha', '77.5946', 'Exif']) expect(jpeg.includes(Buffer.from(secret))).toBe(false);
    const kept = await app.db.selectFrom('visit_photos').select('sealed').where('line_id', '=', line).execute();
    expect(kept[0]?.sealed.includes(jpeg.subarray(0, 16))).toBe(false);
    expect((await app.as(guest.cookie).get('/api/guest-visit/chat')).json()).toMatchObject([{ photo: { url: null } }]);
    expect((await app.as(guest.cookie).get(`/api/visit-photos/${line}`)).statusCode).toBe(401);
    for (const { cookie } of [await app.aPatient(), await app.aDoctor()]) {
      expect((await app.as(cookie).get(`/api/visit-photos/${line}`)).statusCode).toBe(404);
      const other = aForm({ text: { details: JSON.stringify({ id: crypto.randomUUID() }) }, image: await aJpeg() });
      const refused = app.as(cookie).post(`/api/visits/${id}/photos`, other.payload, { 'content-type': other.type });
      expect((await refused).statusCode).toBe(404);
    }
  });
});

describe('the guest of a helper who may not act any more', () => {
  /** Whoever helps the patient of a visit that goes on. */
  async function aHelper({ patient }: { patient: Patient }) {
    const helper = await app.aPatient();
    const access = await giveAccess(app, helper, patient, { relation: 'helper' });
    const post = (path: string, body: object = {}) =>
      app.as(helper.cookie).post(`${path}?for=${patient.patientId}`, body);
    return { helper, post, stop: () => endAccess(app.deps, helper.actor, access) };
  }

  test('who was let in by the helper alone is out, sends nothing more and is seen by nobody', async () => {
    const visit = await aVisitLetIn(app);
    const { post, stop } = await aHelper(visit);
    const { address } = (await post(`/api/visits/${visit.id}/guests`, { name: 'Nikhil Rao' })).json();
    const guest = await openedLink(app, new URL(address).hash.slice(1));
    const as = app.as(guest.cookie);
    await as.post('/api/guest-visit/wait', { agrees: true });
    const page = crypto.randomUUID();
    await as.post('/api/guest-visit/seat', { page });
    await post(`/api/visit-guests/${guest.me}/let-in`);
    expect((await as.get('/api/guest-visit')).json()).toMatchObject({ guest: 'in' });
    await stop();

    expect((await as.get('/api/guest-visit')).json()).toMatchObject({ guest: 'put-out', people: [] });
    const answers = [
      await as.post('/api/guest-visit/signals', { page, to: visit.pages.doctor, signals: [signal()] }),
      await as.post('/api/guest-visit/signals/take', { page, had: 0 }),
      await as.post('/api/guest-visit/chat', { id: crypto.randomUUID(), text: 'Hello' }),
      await as.get('/api/guest-visit/chat'),
      await as.get('/api/guest-visit/relays'),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => 'guest_out'));
    const seen = (await app.as(visit.doctor.cookie).get(`/api/visits/${visit.id}`)).json<Visit>();
    expect(seen.people.map(({ id }) => id)).not.toContain(guest.me);
    const late = await app.as(visit.doctor.cookie).post(`/api/visit-guests/${guest.me}/let-in`);
    expect(codeOf(late)).toBe('guest_not_there');
  });

  test('whom the patient invited and the helper let in waits again, until the doctor lets them in', async () => {
    const visit = await aGuestWaiting(app);
    const { post, stop } = await aHelper(visit);
    await post(`/api/visit-guests/${visit.guest.me}/let-in`);
    const where = async () => (await app.as(visit.guest.cookie).get('/api/guest-visit')).json<GuestVisit>().guest;
    expect(await where()).toBe('in');
    await stop();
    expect(await where()).toBe('waiting');
    const again = await app.as(visit.doctor.cookie).post(`/api/visit-guests/${visit.guest.me}/let-in`);
    expect([again.statusCode, await where()]).toEqual([200, 'in']);
  });

  test('whose link nobody has opened yet does not come in', async () => {
    const visit = await aVisitLetIn(app);
    const { post, stop } = await aHelper(visit);
    const { address } = (await post(`/api/visits/${visit.id}/guests`, { name: 'Nikhil Rao' })).json();
    await stop();
    const token = new URL(address).hash.slice(1);
    expect(codeOf(await app.as('').post('/api/guest-visit/open', { token }))).toBe('link_invalid');
  });
});

test('a guest who has agreed to a visit that is moved agrees anew at the new time', async () => {
  const visit = await aVideoVisit(app);
  const guest = await openedLink(app, (await aGuestLink(app, visit.patient, visit.id)).token);
  await app.as(guest.cookie).post('/api/guest-visit/wait', { agrees: true });
  await app.as(guest.cookie).post('/api/guest-visit/seat', { page: crypto.randomUUID() });
  const early = { ...app.deps, clock: fixedClock(new Date(visit.startsAt.getTime() - 5 * MINUTE_MS)) };
  const start = new Date(visit.startsAt.getTime() + 120 * MINUTE_MS);
  const { day, time } = wallClockIn(app.deps.config.clinic.timeZone, start);
  const { version } = await findAppointment(app.deps, visit.doctor.actor, visit.id);
  const to = { date: day, time, reason: 'An emergency', version };
  await moveAppointment(early, visit.doctor.actor, visit.id, to);

  const then = { ...app.deps, clock: fixedClock(new Date(start.getTime() - 10 * MINUTE_MS)) };
  const { guests } = await readVisit(then, visit.patient.actor, visit.id);
  expect(guests.map(({ state }) => state)).toEqual(['checking']);
  const row = await app.db
    .selectFrom('visit_guests')
    .select(['consented_at', 'let_in_at', 'page', 'seen_at'])
    .where('id', '=', guest.me)
    .executeTakeFirst();
  expect(row).toEqual({ consented_at: null, let_in_at: null, page: null, seen_at: null });
});
