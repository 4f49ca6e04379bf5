// Each control that exists, what it does, how, and the test that proves it. The security page prints this list;
// a test fails when a named test file is missing. Safeguards are sections of the HIPAA Security Rule, 45 CFR 164.
import { msg } from '#web/language/say.ts';

export type Control = { name: string; what: string; how: string; test: string; safeguard: string };
export type ControlGroup = { title: string; controls: Control[] };

const gettingIn: Control[] = [
  {
    name: msg('Passwords that cannot be read back'),
    what: msg('Nobody, not even an administrator, can read a password.'),
    how: msg(
      'Stored as an Argon2id hash; common passwords and ones that hold the name, e-mail or Health ID are refused.',
    ),
    test: 'server/identity/password-rules.test.ts',
    safeguard: msg('164.312(d) person or entity authentication'),
  },
  {
    name: msg('Second factor'),
    what: msg('With it on, a stolen password alone opens nothing.'),
    how: msg(
      'Codes of an authenticator app, each accepted once, with recovery codes; required of doctors, staff and administrators in production.',
    ),
    test: 'server/credentials/pass-second-factor.test.ts',
    safeguard: msg('164.312(d) person or entity authentication'),
  },
  {
    name: msg('Lock-out'),
    what: msg('Guessing stops after ten failures, even when a hundred guesses arrive at once.'),
    how: msg(
      'One atomic count in the database before any password is checked; locked for 15 minutes, which further tries do not extend.',
    ),
    test: 'server/identity/lock-out.test.ts',
    safeguard: msg('164.308(a)(5)(ii)(C) log-in monitoring'),
  },
  {
    name: msg('No telling who is a patient'),
    what: msg('A login page gives nothing away about who has an account.'),
    how: msg(
      'Unknown names get the same answer, after the same work, as a wrong password; resets answer alike for every address.',
    ),
    test: 'server/identity/log-in.test.ts',
    safeguard: msg('164.312(a)(1) access control'),
  },
  {
    name: msg('Reset links that work once'),
    what: msg('An old mail cannot be used to take over an account.'),
    how: msg('A link is valid for 30 minutes and one use; a new password ends every session of the account.'),
    test: 'server/credentials/reset-password.test.ts',
    safeguard: msg('164.308(a)(5)(ii)(D) password management'),
  },
  {
    name: msg('Sessions that end'),
    what: msg('A screen left alone locks itself, and no login lasts for ever.'),
    how: msg(
      'A new id at each login, kept only as a hash; idle lock after 15 minutes (patients 30) unless the clinic sets other limits, at most 30 (60); absolute end after 12 hours (patients 24) at the latest.',
    ),
    test: 'server/identity/sessions/sessions.test.ts',
    safeguard: msg('164.312(a)(2)(iii) automatic logoff'),
  },
];

const whatOneMayDo: Control[] = [
  {
    name: msg('A role for every call'),
    what: msg('Each role reaches its own functions and no others.'),
    how: msg(
      'Every endpoint names the roles it serves and the server checks each call; a test walks all of them and fails when one has no decision.',
    ),
    test: 'server/endpoints.test.ts',
    safeguard: msg('164.312(a)(1) access control'),
  },
  {
    name: msg('Someone else’s looks like nothing'),
    what: msg('What you may not see cannot be told from what does not exist.'),
    how: msg('Another person’s object answers 404, exactly like an unknown one.'),
    test: 'server/appointments/who-may.test.ts',
    safeguard: msg('164.502(b) minimum necessary'),
  },
  {
    name: msg('Requests from other sites refused'),
    what: msg('A malicious page cannot act with your login.'),
    how: msg('Cookies are SameSite and HttpOnly, and the server compares the origin of every change with its own.'),
    test: 'server/platform/http/origin-check.test.ts',
    safeguard: msg('164.312(a)(1) access control'),
  },
  {
    name: msg('Rate limits'),
    what: msg('Floods of logins, registrations and calls are turned away.'),
    how: msg(
      'Counted in the database, so that several servers share one count; a proxy is believed only when the clinic declared it.',
    ),
    test: 'server/platform/rate-limit.test.ts',
    safeguard: msg('164.308(a)(5)(ii)(C) log-in monitoring'),
  },
  {
    name: msg('Strict doors for data'),
    what: msg('Input that does not fit is refused before it reaches anything.'),
    how: msg(
      'Unknown fields, bodies over 100 kB, too deep nesting and anything that is not JSON each get a plain refusal.',
    ),
    test: 'server/platform/http/json-body.test.ts',
    safeguard: msg('164.312(c)(1) integrity'),
  },
];

