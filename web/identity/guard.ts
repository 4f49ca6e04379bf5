// Who may enter a screen, decided in one place without looking at the browser.
import type { Role } from '#contract/endpoint.ts';
import type { Me } from '#contract/identity.ts';
import { HOME_OF, type Screen } from '#contract/screens.ts';
import { safePath } from './safe-path.ts';

export type Decision =
  | { kind: 'enter' }
  | { kind: 'log-in'; role: Role }
  | { kind: 'other-role'; wanted: Role }
  | { kind: 'enrol' };

type Visitor = Pick<Me, 'role'> & { session: Pick<Me['session'], 'stage'> };

/** Where the second factor is set up; someone who still has to may go nowhere else. */
export const ENROLMENT = '/account';

export function decide(screen: Screen, visitor: Visitor | null): Decision {
  if (screen.for === 'everyone') return { kind: 'enter' };
  const wanted = screen.for[0] ?? 'patient';
  if (!visitor) return { kind: 'log-in', role: wanted };
  if (!screen.for.includes(visitor.role)) return { kind: 'other-role', wanted };
  if (visitor.session.stage === 'enrolling' && screen.path !== ENROLMENT) return { kind: 'enrol' };
  return { kind: 'enter' };
}

/** Returns the address that the person came from, if it is on this site; else their home. */
export const afterLogin = (role: Role, then: unknown) => safePath(then) ?? HOME_OF[role];
