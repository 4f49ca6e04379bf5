import { expect, test } from 'vitest';
import { VisitReason } from './appointments.ts';

test('a reason keeps its lines and loses what nobody sees, which would hide a danger from its readers', () => {
  expect(VisitReason.parse('ch\u200best pa\u00adin\r\nsince \u202emorning\u0007 ')).toBe('chest pain\nsince morning');
});
