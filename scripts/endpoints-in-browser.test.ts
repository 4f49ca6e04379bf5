import { expect, test } from 'vitest';
import { withoutServersParts } from './endpoints-in-browser.ts';

test('a browser learns how to call an endpoint and what a form may send, and nothing else of it', () => {
  const code = `export const book = endpoint({
  method: 'POST',
  path: '/appointments/book',
  summary: 'Asks for a time',
  body: NewAppointment,
  reply: z.object({ id: Id, note: z.string() }),
  part: 'appointments',
  roles: ['patient'],
  failure: 'Not booked.',
  refusals: ['slot_taken'],
});`;
  expect(withoutServersParts(code)?.code.replace(/\s+/g, ' ')).toBe(
    "export const book = endpoint({ method: 'POST', path: '/appointments/book', body: NewAppointment, part: 'appointments', failure: 'Not booked.', });",
  );
});

test('what is spread into it stays, and so does the last part without a comma', () => {
  const code = "const login = (who) => endpoint({ ...COMMON, path: pathOf(who), roles: ['public'] });";
  expect(withoutServersParts(code)?.code).toBe('const login = (who) => endpoint({ ...COMMON, path: pathOf(who),  });');
});

test('other objects are left alone', () => {
  expect(withoutServersParts("const person = z.object({ reply: z.string(), roles: ['admin'] });")).toBeNull();
});
