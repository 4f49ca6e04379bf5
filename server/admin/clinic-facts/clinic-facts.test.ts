import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { KeptFacts } from '#contract/clinic/clinic-facts.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { takeUpFacts } from '#server/clinic/facts/keep-facts.ts';
import { factsOf, rowsFor, withStored } from '#server/clinic/facts/stored-facts.ts';
import { transaction } from '#server/db/transaction.ts';
import { disableAccount } from '#server/staffing/change-account.ts';
import { startTestApp, type TestApp } from '#server/testing-app.ts';
import type { Person } from '#server/testing-people.ts';
import { holdDueFacts } from './end-change.ts';
import { aWaitingChange } from './testing.ts';

// A phone that the rules would not take: what the environment says holds all the same.
const env = {
  CLINIC_NAME: 'Lake Road Clinic',
  CLINIC_PHONE: 'ask at the desk',
  EMERGENCY_NUMBER: '1990',
  CRISIS_LINE: '1926',
};
let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env });
  admin = await app.anAdministrator({ name: 'Leela Nair' });
});
afterAll(() => app.close());

const read = async (who = admin) => (await app.as(who.cookie).get('/api/admin/clinic')).json<KeptFacts>();
const set = async (changes: object, { who = admin, version }: { who?: Person; version?: number } = {}) =>
  app.as(who.cookie).put('/api/admin/clinic', {
    version: version ?? (await read(who)).version,
    ...changes,
  });
const shown = async () => (await app.as().get('/api/clinic')).json();
const answer = (who: Person, id: string, how: 'confirm' | 'stop') =>
  app.as(who.cookie).post(`/api/admin/clinic/waiting/${id}/${how}`, undefined);

