// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { answerCalls, refused, type Sent } from '#web/testing.tsx';
import { openRegistration, RegisteredBefore } from './register-once.ts';

const ANANYA = {
  name: 'Ananya Rao',
  email: 'ananya.rao@mail.example',
  phone: '+91 98200 14477',
  password: 'slow river at dawn',
  consent: true,
};
const PUD = 'PUD-7K3QX-2M9TD';
const REGISTER = 'POST /api/patients/register';

beforeEach(() => sessionStorage.clear());

/** A server that keeps the keys it has seen, as ours does; `loses` answers get lost on the way back. */
function aClinic({ loses = 0 } = {}) {
  const patients = new Map<string, { details: string; password: string; pud: string }>();
  const keys: (string | null)[] = [];
  let lost = 0;
  answerCalls({
    [REGISTER]: ({ body, headers }: Sent) => {
      const { password, ...details } = body as typeof ANANYA;
      const key = headers.get('Idempotency-Key') ?? crypto.randomUUID();
      keys.push(key);
      const known = patients.get(key);
      if (known && known.details !== JSON.stringify(details)) return refused(422, 'key_reused', 'Other content.');
      if (known && known.password !== password) return refused(409, 'password_differs', 'Another password.');
      const pud = known?.pud ?? `${PUD}-${patients.size + 1}`;
      patients.set(key, { details: JSON.stringify(details), password, pud });
      if (lost++ < loses) throw new TypeError('Failed to fetch');
      return { status: 201, body: { pud } };
    },
  });
  return { patients, keys };
}

describe('one person is registered once', () => {
  test('when the answer was lost and Register is pressed again', async () => {
    const { patients, keys } = aClinic({ loses: 1 });
    const open = openRegistration();

    await expect(open.register(ANANYA)).rejects.toThrow('Cannot connect to server');
    const { registered, isPasswordSure } = await open.register(ANANYA);

    expect(patients.size).toBe(1);
    expect(keys[1]).toBe(keys[0]);
    expect(registered.pud).toBe(`${PUD}-1`);
    expect(isPasswordSure).toBe(true);
  });

  test('when the answer was lost and the page was loaded again', async () => {
    const { patients } = aClinic({ loses: 1 });
    await openRegistration()
      .register(ANANYA)
      .catch(() => undefined);

    const { registered, isPasswordSure } = await openRegistration().register(ANANYA);

    expect(patients.size).toBe(1);
    expect(registered.pud).toBe(`${PUD}-1`);
    // The server compared it with that of the first try.
    expect(isPasswordSure).toBe(true);
  });

  test('when the page was loaded again and another password typed: the person is told that the first one counts', async () => {
    const { patients } = aClinic({ loses: 1 });
    await openRegistration()
      .register(ANANYA)
      .catch(() => undefined);
    const open = openRegistration();

    const attempt = open.register({ ...ANANYA, password: 'another one at noon' });

    await expect(attempt).rejects.toMatchObject({ name: 'RegisteredBefore', differsIn: 'password' });
    expect(patients.size).toBe(1);
    expect(await open.register(ANANYA)).toMatchObject({ registered: { pud: `${PUD}-1` }, isPasswordSure: true });
  });

  test('when two clicks send it twice', async () => {
    const { patients } = aClinic();
    const open = openRegistration();

    const [first, second] = await Promise.all([open.register(ANANYA), open.register(ANANYA)]);

    expect(patients.size).toBe(1);
    expect(second.registered.pud).toBe(first.registered.pud);
  });

  test('when one goes back to the form and presses Register again', async () => {
    const { patients } = aClinic();
    const open = openRegistration();
    const first = await open.register(ANANYA);

    const second = await open.register(ANANYA);

    expect(patients.size).toBe(1);
    expect(second.registered).toEqual(first.registered);
  });
});

test('a refused password may be replaced, and the same key is used', async () => {
  const keys: (string | null)[] = [];
  answerCalls({
    [REGISTER]: ({ headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      if (keys.length === 1) return refused(422, 'password_refused', 'Choose another password.');
      return { status: 201, body: { pud: PUD } };
    },
  });
  const open = openRegistration();

  await expect(open.register({ ...ANANYA, password: 'ananya ananya' })).rejects.toThrow('Choose another password.');
  const { isPasswordSure } = await open.register(ANANYA);

  expect(keys[1]).toBe(keys[0]);
  expect(isPasswordSure).toBe(true);
});

describe('after a try that nobody answered', () => {
  test('other details do not make a second patient: the person is told what is registered', async () => {
    const { patients } = aClinic({ loses: 1 });
    const open = openRegistration();
    await open.register(ANANYA).catch(() => undefined);

    const attempt = open.register({ ...ANANYA, phone: '+91 90000 00000' });

    await expect(attempt).rejects.toThrow(RegisteredBefore);
    await expect(attempt).rejects.toMatchObject({ earlier: { phone: ANANYA.phone } });
    expect(patients.size).toBe(1);
    expect((await open.findEarlier(ANANYA.password)).registered).toMatchObject({
      pud: `${PUD}-1`,
      phone: ANANYA.phone,
    });
    expect(patients.size).toBe(1);
  });

  test('another password is not promised to work', async () => {
    aClinic({ loses: 1 });
    const open = openRegistration();
    await open.register(ANANYA).catch(() => undefined);

    await expect(open.register({ ...ANANYA, password: 'another one at noon' })).rejects.toThrow(RegisteredBefore);
    await expect(open.findEarlier('another one at noon')).rejects.toThrow('Another password.');
    await open.register(ANANYA);
    expect((await open.findEarlier('another one at noon')).isPasswordSure).toBe(false);
  });

  test('other details are registered when the first try had not arrived', async () => {
    let isAway = true;
    answerCalls({
      [REGISTER]: () => {
        if (isAway) throw new TypeError('Failed to fetch');
        return { status: 201, body: { pud: PUD } };
      },
    });
    const open = openRegistration();
    await open.register(ANANYA).catch(() => undefined);
    isAway = false;

    const { registered } = await open.register({ ...ANANYA, phone: '+91 90000 00000' });

    expect(registered.phone).toBe('+91 90000 00000');
  });
});

test('what is typed survives a reload, the password does not', async () => {
  answerCalls({ [REGISTER]: () => ({ status: 500, body: {} }) });
  const open = openRegistration();
  open.keepDetails(ANANYA);
  await open.register(ANANYA).catch(() => undefined);

  expect(openRegistration().kept().details).toEqual({
    name: ANANYA.name,
    email: ANANYA.email,
    phone: ANANYA.phone,
  });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(ANANYA.password);
});

test('registering another person begins with nothing and a key of its own', async () => {
  const { patients } = aClinic();
  const open = openRegistration();
  await open.register(ANANYA);

  open.startAnew();

  expect(open.kept().details.name).toBe('');
  await open.register({ ...ANANYA, name: 'Kabir Rao' });
  expect(patients.size).toBe(2);
});
