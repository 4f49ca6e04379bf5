// The demo clinic, made as a real one is made: an administrator, applications, invitations, registrations, each through the
// module's own use case, on earlier days.

import { sql } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import { makeFirstAdministrator, offerFirstAdministrator } from '../credentials/make-first-administrator.ts';
import { resetPassword } from '../credentials/reset-password.ts';
import { addressHash } from '../db/sealed/open-results.ts';
import { transaction } from '../db/transaction.ts';
import { findAccount } from '../identity/public.ts';
import { confirmEmail } from '../patients/email/confirm-email.ts';
import { registerPatient } from '../patients/register-patient.ts';
import { type Actor, visitor } from '../platform/actor.ts';
import { fixedClock } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { mailText } from '../platform/mail/queue-mail.ts';
import { applyAsDoctor } from '../staffing/apply-as-doctor.ts';
import { approveApplication } from '../staffing/approve-application.ts';
import { saveDoctorPage } from '../staffing/doctor-pages/save-doctor-page.ts';
import { inviteStaff } from '../staffing/invite-staff.ts';
import { type DemoAccount, hasDemoClinic, keepDemoAccounts } from './demo-accounts.ts';
import { DOCTOR_PAGES } from './doctor-pages.ts';
import { makeHistory } from './make-history.ts';
import { PATIENTS } from './patients.ts';
import { ADMINISTRATOR, DOCTORS, mailOf, NURSES, PASSWORDS, patientMail, RECEPTIONISTS } from './people.ts';

const NOBODY = visitor(null);
// Any number will do, as long as nothing else in this database uses it.
const FURNISHING = 6963;

/** Once per database, all of it or nothing: a start that was killed halfway, or a second server, finds no half clinic. */
export async function makeClinic(deps: Deps): Promise<void> {
  if (await hasDemoClinic(deps.db)) return;
  await transaction(deps.db, async (tx) => {
    // Another server may be at it for a while.
    await sql`set local statement_timeout = '5min'`.execute(tx);
    await sql`select pg_advisory_xact_lock(${FURNISHING})`.execute(tx);
    if (!(await hasDemoClinic(tx))) await seed({ ...deps, db: tx });
  });
}

async function seed(deps: Deps): Promise<void> {
  const clock = fixedClock(new Date(deps.clock.now().getTime() - 200 * DAY_MS));
  const earlier: Deps = { ...deps, clock };

  const admin = await openTheClinic(earlier);
  const accounts: DemoAccount[] = [];
  for (const doctor of DOCTORS) {
    clock.advance(DAY_MS);
    accounts.push(await letDoctorIn(earlier, admin, doctor));
  }
  for (const nurse of NURSES) {
    clock.advance(DAY_MS);
    accounts.push(await letWorkerIn(earlier, admin, nurse, 'staff'));
  }
  clock.advance(DAY_MS);
  for (const receptionist of RECEPTIONISTS) accounts.push(await letWorkerIn(earlier, admin, receptionist, 'desk'));
  for (const { name, mailbox, phone } of PATIENTS) {
    clock.advance(2 * DAY_MS);
    const person = { name, email: patientMail(mailbox), phone, password: PASSWORDS.patient };
    const { pud } = await registerPatient(earlier, NOBODY, { ...person, consent: true });
    await confirmAddress(earlier, person.email);
    accounts.push({ role: 'patient', login: pud, password: PASSWORDS.patient, name });
  }
  accounts.push({ role: 'admin', login: ADMINISTRATOR.email, password: PASSWORDS.admin, name: ADMINISTRATOR.name });
  await keepDemoAccounts(deps.db, inOrder(accounts));
  await makeHistory(deps);
}

async function openTheClinic(deps: Deps): Promise<Actor> {
  const token = await offerFirstAdministrator(deps);
  if (token) await makeFirstAdministrator(deps, NOBODY, { ...ADMINISTRATOR, token, password: PASSWORDS.admin });
  return actorFor(deps, ADMINISTRATOR.email);
}

/** The administrator acts without having logged in: there is no session behind these days. */
export async function actorFor({ db }: Pick<Deps, 'db'>, login: string): Promise<Actor> {
  const account = await findAccount(db, 'admin', login);
  if (!account) throw new Error('The demo clinic has no administrator.');
  return { accountId: account.id, role: 'admin', sessionId: '', requestId: null };
}

async function letDoctorIn(deps: Deps, admin: Actor, doctor: (typeof DOCTORS)[number]): Promise<DemoAccount> {
  const email = mailOf(doctor.mailbox);
  const { name, department, licence, title } = doctor;
  const phone = '+91 80 5550 0114';
  const id = await applyAsDoctor(deps, NOBODY, { name, email, phone, licenseNumber: licence, department });
  await approveApplication(deps, admin, { id, title });
  await acceptInvitation(deps, email, PASSWORDS.doctor);
  const account = await findAccount(deps.db, 'doctor', email);
  if (account) await saveDoctorPage(deps, admin, account.id, { ...DOCTOR_PAGES[name], version: 0 });
  return { role: 'doctor', login: email, password: PASSWORDS.doctor, name };
}

type Worker = { name: string; mailbox: string; employeeId: string; title: string };

async function letWorkerIn(
  deps: Deps,
  admin: Actor,
  { mailbox, ...worker }: Worker,
  role: 'staff' | 'desk',
): Promise<DemoAccount> {
  const email = mailOf(mailbox);
  await inviteStaff(deps, admin, { ...worker, email, role });
  await acceptInvitation(deps, email, PASSWORDS[role]);
  return { role, login: email, password: PASSWORDS[role], name: worker.name };
}

/** As people meet them: a patient first, then the doctors, the nurses, the reception, the administrator. */
function inOrder(accounts: DemoAccount[]): DemoAccount[] {
  const roles = ['patient', 'doctor', 'staff', 'desk', 'admin'] as const;
  return roles.flatMap((role) => accounts.filter((account) => account.role === role));
}

/** Follows the link of the mail as its reader would, and chooses a password. */
async function acceptInvitation(deps: Deps, email: string, password: string): Promise<void> {
  const token = /\/reset-password#(\S+)/.exec(await newestMail(deps, 'invitation', email))?.[1] ?? '';
  await resetPassword(deps, visitor(null), { token, password });
}

/** Follows the link of the mail with the Health ID. */
async function confirmAddress(deps: Deps, email: string): Promise<void> {
  const token = /\/confirm-email#(\S+)/.exec(await newestMail(deps, 'welcome', email))?.[1] ?? '';
  await confirmEmail(deps, visitor(null), token);
}

async function newestMail(deps: Deps, kind: 'invitation' | 'welcome', email: string): Promise<string> {
  const mail = await deps.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', kind)
    .where('to_hash', '=', addressHash(deps.db, email))
    .orderBy('queued_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return deps.seal.openText(mail.sealed_text ?? Buffer.alloc(0), mailText(mail.id));
}
