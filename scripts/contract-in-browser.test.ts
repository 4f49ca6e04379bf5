import { expect, test } from 'vitest';
import { forBrowser } from './contract-in-browser.ts';

const shown = (code: string) => forBrowser(code)?.code.replace(/\s+/g, ' ');

test('a browser learns how to call an endpoint, and nothing else of it', () => {
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
  expect(shown(code)).toBe(
    "export const book = /* @__PURE__ */ (() => (endpoint({ method: 'POST', path: '/appointments/book', part: 'appointments', failure: 'Not booked.', })))();",
  );
});

test('the last part may be without a comma', () => {
  expect(shown("const login = (who) => endpoint({ path: pathOf(who), roles: ['public'] });")).toBe(
    'const login = (who) => endpoint({ path: pathOf(who), });',
  );
});

test.each([
  ['an object', "const step = { method: 'POST', reply: Alert };\nendpoint({ ...step, path: '/a' });"],
  [
    'what a function makes',
    "const step = () => ({ method: 'POST', reply: Alert });\nendpoint({ ...step(), path: '/a' });",
  ],
  ['all that an endpoint has', "const step = () => ({ method: 'POST', reply: Alert });\nendpoint(step());"],
])('what several endpoints share is cut too: %s', (_, code) => {
  expect(shown(code)).toContain("method: 'POST'");
  expect(shown(code)).not.toContain('Alert');
});

test('other objects keep their parts, and are left out by the build where nobody uses them', () => {
  expect(shown("export const Person = z.object({ reply: z.string(), roles: ['admin'] });")).toBe(
    "export const Person = /* @__PURE__ */ (() => (z.object({ reply: z.string(), roles: ['admin'] })))();",
  );
});

test('what is no more than a word, a number or a function stays as it is', () => {
  expect(forBrowser('export const LIMIT = 20;\nexport const double = (n) => 2 * n;\nlet count = 0;')).toBeNull();
});
