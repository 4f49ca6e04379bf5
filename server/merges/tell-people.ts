import type { LiveType } from '#contract/live.ts';
import { findAdministrators } from '#server/admin/public.ts';
import type { Tx } from '#server/db/connect.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import { findCarers } from '#server/patients/chart-access/care.ts';
import { findPatient, type PatientRow } from '#server/patients/find-patient.ts';
import { letter } from '#server/patients/letters/write-letter.ts';
import { writeToPatient } from '#server/patients/write-to-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publish } from '#server/platform/events.ts';
import { ASK_ABOUT_PREGNANCY, hasDoubtfulPregnancy } from '#server/records/doubtful-pregnancy.ts';
import { lookUpAt, withoutSelf } from './policy.ts';
import { lastDoctorOf, type MergeRow } from './store.ts';

/** Everyone at the desk and every administrator but the proposer: one of them is the second. */
export async function tellWhoMayAgree(tx: Tx, deps: Deps, actor: Actor, merge: MergeRow): Promise<void> {
  const administrators = (await findAdministrators(tx)).map(({ id }) => id);
  const desk = await findAccountsOf(tx, 'desk');
  const text = `${merge.kept_pud} and ${merge.other_pud}: look at both, then agree or not.`;
  for (const to of withoutSelf(actor, [...desk, ...administrators])) {
    const link = administrators.includes(to) ? '/admin/merges' : '/reception?view=merges';
    await notify(tx, deps, { to, kind: 'merge', title: 'Two records may be of one person', text, link });
  }
}

type Merged = { keptId: string; other: PatientRow; closed: string | null; isMixed: boolean };

export async function tellOfMerge(tx: Tx, deps: Deps, { keptId, other, closed, isMixed }: Merged): Promise<void> {
  const kept = await findPatient(tx, keptId);
  const ask = (await hasDoubtfulPregnancy(tx, deps, keptId)) ? ` ${ASK_ABOUT_PREGNANCY}` : '';
  await tellCarers(tx, deps, kept, {
    title: `Two records of ${kept.name} are one now`,
    text: `${kept.pud} holds what ${other.pud} held. Compare ${isMixed ? 'allergies, conditions and' : 'the'} running medicines: they come from both.${ask}`,
  });
  await tellPatient(
    tx,
    deps,
    [kept, other],
    letter(deps.config, 'records-merged', {
      ...{ kept: kept.pud, other: other.pud },
      login: kept.account_id && closed ? { part: 'one-login' } : null,
      come: kept.record_held_since ? { part: 'come-to-read' } : null,
    }),
  );
  await tellAdministrators(tx, deps, `Two records were merged: ${kept.pud} and ${other.pud}`);
  await refreshScreens(tx, [kept]);
}

type Separated = {
  kept: PatientRow;
  other: PatientRow;
  stayed: string;
  isProfileChanged: boolean;
  isDoubtful: boolean;
};

export async function tellOfUndoing(
  tx: Tx,
  deps: Deps,
  { kept, other, stayed, isProfileChanged, isDoubtful }: Separated,
): Promise<void> {
  const check = isProfileChanged
    ? ' The health profile was changed while they were one: what was added is in both records now, a blood group in neither. Confirm allergies, conditions, pregnancy and medicines.'
    : isDoubtful
      ? ' Allergies are unconfirmed in both records: ask again.'
      : '';
  const since = stayed ? ` Written while they were one, and still here: ${stayed}. Look whose it is.` : '';
  await tellCarers(tx, deps, kept, {
    title: `The records of ${kept.name} were separated again`,
    text: `${other.pud} is a record of its own again.${since}${check}`,
  });
  await tellCarers(tx, deps, other, {
    title: `The records of ${other.name} were separated again`,
    text: `${other.pud} has back what it held. Written while they were one${stayed ? `, and left in ${kept.pud}: ${stayed}.` : isProfileChanged ? ': the health profile.' : ': nothing.'}${check}`,
  });
  if (isDoubtful) for (const patient of [kept, other]) await tellADoctor(tx, deps, patient);
  const isHeld = [kept, other].some(({ record_held_since }) => record_held_since !== null);
  await tellPatient(
    tx,
    deps,
    [kept, other],
    letter(deps.config, 'records-separated', {
      ...{ kept: kept.pud, other: other.pud },
      come: isHeld ? { part: 'come-if-hidden' } : null,
    }),
  );
  await tellAdministrators(tx, deps, `Two records were separated again: ${kept.pud} and ${other.pud}`);
  await refreshScreens(tx, [kept, other]);
}

