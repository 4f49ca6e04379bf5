import { expect, test } from 'vitest';
import type { Visit } from '#contract/appointments/visits.ts';
import { roomOf } from './room.ts';

const person = (id: string, role: 'doctor' | 'patient' | 'guest', page: string | null) => ({
  id,
  name: id,
  role,
  page,
});

test.each([
  ['the patient', [person('Asha', 'patient', 'a')], 'Asha'],
  ['the patient, also while no page is heard of', [person('Asha', 'patient', null)], 'Asha'],
  [
    'the mother who is there, not the child who is not',
    [person('Asha', 'patient', null), person('Meera', 'patient', 'm')],
    'Meera',
  ],
  ['the patient before a guest', [person('Nikhil', 'guest', 'n'), person('Asha', 'patient', null)], 'Asha'],
] as const)('the visit of a doctor is with %s', (_name, others, main) => {
  const people = [person('Dr. Nair', 'doctor', 'd'), ...others];
  const visit = { state: 'in-visit', me: 'doctor', modes: [], people } as unknown as Visit;
  expect(roomOf(visit).main).toBe(main);
});
