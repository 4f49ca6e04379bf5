import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { type PasswordOwner, problemWith as problemIn } from './password-rules.ts';

const ananya = {
  role: 'patient',
  name: 'Ananya Rao',
  email: 'river.otter@mail.example',
  login: 'PUD-7K3QX-2M9TD',
  phone: '+91 98765 01234',
} satisfies PasswordOwner;
const at = (role: Role): PasswordOwner => ({
  ...ananya,
  role,
  login: role === 'patient' ? ananya.login : ananya.email,
});

const CLINIC = {
  name: 'Banyan Street Clinic',
  address: '14 Banyan Street, Pune',
  email: 'desk@stmarys.example',
  phone: '+91 80 5550 0114',
};
const problemWith = (password: string, whose: PasswordOwner) => problemIn(password, whose, CLINIC);

describe('the length', () => {
  test.each<[Role, number]>([
    ['patient', 10],
    ['doctor', 12],
    ['staff', 12],
    ['admin', 12],
  ])('of a password of a %s is at least %i and at most 128 characters', async (role, least) => {
    const long = 'blue kettle sings '.repeat(10);
    expect(await problemWith(long.slice(0, least - 1), at(role))).toBe(`Use at least ${least} characters.`);
    expect(await problemWith(long.slice(0, least), at(role))).toBeNull();
    expect(await problemWith(long.slice(0, 128), at(role))).toBeNull();
    expect(await problemWith(long.slice(0, 129), at(role))).toBe('Use at most 128 characters.');
  });

  // spec: 9.20
  test('counts characters as people see them, not bytes', async () => {
    expect(await problemWith('🌊🛶🏮🌧🍃🐢🪷🌙🔔', ananya)).toBe('Use at least 10 characters.');
    expect(await problemWith('🌊🛶🏮🌧🍃🐢🪷🌙🔔🍋', ananya)).toBeNull();
    expect(await problemWith('नदी के पार नाव', ananya)).toBeNull();
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
    'separate guitar a board',
    'one love for the river',
    'first hijack of a mop',
    'one summer with my family',
    '   spaces are fine   ',
  ])('%s', async (password) => {
    expect(await problemWith(password, ananya)).toBeNull();
  });

  // spec: 5.2
  test('may be made of any kind of character', async () => {
    const anything = fc.string({ unit: 'grapheme', minLength: 20, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(anything, async (password) => {
        fc.pre([...password].length <= 128 && new Set(password.normalize('NFKC').toLowerCase()).size >= 8);
        return (await problemWith(password, ananya)) === null;
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
    'iloveyouforever1',
    'ILoveYouForever!!',
    'abc123abc123abc',
    'Jennifer1987!',
    'Manchester99',
    'letmein-letmein-let',
    'dragonmonkey12',
    'iloveyou forever',
    'dragon-monkey_12',
  ])('%s', async (password) => {
    expect(await problemWith(password, ananya)).toMatch(/too common/);
  });
});

describe('the list of usual passwords', () => {
  const leaked = brotliDecompressSync(readFileSync(join(import.meta.dirname, 'common-passwords.txt.br')))
    .toString('utf8')
    .split('\n');

  test('holds the usual 10,000, and each of them is refused, also in capitals and with figures behind it', async () => {
    expect(leaked.length).toBeGreaterThan(10_000);
    const accepted: string[] = [];
    for (const word of leaked) {
      const typed = [...word].length < 10 ? `${word.toUpperCase()}2026!!!!` : word;
      if ((await problemWith(typed, ananya)) === null) accepted.push(word);
    }
    expect(accepted).toEqual([]);
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
    ['the name in look-alikes', 'my 4n4ny4 walks home', ananya],
    ['the mobile number', '9876501234', ananya],
    ['the mobile number in groups', '+91-98765-01234', ananya],
    ['the mobile number with words', 'call 98765 01234 me', ananya],
    ['the name in letters of another script', 'my аnаnуа walks home', ananya],
    ['one half of the PUD', 'a boat 2m9td a lake', ananya],
  ])('%s', async (_what, password, whose) => {
    expect(await problemWith(password, whose)).toMatch(/Do not use your name/);
  });

  test.each([
    ['the name letter by letter', 'a.n.a.n.y.a.r.a.o', ananya],
    ['the name with each letter doubled', 'aannaannyyaa 26', ananya],
    ['the whole name backwards', 'oarayn ana? oaraynana', ananya],
    ['the mobile number in the digits of another script', '९८७६५०१२३४ ab', ananya],
    ['the mobile number backwards', '43210 56789 ab', ananya],
  ])('%s, too', async (_what, password, whose) => {
    expect(await problemWith(password, whose)).toMatch(/Do not use your name/);
  });

  test('but a part of three letters or fewer is no tell', async () => {
    expect(await problemWith('a grao of rice on tea', ananya)).toBeNull();
  });
});

test.each([
  'zyxwvutsrq',
  'poiuytrewq',
  'poiuytrewq12',
  '0987654321ab',
  'zxcvasdfqwer',
  'aabbccddeeff',
  '147258369000',
  'mnbvcxzlkjhg',
  'jaishreeram1',
  'JaiShreeRam@108',
  'iloveindia123',
  'vandemataram!',
])('%s is what people here try first, forwards or backwards', async (password) => {
  expect(await problemWith(password, ananya)).toMatch(/too common/);
});

describe('a password made of words that the whole clinic knows is refused', () => {
  test.each([
    'mybanyanstreet',
    'the banyan street',
    'teertsnaynab 14',
    'bbaannyyaann',
    'ßanyanstreet26',
    'doctors123456',
    'patients12345',
    'our clinic 2026',
    'chennai12345',
    'Radhakrishna1',
    'ShivShakti@12',
  ])('%s, too', async (password) => {
    expect(await problemWith(password, ananya)).not.toBeNull();
  });

  test.each([
    'Banyanstreet2026',
    'banyan-street-14',
    'B4ny4n5tr33t!!',
    'Clinic2026Banyan',
    'BanyanBanyan12',
    'StMarys!2026!!',
    'NadiNadiNadi1',
    'nadi-pune-2026',
    'Nadi@Banyan#99',
    'clinicclinic12',
    'clinic12doctor34',
    'hospital.nurse.99',
    'Doctor Patient Nurse',
    'B@ny@nStreet2026',
    'N@di-Cl!nic-2026',
    'b4nyan2026stre3t',
    'B@nyan!Street!!',
    'b-4-n-y-4-n-Clinic',
    'ban2026yan_Pune',
    'Bаnуаn Ѕtrееt 14',
    'Bányan Street 14',
    '8055500114',
    'desk 5550-0114 !',
  ])('%s', async (password) => {
    expect(await problemWith(password, ananya)).toMatch(/too common|everybody here tries first/);
  });

  test.each(['a banyan and nine crows', 'nadi sings at dawn', 'street7lantern', 'clinic of paper boats'])(
    '%s will do: it holds more than those words',
    async (password) => {
      expect(await problemWith(password, ananya)).toBeNull();
    },
  );

  test('in another clinic its own words are refused, and these are not', async () => {
    const other = { name: 'Sanjeevani Nursing Home', address: 'Kochi', email: 'desk@sanjeevani.example', phone: '' };
    expect(await problemIn('Sanjeevani2026!', ananya, other)).toMatch(/everybody here tries first/);
    expect(await problemIn('Banyanstreet2026', ananya, other)).toBeNull();
  });
});
