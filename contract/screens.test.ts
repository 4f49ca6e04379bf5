import { expect, test } from 'vitest';
import { ROLES } from './endpoint.ts';
import { REFUSALS } from './refusals.ts';
import { HOME_OF, SCREENS, screenAt } from './screens.ts';

test('every address is listed once, and each role’s home is a screen of that role', () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const role of ROLES) expect(screenAt(HOME_OF[role])?.for).toContain(role);
});

test('an address counts with a slash at its end, and nothing else counts', () => {
  expect(screenAt('/login/patient/')?.path).toBe('/login/patient');
  expect(screenAt('/')?.path).toBe('/');
  expect(screenAt('/symptoms/left-arm')?.path).toBe('/symptoms/{part}');
  for (const miss of ['/nowhere', '/symptoms/left-arm/x', '/login', '/login/patient/x', '/Login/Patient', '']) {
    expect(screenAt(miss)).toBeUndefined();
  }
});

test('every refusal is a sentence for people, with a status that says no', () => {
  for (const { status, message } of Object.values(REFUSALS)) {
    expect(message).toMatch(/^[A-Z].*[.!]$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
  }
});
