import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Role } from '../../contract/endpoint.ts';
import { problemWith, type Whose } from './password-rules.ts';

const ananya = {
  role: 'patient',
  name: 'Ananya Rao',
  email: 'river.otter@mail.example',
  login: 'PUD-7K3QX-2M9TD',
} satisfies Whose;
const at = (role: Role): Whose => ({ ...ananya, role, login: role === 'patient' ? ananya.login : ananya.email });

describe('the length', () => {
  test.each<[Role, number]>([
    ['patient', 10],
    ['doctor', 12],
    ['staff', 12],
    ['admin', 12],
  ])('of a password of a %s is at least %i and at most 128 characters', (role, least) => {
    const long = 'blue kettle sings '.repeat(10);
    expect(problemWith(long.slice(0, least - 1), at(role))).toBe(`Use at least ${least} characters.`);
    expect(problemWith(long.slice(0, least), at(role))).toBeNull();
    expect(problemWith(long.slice(0, 128), at(role))).toBeNull();
    expect(problemWith(long.slice(0, 129), at(role))).toBe('Use at most 128 characters.');
  });

  test('counts characters as people see them, not bytes', () => {
    expect(problemWith('🌊🛶🏮🌧🍃🐢🪷🌙🔔', ananya)).toBe('Use at least 10 characters.');
    expect(problemWith('🌊🛶🏮🌧🍃🐢🪷🌙🔔🍋', ananya)).toBeNull();
    expect(problemWith('नदी के पार नाव', ananya)).toBeNull();
  });
});

describe('a password that will do', () => {
  test.each([
    'slow river at dawn',
    'correct horse battery staple',
    'kettle7kettle9',
    'zmXq-7!pLw2',
    'no capitals no digits',
    '839201746552',
    'прозрачная вода',
    '静かな湖の上の三艘の舟',
    'my doctor likes tea',
    'password is not a good word',
    '   spaces are fine   ',
  ])('%s', (password) => {
    expect(problemWith(password, ananya)).toBeNull();
  });

  test('may be made of any kind of character', () => {
    const anything = fc.string({ unit: 'grapheme', minLength: 20, maxLength: 40 });
    fc.assert(
      fc.property(anything, (password) => {
        fc.pre([...password].length <= 128 && new Set(password.normalize('NFKC').toLowerCase()).size >= 8);
        return problemWith(password, ananya) === null;
      }),
    );
  });
});

describe('a password that everyone tries first is refused', () => {
  test.each([
    'password1234',
    'Password1234!',
    'PASSWORD!!!!',
    'P@ssw0rd1234',
    'p@$$w0rd2026',
    'pa55w0rd!!!!',
    '123password123',
    'passwordpassword',
    'Welcome12345',
    'Welc0m3123456',
    '5unsh1ne2026',
    'Adm1n1strat0r!',
    'qwertyuiop',
    'qwertyuiop[]',
    'asdfghjkl123',
    '1q2w3e4r5t6y',
    '1qaz2wsx3edc',
    'abcdefghijkl',
    '1234567890',
    '0123456789012',
    '9876543210',
    '0987654321',
    '1234512345',
    '123123123123',
    '1122334455',
    'aaaaaaaaaaaa',
    'abababababab',
    '            ',
    'hospital2026',
    'nadi12345678',
    'Cricket!!2026',
    'f1ower123456',
    'bu77erf1y123',
    'krishnakrishna',
    'ＰＡＳＳＷＯＲＤ１２３４',
  ])('%s', (password) => {
    expect(problemWith(password, ananya)).toMatch(/too common/);
  });
});

describe('a password that tells who one is is refused', () => {
  test.each([
    ['the first name', 'ananya likes tea', ananya],
    ['the first name in capitals', 'ANANYA-LIKES-TEA', ananya],
    ['a short whole name', 'tea with li wei', { ...ananya, name: 'Li Wei' }],
    ['a short whole name written together', 'liwei and her tea', { ...ananya, name: 'Li Wei' }],
    ['one part of a double name', 'marie-anne walks', { ...ananya, name: 'Marie-Anne Roy' }],
    ['a name with an accent, however it is typed', 'café jose\u0301 tango', { ...ananya, name: 'José Roy' }],
    ['the part of the address before the @', 'my river.otter sleeps', ananya],
    ['the whole address', 'river.otter@mail.example', ananya],
    ['the PUD', 'PUD-7K3QX-2M9TD', ananya],
    ['the PUD without hyphens', 'mine is 7k3qx2m9td', ananya],
    ['one half of the PUD', 'a boat 2m9td a lake', ananya],
  ])('%s', (_what, password, whose) => {
    expect(problemWith(password, whose)).toMatch(/Do not use your name/);
  });

  test('but a part of three letters or fewer is no tell', () => {
    expect(problemWith('a grao of rice on tea', ananya)).toBeNull();
  });
});
