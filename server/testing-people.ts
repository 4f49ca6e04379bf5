// People for tests, all with one password. Its hash was made once and at the lowest cost: Argon2 takes its time on purpose.
import { randomUUID } from 'node:crypto';
import type { Role } from '#contract/endpoint.ts';
import { transaction } from './db/transaction.ts';
import { openAccount } from './identity/open-account.ts';
import { startSession } from './identity/sessions/start-session.ts';
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

type About = { name?: string; email?: string };
type AboutWorker = About & { title?: string; department?: string };

export type People = ReturnType<typeof makePeople>;

export function makePeople(deps: Deps) {
  const { db } = deps;
  const cookieName = deps.config.publicUrl?.startsWith('https://') ? '__Host-nadi_session' : 'nadi_session';

  async function comeIn(person: Omit<Person, 'password' | 'actor' | 'cookie'>): Promise<Person> {
    const given = { stage: 'open', device: 'Firefox on Linux', replaces: null } as const;
    const session = await transaction(db, (tx) => startSession(tx, deps, person, given));
    // However far a test moves the clock: tests of the proof itself begin without one.
    await db.updateTable('sessions').set({ proven_until: FAR_AWAY }).where('id', '=', session.id).execute();
    const actor: Actor = { accountId: person.id, role: person.role, sessionId: session.id, requestId: randomUUID() };
    return { ...person, password: PASSWORD, actor, cookie: `${cookieName}=${session.token}` };
  }

  async function openWorker(role: Exclude<Role, 'patient'>, about: AboutWorker & { title: string }): Promise<Person> {
    const { name = 'Asha Rao', email = `${role}.${mark()}@mail.example` } = about;
    const account = { role, login: email.toLowerCase(), name, email };
    const id = await transaction(db, (tx) =>
      openAccount(tx, deps, { ...account, phone: PHONE_AT_WORK, passwordHash: PASSWORD_HASH }),
    );
    const department = about.department
      ? await db.selectFrom('departments').select('id').where('name', '=', about.department).executeTakeFirstOrThrow()
      : null;
    await db
      .insertInto('clinicians')
      .values({
        account_id: id,
        title: about.title,
        ...(role === 'doctor' ? { license_number: `KMC-${mark()}` } : { employee_id: `BSC-${mark()}` }),
        department_id: department?.id ?? null,
      })
      .execute();
    return comeIn({ ...account, id });
  }

  const people = {
    /** Calls the module's own use case, because what a patient consists of grows with the modules. */
    async aPatient({ name = 'Asha Rao', email = `patient.${mark()}@mail.example` }: About = {}): Promise<Patient> {
      const pud = drawPud();
      const account = { role: 'patient', login: pud, name, email } as const;
      const facts = { name, email, phone: PHONE };
      const { id, patientId } = await transaction(db, async (tx) => {
        const accountId = await openAccount(tx, deps, { ...account, phone: PHONE, passwordHash: PASSWORD_HASH });
        const entered = await enterPatient(tx, deps, { ...facts, pud, accountId, consentedAt: null });
        return { id: accountId, patientId: entered };
      });
      const person = await comeIn({ ...account, id });
      return { ...person, actor: { ...person.actor, patientId }, pud, patientId };
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