describe('while the clinic is set up, with one administrator and no patient', () => {
  test('every fact holds at once and on every server, and the screen is told so', async () => {
    const before = await read();
    expect(before).toMatchObject({ holdsAtOnce: true, waiting: null, changed: null });
    expect(before.facts).toMatchObject({ name: 'Lake Road Clinic', phone: 'ask at the desk', crisisName: null });
    const second = await startTestApp({ beside: app, env });
    const said = await set({ name: 'Hill Road Clinic', emergencyNumber: '112', crisisName: 'Sumithrayo' });
    expect(said.json()).toMatchObject({
      facts: { name: 'Hill Road Clinic' },
      usual: { name: 'Lake Road Clinic', emergencyNumber: '1990' },
      changed: { by: 'Leela Nair' },
      waiting: null,
    });
    const told = {
      name: 'Hill Road Clinic',
      emergencyNumber: '112',
      crisisLine: { number: '1926', name: 'Sumithrayo' },
    };
    expect(await shown()).toMatchObject(told);
    await takeUpFacts(second.deps);
    expect((await second.as().get('/api/clinic')).json()).toMatchObject(told);
    await second.close();
  });

  test('each change leaves an entry without its words, and none when nothing changed', async () => {
    const before = (await app.trail()).length;
    expect((await set({ name: 'Hill Road Clinic' })).statusCode).toBe(200);
    await set({ phone: '+91 80 4000 0000', address: '2 Hill Road' });
    const entries = (await app.trail()).slice(before);
    expect(entries.map(({ action, details, actor_id }) => [action, details, actor_id])).toEqual([
      ['clinic.fact_set', { fact: 'address' }, admin.id],
      ['clinic.fact_set', { fact: 'phone' }, admin.id],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Hill');
  });

  test('a fact that is set to what the environment says follows it again', async () => {
    await set({ name: 'Lake Road Clinic' });
    const last = await app.db.selectFrom('clinic_facts').selectAll().orderBy('number', 'desc').executeTakeFirst();
    expect(last).toMatchObject({ fact: 'name', value: null });
    expect((await shown()).name).toBe('Lake Road Clinic');
  });

  test('of two administrators who change facts at once one is told that someone was first', async () => {
    const { version } = await read();
    const answers = await Promise.all([
      set({ supportHours: 'Mon to Fri' }, { version }),
      set({ supportHours: 'Every day' }, { version }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('version_outdated');
  });
});

test.each([
  ['timeZone', 'Mars/Olympus', 'A time zone looks like Asia/Kolkata.'],
  ['emergencyNumber', 'call us', 'Only the digits to dial, like 112.'],
  ['crisisNumber', '14416 Tele', 'Only the digits to dial, like 14416.'],
  ['phone', 'ask', 'Enter a phone number, for example +91 98200 14477.'],
  ['email', 'desk', 'Enter an e-mail address like name@example.com.'],
  ['name', '  ', 'Name is needed.'],
  ['name', 'Lake\u202eRoad', 'Name is one line of plain text.'],
  ['name', 'See https://elsewhere.example', 'No web addresses here.'],
  ['address', 'WWW.elsewhere.example', 'No web addresses here.'],
  ['supportHours', 'Mon\u0007Fri', 'Hours is one line of plain text.'],
  ['crisisName', 'Tele\nMANAS', 'Name of the crisis line is one line of plain text.'],
  ['crisisName', 'Tele\u2028MANAS', 'Name of the crisis line is one line of plain text.'],
])('a fact that is wrong is refused at its field: %s %j', async (field, value, sentence) => {
  const refused = await set({ [field]: value }, { version: 0 });
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { [field]: sentence }]);
});

describe('what is stored', () => {
  const clinic = () => app.deps.config.usualClinic;

  test('that does not fit the rules leaves the environment’s value, and the page can still be read', async () => {
    const stored = { emergencyNumber: 'none', crisisNumber: '14416', crisisName: 'Tele\nMANAS', name: 'Hill Road' };
    expect(withStored(clinic(), stored)).toMatchObject({
      ...{ name: 'Hill Road', emergencyNumber: '1990', crisisLine: { number: '1926', name: null } },
    });
    const by = { set_by: admin.id, set_at: app.clock.now() };
    await app.db
      .insertInto('clinic_facts')
      .values({ fact: 'email', value: 'desk\n@lake', ...by })
      .execute();
    const answered = await app.as(admin.cookie).get('/api/admin/clinic');
    expect([answered.statusCode, answered.json<KeptFacts>().facts.email]).toEqual([200, clinic().email]);
    await app.db
      .insertInto('clinic_facts')
      .values({ fact: 'email', value: null, ...by })
      .execute();
  });

  test('of a crisis line is its number and its name, together, and no name is said as such', () => {
    const USUAL = factsOf(clinic());
    const next = { ...USUAL, crisisNumber: '14416' };
    expect(rowsFor(next, USUAL, ['crisisNumber'])).toEqual([
      { fact: 'crisisNumber', value: '14416' },
      { fact: 'crisisName', value: '' },
    ]);
    expect(withStored(clinic(), { crisisNumber: '14416', crisisName: '' }).crisisLine).toEqual({
      number: '14416',
      name: null,
    });
    expect(rowsFor(USUAL, USUAL, ['crisisName']).map(({ value }) => value)).toEqual([null, null]);
  });
});

describe('once there are patients or several administrators', () => {
  let other: Person;
  beforeAll(async () => {
    other = await app.anAdministrator({ name: 'Ravi Menon' });
    await app.aPatient();
  });
  beforeEach(async () => {
    const { waiting } = await read();
    if (waiting) await answer(admin, waiting.id, 'stop');
  });

  test('name, phone, e-mail, zone, emergency number and crisis line wait, and patients read the old ones', async () => {
    const wanted = {
      ...{ name: 'Other', phone: '+91 80 1111 1111', email: 'o@o.example', timeZone: 'Asia/Colombo' },
      ...{ emergencyNumber: '999', crisisNumber: '998', crisisName: 'Other' },
    };
    const before = await shown();
    const kept = (await set(wanted)).json<KeptFacts>();
    expect(kept.waiting).toMatchObject({ by: 'Leela Nair', mayConfirm: false });
    expect(Object.fromEntries((kept.waiting?.changes ?? []).map(({ fact, to }) => [fact, to]))).toEqual(wanted);
    expect(kept.holdsAtOnce).toBe(false);
    expect(await shown()).toEqual(before);
  });

  test('address and hours hold at once, beside what waits, and every administrator reads old and new by mail', async () => {
    const number = (await read()).facts.emergencyNumber;
    const kept = (await set({ supportHours: 'Mon to Sat', emergencyNumber: '555' })).json<KeptFacts>();
    expect(kept.facts).toMatchObject({ supportHours: 'Mon to Sat', emergencyNumber: number });
    expect((await shown()).supportHours).toBe('Mon to Sat');
    for (const { email, cookie } of [admin, other]) {
      const [changed, asked] = (await app.mails(email)).slice(-2);
      expect(changed?.text).toContain('→ Mon to Sat');
      expect(asked?.text).toContain(`Emergency number: ${number} → 555`);
      const notices = (await app.as(cookie).get('/api/notices')).json<{ title: string; link: string }[]>();
      const title = 'Leela Nair asks to change what the clinic says of itself';
      expect(notices).toContainEqual(expect.objectContaining({ title, link: '/admin/clinic' }));
    }
  });

  test('a second administrator confirms, once, and it holds under the name of who asked', async () => {
    const { id } = await aWaitingChange(app, admin);
    expect((await read(other)).waiting?.mayConfirm).toBe(true);
    expect((await answer(admin, id, 'confirm')).json().code).toBe('not_the_second');
    const third = await app.anAdministrator();
    const answers = await Promise.all([answer(other, id, 'confirm'), answer(third, id, 'confirm')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { facts, waiting, changed } = await read();
    expect([waiting, changed?.by, (await shown()).phone]).toEqual([null, 'Leela Nair', facts.phone]);
    expect((await app.trail()).map(({ action }) => action)).toContain('clinic.change_confirmed');
  });

  test('an account that the asker opened, enabled or promoted, or that goes back to one, is no second', async () => {
    const asker = await app.anAdministrator();
    const { id } = await aWaitingChange(app, asker);
    const made = async (by: Person, action: 'account.opened' | 'account.enabled' | 'account.role_changed') => {
      const puppet = await app.anAdministrator();
      const about = { subject: 'account', subjectId: puppet.id } as const;
      await transaction(app.db, (tx) => appendEntry(tx, app.clock, by.actor, action, about));
      return puppet;
    };
    const enabled = await made(asker, 'account.enabled');
    const puppets = [enabled, await made(asker, 'account.opened'), await made(asker, 'account.role_changed')];
    for (const puppet of [...puppets, await made(enabled, 'account.enabled')]) {
      expect((await read(puppet)).waiting?.mayConfirm).toBe(false);
      expect((await answer(puppet, id, 'confirm')).json().code).toBe('not_the_second');
    }
    expect((await read(other)).waiting?.mayConfirm).toBe(true);
  });

  test('any administrator stops it, and only one change waits at a time', async () => {
    const { id, kept } = await aWaitingChange(app, admin);
    const another = await set({ email: 'new@lake.example' }, { who: other });
    expect([another.statusCode, another.json().code]).toEqual([409, 'change_waits']);
    expect((await answer(other, id, 'stop')).json()).toMatchObject({
      waiting: null,
      facts: { phone: kept.facts.phone },
    });
    expect((await answer(other, id, 'stop')).json().code).toBe('change_ended');
    expect((await answer(other, id, 'confirm')).json().code).toBe('change_ended');
  });

  test('after 24 hours it holds by itself, and not a minute earlier', async () => {
    // The account that was closed above was closed before the change is asked for.
    app.clock.advance(60_000);
    const { kept } = await aWaitingChange(app, admin);
    const wanted = kept.waiting?.changes[0]?.to;
    app.clock.advance(24 * HOUR_MS - 60_000);
    await holdDueFacts(app.deps);
    expect((await shown()).phone).not.toBe(wanted);
    app.clock.advance(60_000);
    await Promise.all([holdDueFacts(app.deps), holdDueFacts(app.deps)]);
    expect((await shown()).phone).toBe(wanted);
    expect((await app.mails(other.email)).at(-1)?.text).toContain('Nobody stopped it within its time');
  });

  test('it is dropped when who asked lost the office, or took it from another meanwhile', async () => {
    const leaving = await app.anAdministrator();
    const left = await aWaitingChange(app, leaving);
    await disableAccount(app.deps, other.actor, leaving.id);
    app.clock.advance(24 * HOUR_MS);
    await holdDueFacts(app.deps);
    expect((await shown()).phone).toBe(left.kept.facts.phone);
    const rogue = await app.anAdministrator();
    const { kept } = await aWaitingChange(app, rogue);
    await disableAccount(app.deps, rogue.actor, (await app.anAdministrator()).id);
    app.clock.advance(24 * HOUR_MS);
    await holdDueFacts(app.deps);
    expect((await shown()).phone).toBe(kept.facts.phone);
    const ended = await app.db
      .selectFrom('clinic_fact_changes')
      .select('ending')
      .orderBy('asked_at', 'desc')
      .limit(2)
      .execute();
    expect(ended.map(({ ending }) => ending)).toEqual(['dropped', 'dropped']);
  });
});