async function tellCarers(
  tx: Tx,
  deps: Deps,
  patient: PatientRow,
  news: { title: string; text: string },
): Promise<void> {
  const carers = await findCarers(tx, patient.id, deps.clock.now());
  const people = await findPeople(tx, carers);
  for (const to of carers) {
    const link = `${lookUpAt(people.get(to)?.role)}?view=patients&patient=${patient.id}` as const;
    await notify(tx, deps, { to, kind: 'merge', ...news, link, patientId: patient.id });
  }
}

/** Where no doctor has the chart open: the one who saw the patient last, else the administrators find one. */
async function tellADoctor(tx: Tx, deps: Deps, patient: PatientRow): Promise<void> {
  const people = await findPeople(tx, await findCarers(tx, patient.id, deps.clock.now()));
  if ([...people.values()].some(({ role }) => role === 'doctor')) return;
  const doctor = await lastDoctorOf(tx, patient.id);
  const title = `${patient.pud} was separated from another record`;
  const text = 'Both were used as one. Allergies are unconfirmed: a doctor has to ask again and look at what runs.';
  if (doctor) {
    await notify(tx, deps, { ...{ to: doctor, kind: 'merge', title, text }, link: '/doctor-dashboard' });
    return;
  }
  for (const { id } of await findAdministrators(tx)) {
    const ask = `${text} No doctor has seen this patient: ask one.`;
    await notify(tx, deps, { to: id, kind: 'merge', title, text: ask, link: '/admin/merges' });
  }
}

async function tellAdministrators(tx: Tx, deps: Deps, title: string): Promise<void> {
  for (const { id } of await findAdministrators(tx)) {
    const text = 'Who did it, why, and what stayed where is on the page.';
    await notify(tx, deps, { to: id, kind: 'merge', title, text, link: '/admin/merges' });
  }
}

/** Both addresses: whoever is not the same person learns of it. */
async function tellPatient(
  tx: Tx,
  deps: Deps,
  [kept, other]: readonly [PatientRow, PatientRow],
  words: ReturnType<typeof letter>,
): Promise<void> {
  await writeToPatient(tx, deps, kept, { kind: 'account', words });
  if (other.email && other.email.toLowerCase() !== kept.email?.toLowerCase()) {
    await writeToPatient(tx, deps, { ...other, account_id: null }, { kind: 'account', words });
  }
}

const SHOWN_OF_A_RECORD: readonly LiveType[] = [
  ...(['patients', 'profile', 'readings', 'appointments', 'diagnoses', 'prescriptions', 'lab-orders'] as const),
  ...(['inpatients', 'medication-orders', 'medication-tasks', 'alerts', 'symptoms', 'documents', 'inbox'] as const),
  ...(['messages', 'staff-tasks', 'doses', 'repeats', 'waitlist', 'board', 'emergency-card', 'merges'] as const),
];

/** Whoever has either of them open sees the record as it is now. */
async function refreshScreens(tx: Tx, patients: readonly PatientRow[]): Promise<void> {
  const own = patients.map(({ account_id }) => account_id).filter((id) => id !== null);
  for (const type of SHOWN_OF_A_RECORD) {
    await publish(tx, { type, to: { roles: ['doctor', 'staff', 'desk', 'admin'], accounts: own } });
  }
  if (own.length > 0) await publish(tx, { type: 'me', to: { accounts: own } });
}
