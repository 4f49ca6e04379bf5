import { describe, expect, test } from 'vitest';
import type { Problem, ProblemEntry } from '#contract/patients/profile.ts';
import { nextClinicFacts } from './next-clinic-facts.ts';
import { nextProblems } from './next-problems.ts';

const at = new Date('2026-11-16T05:00:00.000Z');
const patient = { name: 'Ananya Rao', isClinician: false, at };
const doctor = { name: 'Dr. Arjun Nair', isClinician: true, at };
const NOTHING = { conditions: [], problems: [] };
const entry = (changes: Partial<ProblemEntry>): ProblemEntry => ({
  ...{ name: 'Asthma', code: null, since: null, isActive: true, isConfirmed: true },
  ...changes,
});
const confirmed: Problem = {
  ...entry({ since: '2011' }),
  enteredBy: 'Dr. Joshi',
  enteredAt: '2026-01-01T05:00:00.000Z',
};

describe('the problem list', () => {
  test('shows what a patient typed as told by the patient, until a clinician confirms it', () => {
    const told = nextProblems({ conditions: ['Asthma'] }, NOTHING, patient);
    expect(told).toMatchObject({ conditions: ['Asthma'], problems: [{ isConfirmed: false, enteredBy: 'Ananya Rao' }] });
    const seen = nextProblems({ problems: [entry({ since: '2011' })] }, told, doctor);
    expect(seen.problems).toMatchObject([{ isConfirmed: true, since: '2011', enteredBy: 'Dr. Arjun Nair' }]);
  });

  test('keeps what a clinician confirmed when a patient’s own list leaves it out, or calls it unconfirmed', () => {
    const before = { conditions: ['Asthma'], problems: [confirmed] };
    expect(nextProblems({ conditions: ['Migraine'] }, before, patient)).toMatchObject({
      conditions: ['Migraine', 'Asthma'],
      problems: [{ name: 'Migraine', isConfirmed: false }, confirmed],
    });
    expect(nextProblems({ problems: [entry({ isActive: false })] }, before, patient).problems).toEqual([confirmed]);
  });

  test('leaves a resolved problem out of what is checked, and keeps it in the list', () => {
    const over = nextProblems(
      { problems: [entry({ isActive: false })] },
      { ...NOTHING, problems: [confirmed] },
      doctor,
    );
    expect(over).toMatchObject({ conditions: [], problems: [{ name: 'Asthma', isActive: false }] });
    expect(nextProblems({ conditions: ['Gout'] }, over, doctor)).toMatchObject({
      conditions: ['Gout'],
      problems: [
        { name: 'Gout', isConfirmed: true },
        { name: 'Asthma', isActive: false },
      ],
    });
  });

  test('keeps who entered what nobody changed, and old entries without details', () => {
    const before = { conditions: ['Asthma', 'Gout'], problems: [confirmed] };
    const next = nextProblems({ conditions: ['Asthma', 'Gout'] }, before, doctor);
    expect(next.problems[0]).toEqual(confirmed);
    expect(next.problems[1]).toMatchObject({ name: 'Gout', isConfirmed: false, enteredBy: null });
  });
});

test('two entries of one name that clinicians wrote stay two, whoever saves', () => {
  const [gout, coded] = [null, 'M10'].map((code, nth) => ({
    ...confirmed,
    ...{ name: 'Gout', code, id: `entry ${nth}`, visitId: null, otherwise: null },
  }));
  const before = { conditions: ['Gout', 'Gout'], problems: [gout, coded].filter((each) => each !== undefined) };
  const typed = before.problems.map(({ id, code, since }) => entry({ name: 'Gout', id, code, since }));
  for (const saved of [
    nextProblems({ problems: [...typed, entry({})] }, before, doctor),
    nextProblems({ conditions: ['Gout', 'Asthma'] }, before, patient),
  ])
    expect(saved.problems.filter(({ name }) => name === 'Gout').map(({ code }) => code)).toEqual([null, 'M10']);
});

describe('contraception and kidney function', () => {
  const before = { contraception: null, kidney: null };
  const egfr = (value: number, measuredOn = '2026-11-15') => ({ kidney: { what: 'egfr' as const, value, measuredOn } });
  const next = (form: Parameters<typeof nextClinicFacts>[0], writer = doctor) =>
    nextClinicFacts(form, before, writer, '2026-11-16');

  test('are written down with name and time by a clinician, and not by a patient', () => {
    expect(next({ contraception: 'Coil', ...egfr(24) }).value).toMatchObject({
      contraception: { words: 'Coil', statedBy: 'Dr. Arjun Nair' },
      kidney: { what: 'egfr', value: 24, enteredBy: 'Dr. Arjun Nair' },
    });
    expect(Object.keys(next({ contraception: 'Coil', ...egfr(24) }, patient).refused)).toEqual([
      'contraception',
      'kidney',
    ]);
  });

  test.each([egfr(0), egfr(201), egfr(40, '2026-11-17')])('a value or a day that cannot be is refused: %j', (form) => {
    expect(next(form).refused).toHaveProperty('kidney');
  });
});
