// People for tests, all with one password. Its hash was made once and at the lowest cost: Argon2 takes its time on purpose.
import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/endpoint.ts';
import type { Tx } from './db/connect.ts';
import { executeLater } from './db/prepared-statements.ts';
import { transaction } from './db/transaction.ts';
import { openAccount } from './identity/open-account.ts';
import { limitsOf } from './identity/sessions/session-limits.ts';
import { drawToken, hashToken } from './identity/sessions/session-token.ts';
import { drawPud } from './patients/draw-pud.ts';
import { enterPatient } from './patients/enter-patient.ts';
import type { Actor } from './platform/actor.ts';
import type { Deps } from './platform/deps.ts';

export const PASSWORD = 'a lantern on the shore';
export const FAR_AWAY = new Date('2100-01-01T00:00:00Z');
const PHONE = '+91 98200 14477';
const PHONE_AT_WORK = '+91 98200 14488';
const PASSWORD_HASH = '$argon2id$v=19$m=8,t=1,p=1$BKSN6E+GlJ/1fs6/ZTLEjA$TkgNiqg1Fahl3xyyLwKdDW57JLYVb1aeN1DQKuh2c5w';

export type Person = {
  id: string;
  role: Role;
  login: string;
  password: string;
  name: string;
  email: string;
  /** For calling a use case as this person, without an endpoint. */
  actor: Actor;
  /** The session of that actor, as a browser holds it. */
  cookie: string;
};
export type Patient = Person & { pud: string; patientId: string };

const START_SESSION = `insert into sessions
  (id, token_hash, account_id, stage, device, started_at, seen_at, ends_at, proven_until)
  values ($1, $2, $3, 'open', $4, $5, $5, $6, $7)`;
// No department is none; one that does not exist is an error.
const ENTER_CLINICIAN = `insert into clinicians (account_id, title, license_number, employee_id, department_id)
  values ($1, $2, $3, $4, coalesce((select id::text from departments where name = $5), 'no department ' || $5)::uuid)`;

type About = { name?: string; email?: string };
type AboutWorker = About & { title?: string; department?: string };

export type People = ReturnType<typeof makePeople>;

export function makePeople(deps: Deps) {
  const { db } = deps;
  const cookieName = deps.config.publicUrl?.startsWith('https://') ? '__Host-nadi_session' : 'nadi_session';

  /** As startSession writes it; it travels with the commit of whoever opens the account, for every test makes people. */
  async function comeIn(tx: Tx, { id, role }: Pick<Person, 'id' | 'role'>): Promise<Pick<Person, 'actor' | 'cookie'>> {
    const [sessionId, token, now] = [randomUUID(), drawToken(), deps.clock.now()];
    const endsAt = new Date(now.getTime() + limitsOf(deps, role).endMs);
    // However far a test moves the clock: tests of the proof itself begin without one.
    const values = [sessionId, hashToken(token), id, 'Firefox on Linux', now, endsAt, FAR_AWAY];
    await executeLater(tx, { text: START_SESSION, values });
    const actor: Actor = { accountId: id, role, sessionId, requestId: randomUUID() };
    return { actor, cookie: `${cookieName}=${token}` };
  }

  async function openWorker(role: Exclude<Role, 'patient'>, about: AboutWorker & { title: string }): Promise<Person> {
    const { name = 'Asha Rao', email = `${role}.${mark()}@mail.example` } = about;
    const account = { role, login: email.toLowerCase(), name, email };
    const [license, employee] = role === 'doctor' ? [`KMC-${mark()}`, null] : [null, `BSC-${mark()}`];
    return transaction(db, async (tx) => {
      const id = await openAccount(tx, deps, { ...account, phone: PHONE_AT_WORK, passwordHash: PASSWORD_HASH });
      const values = [id, about.title, license, employee, about.department ?? null];
      await executeLater(tx, { text: ENTER_CLINICIAN, values });
      return { ...account, id, password: PASSWORD, ...(await comeIn(tx, { id, role })) };
    });
  }

  const people = {
    /** Calls the module's own use case, because what a patient consists of grows with the modules. */
    async aPatient({ name = 'Asha Rao', email = `patient.${mark()}@mail.example` }: About = {}): Promise<Patient> {
      const pud = drawPud();
      const account = { role: 'patient', login: pud, name, email } as const;
      const facts = { name, email, phone: PHONE };
      return transaction(db, async (tx) => {
        const id = await openAccount(tx, deps, { ...account, phone: PHONE, passwordHash: PASSWORD_HASH });
        const patientId = await enterPatient(tx, deps, { ...facts, pud, accountId: id, consentedAt: null });
        const { actor, cookie } = await comeIn(tx, { id, role: 'patient' });
        return { ...account, id, password: PASSWORD, cookie, actor: { ...actor, patientId }, pud, patientId };
      });
    },
    aDoctor: (about: AboutWorker = {}) =>
      openWorker('doctor', { title: 'Doctor', department: 'General Medicine', ...about }),
    aNurse: (about: AboutWorker = {}) => openWorker('staff', { title: 'Nurse', ...about }),
    aReceptionist: (about: AboutWorker = {}) => openWorker('desk', { title: 'Receptionist', ...about }),
    anAdministrator: (about: AboutWorker = {}) => openWorker('admin', { title: 'Administrator', ...about }),
  };
  const someone = (role: Role): Promise<Person> =>
    ({
      patient: people.aPatient,
      doctor: people.aDoctor,
      staff: people.aNurse,
      desk: people.aReceptionist,
      admin: people.anAdministrator,
    })[role]();
  return { ...people, someone };
}

const mark = () => randomUUID().slice(0, 8);
