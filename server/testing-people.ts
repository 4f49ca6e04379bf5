// People for tests, with one password whose hash was made once: Argon2 takes its time on purpose.
import { randomUUID } from 'node:crypto';
import type { Role } from '../contract/endpoint.ts';
import { transaction } from './db/transaction.ts';
import { openAccount } from './identity/open-account.ts';
import { startSession } from './identity/start-session.ts';
import { drawPud } from './patients/draw-pud.ts';
import type { Actor } from './platform/actor.ts';
import type { Deps } from './platform/deps.ts';

export const PASSWORD = 'a lantern on the shore';
const PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$j0Yn1JOXqWQWBMewxSMneA$5TX899nhHQ9FjMhVsFwqaCJg8KkGEK2Y3/EarYEwBA8';

export type Person = {
  id: string;
  role: Role;
  login: string;
  password: string;
  name: string;
  email: string;
  /** For calling a verb as this person, without a door. */
  actor: Actor;
  /** The session of that actor, as a browser holds it. */
  cookie: string;
};
export type Patient = Person & { pud: string; patientId: string };

type About = { name?: string; email?: string };
type AboutWorker = About & { title?: string; department?: string };

export type People = ReturnType<typeof makePeople>;

export function makePeople(deps: Deps) {
  const { db, clock } = deps;
  const cookieName = deps.config.publicUrl?.startsWith('https://') ? '__Host-nadi_session' : 'nadi_session';

  async function open(
    role: Role,
    { name = 'Asha Rao', email = `${role}.${mark()}@mail.example` }: About,
    pud?: string,
  ) {
    const login = pud ?? email.toLowerCase();
    const person = { role, login, name, email };
    return transaction(db, async (tx) => {
      const id = await openAccount(tx, deps, { ...person, phone: '+91 98200 14477', passwordHash: PASSWORD_HASH });
      const given = { stage: 'open', device: 'Firefox on Linux', replaces: null } as const;
      const session = await startSession(tx, deps, { id, role }, given);
      const actor: Actor = { accountId: id, role, sessionId: session.id, requestId: randomUUID() };
      return { ...person, id, password: PASSWORD, actor, cookie: `${cookieName}=${session.token}` };
    });
  }

  async function openWorker(role: Exclude<Role, 'patient'>, about: AboutWorker & { title: string }): Promise<Person> {
    const person = await open(role, about);
    const department = about.department
      ? await db.selectFrom('departments').select('id').where('name', '=', about.department).executeTakeFirstOrThrow()
      : null;
    await db
      .insertInto('clinicians')
      .values({
        account_id: person.id,
        title: about.title,
        ...(role === 'doctor' ? { license_number: `KMC-${mark()}` } : { employee_id: `BSC-${mark()}` }),
        department_id: department?.id ?? null,
      })
      .execute();
    return person;
  }

  const people = {
    async aPatient(about: About = {}): Promise<Patient> {
      const pud = drawPud();
      const person = await open('patient', about, pud);
      const { name, email } = person;
      const now = clock.now();
      const { id: patientId } = await db
        .insertInto('patients')
        .values({ pud, account_id: person.id, name, email, phone: '+91 98200 14477', registered_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      return { ...person, pud, patientId };
    },
    aDoctor: (about: AboutWorker = {}) =>
      openWorker('doctor', { title: 'Doctor', department: 'General Medicine', ...about }),
    aNurse: (about: AboutWorker = {}) => openWorker('staff', { title: 'Nurse', ...about }),
    anAdministrator: (about: AboutWorker = {}) => openWorker('admin', { title: 'Administrator', ...about }),
  };
  const someone = (role: Role): Promise<Person> =>
    ({
      patient: people.aPatient,
      doctor: people.aDoctor,
      staff: people.aNurse,
      admin: people.anAdministrator,
    })[role]();
  return { ...people, someone };
}

const mark = () => randomUUID().slice(0, 8);
