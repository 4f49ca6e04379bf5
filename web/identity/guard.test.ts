import { describe, expect, test } from 'vitest';
import type { Role } from '#contract/endpoint.ts';
import { HOME_OF, screenAt } from '#contract/screens.ts';
import { afterLogin, type Decision, decide } from './guard.ts';
import { safePath } from './safe-path.ts';

type Stage = 'open' | 'locked' | 'enrolling';
const as = (role: Role, stage: Stage = 'open') => ({ role, session: { stage } });
const enter: Decision = { kind: 'enter' };
const toLogin = (role: Role): Decision => ({ kind: 'log-in', role });
const other = (wanted: Role): Decision => ({ kind: 'other-role', wanted });

describe('who may enter which screen', () => {
  // spec: 2.3, 2.4, 2.5
  test.each([
    ['/register', null, enter],
    ['/login/doctor', as('patient'), enter],
    ['/dashboard', null, toLogin('patient')],
    ['/patient-dashboard', null, toLogin('patient')],
    ['/doctor-dashboard', null, toLogin('doctor')],
    ['/staff-dashboard', null, toLogin('staff')],
    ['/admin', null, toLogin('admin')],
    ['/account', null, toLogin('patient')],
    ['/dashboard', as('patient'), enter],
    ['/dashboard/', as('patient'), enter],
    ['/dashboard', as('patient', 'locked'), enter],
    ['/dashboard', as('doctor'), other('patient')],
    ['/doctor-dashboard', as('patient'), other('doctor')],
    ['/doctor-dashboard', as('staff'), other('doctor')],
    ['/staff-dashboard', as('doctor'), other('staff')],
    ['/admin', as('doctor'), other('admin')],
    ['/admin', as('admin'), enter],
    ['/account', as('staff'), enter],
    ['/admin', as('admin', 'enrolling'), { kind: 'enrol' }],
    ['/account', as('admin', 'enrolling'), enter],
    ['/dashboard', as('admin', 'enrolling'), other('patient')],
  ] as const)('%s for %o', (path, visitor, decision) => {
    const screen = screenAt(path);
    if (!screen) throw new Error(`${path} is no screen.`);

    expect(decide(screen, visitor)).toEqual(decision);
  });
});

test.each(['/dashboard', '/admin?view=mails', '/account#sessions', '/'])('one comes back to %s', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'dashboard',
  '',
  undefined,
  7,
])('but never to %j', (path) => {
  expect(safePath(path)).toBeUndefined();
  expect(afterLogin('doctor', path)).toBe(HOME_OF.doctor);
});