const whatIsRecorded: Control[] = [
  {
    name: msg('Sealed audit trail'),
    what: msg('An edited, deleted, inserted, reordered or cut-off entry shows.'),
    how: msg(
      'RFC 6962 Merkle hashes, chained and signed with Ed25519, with checkpoints in a file outside the database; a command verifies it all.',
    ),
    test: 'server/audit/verify/verify-trail.test.ts',
    safeguard: msg('164.312(b) audit controls'),
  },
  {
    name: msg('A trail the app cannot rewrite'),
    what: msg('Even a break-in through the app leaves the trail as it was.'),
    how: msg(
      'The application’s database role may add audit entries and may not change or delete them; it owns no table.',
    ),
    test: 'server/db/grants.test.ts',
    safeguard: msg('164.312(c)(1) integrity'),
  },
  {
    name: msg('No personal data in logs'),
    what: msg('Whoever reads the server’s log learns nothing about a patient.'),
    how: msg('Log lines carry a request id, never bodies, names, e-mail addresses, Health IDs or free text.'),
    test: 'server/platform/logger.test.ts',
    safeguard: msg('164.502(b) minimum necessary'),
  },
];

const whatIsKeptSafe: Control[] = [
  {
    name: msg('Secrets sealed at rest'),
    what: msg('A copied database does not give away anyone’s second factor.'),
    how: msg(
      'AES-256-GCM under a key outside the database, bound to its row and column, so that a value cannot be moved.',
    ),
    test: 'server/platform/encryption/seal.test.ts',
    safeguard: msg('164.312(a)(2)(iv) encryption and decryption'),
  },
  {
    name: msg('Headers that keep the browser strict'),
    what: msg('Foreign code does not run, pages are not framed, personal answers are not cached.'),
    how: msg(
      'A content security policy with a fresh nonce and no exceptions, no-store on everything personal, HSTS behind TLS.',
    ),
    test: 'server/platform/http/headers.test.ts',
    safeguard: msg('164.312(e)(1) transmission security'),
  },
  {
    name: msg('No unsafe start'),
    what: msg('A forgotten setting cannot open the clinic to the world.'),
    how: msg(
      'Production refuses to start with demo accounts, a default secret, no declared TLS proxy or no mail, and says why.',
    ),
    test: 'server/platform/config.test.ts',
    safeguard: msg('164.308(a)(1)(ii)(B) risk management'),
  },
  {
    name: msg('Sent twice, done once'),
    what: msg('A double click or a lost answer does not double anything.'),
    how: msg('The same Idempotency-Key gets the same answer for 24 hours; with other content it is refused.'),
    test: 'server/platform/with-idempotency.test.ts',
    safeguard: msg('164.312(c)(1) integrity'),
  },
  {
    name: msg('Nothing lost in a crash'),
    what: msg('What was answered is stored, whatever is killed.'),
    how: msg(
      'Server and database are killed (kill -9) and started again; every acknowledged write is there afterwards.',
    ),
    test: 'server/db/embedded/killed.test.ts',
    safeguard: msg('164.308(a)(7) contingency plan'),
  },
];

export const controlGroups: ControlGroup[] = [
  { title: msg('Who gets in'), controls: gettingIn },
  { title: msg('What one may do'), controls: whatOneMayDo },
  { title: msg('What is recorded'), controls: whatIsRecorded },
  { title: msg('What is kept safe'), controls: whatIsKeptSafe },
];
