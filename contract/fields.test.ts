import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { VisitGuestName } from './appointments/visit-guests.ts';
import { Email, PersonName, Phone, Pud, TypedPassword, UrgentPlace, UrgentWords } from './fields.ts';
import { ProfileForm } from './patients/profile.ts';
import { makePud } from './pud.ts';

type Schema = {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: { message: string }[] } };
};
const read = (field: Schema, typed: unknown) => field.safeParse(typed).data;
const complaint = (field: Schema, typed: unknown) => field.safeParse(typed).error?.issues[0]?.message;

describe('an e-mail address', () => {
  test.each(['asha@mail.example', "o'neil+clinic@sub.mail.example", 'अशा@उदाहरण.भारत', 'a@b.co'])(
    'may be %s',
    (typed) => {
      expect(read(Email, ` ${typed} `)).toBe(typed);
    },
  );

  test.each([
    '',
    'asha',
    'asha@mail',
    '@mail.example',
    'asha@',
    'asha rao@mail.example',
    'asha@mail.example\nBcc: all@mail.example',
    'asha@mail.example,other',
    'asha,rao@mail.example',
    'Asha <asha@mail.example>',
    '"asha"@mail.example',
    `${'x'.repeat(250)}@mail.example`,
    42,
    null,
  ])('is never %j', (typed) => {
    expect(complaint(Email, typed)).toMatch(/[a-z].*\.$/);
  });
});

describe('what is too long', () => {
  const ENDLESS = `a@${'.'.repeat(95_000)},`;

  // One complaint: had the expressions read it too, there were two.
  test.each([
    ['an e-mail address', Email, ['This e-mail address is too long.']],
    ['a name', PersonName, ['Full name can be at most 120 characters long.']],
    ['a PUD', Pud, ['A PUD looks like PUD-7K3QX-2M9TD.']],
  ])('is read no further: %s', (_, field: Schema, complaints) => {
    expect(field.safeParse(ENDLESS).error?.issues.map(({ message }) => message)).toEqual(complaints);
  });

  test('every expression over a text of the contract comes after its length', () => {
    const sources = globSync('contract/**/*.ts').map((file) => [file, readFileSync(file, 'utf8')] as const);
    const unbounded = sources.flatMap(([file, source]) =>
      [...source.matchAll(/z\.maxLength\([^)]*\),\s*(?:\/\/[^\n]*\n\s*)*z\.(?:regex|refine)/g)]
        .filter(([checks]) => !checks.includes('abort: true'))
        .map(([checks]) => `${file}: ${checks}`),
    );
    expect(unbounded).toEqual([]);
  });
});

describe('a phone number', () => {
  test.each(['+91 98200 14477', '080-5550-0114', '(080) 5550 0114'.replace('(', '0('), '112112'])(
    'may be %s',
    (typed) => {
      expect(read(Phone, typed)).toBe(typed);
    },
  );

  test.each(['', '12345', 'call me', '+', '+91 98200 14477 ext 5', '9'.repeat(30), '98200\n14477'])(
    'is never %j',
    (typed) => {
      expect(complaint(Phone, typed)).toMatch(/phone number/);
    },
  );
});

describe('a name', () => {
  test('loses the spaces around it and nothing else', () => {
    expect(read(PersonName, '  Dr. Meera  Iyer-O’Neil ')).toBe('Dr. Meera  Iyer-O’Neil');
  });

  test('loses what nobody sees', () => {
    expect(read(PersonName, '\ufeffSun\u200bita Pa\u00adtel\u200e')).toBe('Sunita Patel');
  });

  test.each(['\u200b\u200b', '\u200d', '\u3164', '\ud800'])('is not made of what nobody sees: %j', (typed) => {
    expect(complaint(PersonName, typed)).toBe('Full name is needed.');
  });

  test('may be written with the joiners that Hindi needs', () => {
    expect(read(PersonName, 'शक्\u200dति शर्मा')).toBe('शक्\u200dति शर्मा');
  });

  test.each([
    ['   ', 'Full name is needed.'],
    [undefined, 'Full name is needed.'],
    ['x'.repeat(121), 'Full name can be at most 120 characters long.'],
    ['Asha\nRao', 'Full name is one line of plain text.'],
    ['Asha\u202eoaR', 'Full name is one line of plain text.'],
  ])('is never %j', (typed, sentence) => {
    expect(complaint(PersonName, typed)).toBe(sentence);
  });
});

describe('what stands for a name follows the rule of names', () => {
  const contact = (name: string) => ({ EmergencyContact: { name, phone: '+91 98200 14490' } });

  test.each([
    ['a contact in an emergency', ProfileForm, contact('Nikhil\nBlood group: O+'), 'Name is one line of plain text.'],
    ['a contact in an emergency', ProfileForm, contact('\u202eoaR'), 'Name is one line of plain text.'],
    ['a contact in an emergency', ProfileForm, contact('\u200b\u3164'), 'Name is needed.'],
    ['a guest', VisitGuestName, { name: 'Asha\nDr. Meera' }, 'Name of the guest is one line of plain text.'],
    ['a guest', VisitGuestName, { name: '\u2060\u00ad' }, 'Name of the guest is needed.'],
  ])('%s', (_whose, schema, typed, sentence) => {
    expect(complaint(schema, typed)).toBe(sentence);
  });

  test('the entries of a health profile are one line each, without what nobody sees', () => {
    const typed = {
      allergies: ['Latex\nBlood group: O+', 'Peni\u200bcillin\u202e'],
      conditions: ['Asthma\u2028none'],
      medicines: ['Warfarin\r\nAspirin'],
    };
    expect(read(ProfileForm, typed)).toEqual({
      allergies: ['Latex Blood group: O+', 'Penicillin'],
      conditions: ['Asthma none'],
      medicines: ['Warfarin Aspirin'],
    });
  });
});

describe('the words of a call for help', () => {
  test('keep their lines, lose what nobody sees, and are refused for no sign', () => {
    expect(read(UrgentWords, ' I cannot\u200b breathe\r\n\u202ecome\u202c\u2028now\u0007 ')).toBe(
      'I cannot breathe\ncome\nnow',
    );
    expect(read(UrgentWords, '\u200b\u3164')).toBe('');
    expect(read(UrgentWords, 'शक्\u200dति')).toBe('शक्\u200dति');
  });

  test('name a place on one line', () => {
    expect(read(UrgentPlace, 'Stairs\n\n 2nd floor')).toBe('Stairs 2nd floor');
  });
});

describe('a PUD in a form', () => {
  test('is kept as it is printed, however it was typed', () => {
    const pud = makePud([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(read(Pud, pud.toLowerCase().replaceAll('-', ' '))).toBe(pud);
  });

  test.each(['', 'PUD-00000-0000', 'PUD-11111-11112', 'x'.repeat(41)])('is never %j', (typed) => {
    expect(complaint(Pud, typed)).toContain('PUD-7K3QX-2M9TD');
  });

  test('the one shown as an example can never be anyone’s', () => {
    expect(read(Pud, 'PUD-7K3QX-2M9TD')).toBeUndefined();
  });
});

describe('a password that is typed', () => {
  test('keeps every character, also the spaces around it', () => {
    expect(read(TypedPassword, '  a b  ')).toBe('  a b  ');
  });

  test.each(['', undefined, 'x'.repeat(513)])('is never %j', (typed) => {
    expect(complaint(TypedPassword, typed)).toBeDefined();
  });
});
