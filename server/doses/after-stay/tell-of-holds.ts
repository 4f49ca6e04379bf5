// Nobody has decided how a medicine goes on after a stay: the patient is told to ask first, and doctors to decide.
import { DAY_MS } from '#contract/durations.ts';
import type { InpatientRow } from '#server/admissions/find-inpatient.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import type { Tx } from '#server/db/connect.ts';
import type { Said } from '#server/notices/mails/write-mail.ts';
import { notify } from '#server/notices/notify.ts';
import { findCarers, openCare, TASK_OPENS_CHART_MS } from '#server/patients/chart-access/care.ts';
import { tellPatient } from '#server/patients/telling/tell-patient.ts';
import { SYSTEM } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { linkTo } from '#server/platform/link.ts';
import { doctorsAmong, isDoctorHere, listDoctorsToTell } from '#server/staffing/duty.ts';
import type { Held } from './find-held.ts';

/** So long after the discharge the chart is open to the doctor of the stay; the decision ends it a day later. */
const OPENS_CHART_MS = 14 * DAY_MS;

/** The stay after which they wait. */
export type Stay = Pick<InpatientRow, 'id' | 'patient_id' | 'account_id' | 'patient' | 'doctor_id'>;

/** At the discharge. */
export async function tellOfHolds(tx: Tx, deps: Deps, stay: Stay, held: readonly Held[]): Promise<void> {
  const names = namesOf(held);
  await tellOfHeld(tx, deps, stay, held, {
    says: { code: 'medicine-held', values: { names, phone: deps.config.clinic.phone } },
  });
  await askDoctors(tx, deps, stay, held, {
    title: `Decide how ${names} goes on`,
    text: `${stay.patient} was discharged; the ward had stopped or changed it. The patient waits for your word and takes none until then.`,
  });
}

/** Once more, because nobody has decided. */
export type Reminder = { toOthers: boolean; nth: number };

export async function remindOfHeld(
  tx: Tx,
  deps: Deps,
  stay: Stay,
  held: readonly Held[],
  { toOthers, nth }: Reminder,
): Promise<void> {
  const names = namesOf(held);
  if (toOthers) {
    await tellOfHeld(tx, deps, stay, held, {
      says: { code: 'medicine-still-held', values: { names, phone: deps.config.clinic.phone } },
      dedupeKey: `hold-waits:${stay.id}`,
    });
  }
  await askDoctors(tx, deps, stay, held, {
    title: `Nobody has decided how ${names} goes on`,
    text: `${stay.patient} was discharged; the ward had stopped or changed it. The patient takes none until a doctor decides.`,
    toOthers,
    dedupeKey: `hold:${stay.id}:${nth}`,
  });
}

const namesOf = (held: readonly Held[]): string => held.map(({ name }) => name).join(', ');

type Words = { title: string; text: string; dedupeKey?: string };

/** One notice names all: whoever may not know of one of them is told of none, and asks at the clinic. */
async function tellOfHeld(
  tx: Tx,
  deps: Deps,
  { patient_id: patientId, account_id: accountId }: Stay,
  held: readonly Held[],
  news: { says: Said; dedupeKey?: string },
): Promise<void> {
  const about = held.map(({ id }) => ({ table: 'prescribed_medicines', id }) as const);
  const whom = { patientId, accountId, part: 'medicines', about } as const;
  await tellPatient(tx, deps, whom, { kind: 'prescription', ...news, link: '/doses' });
}

/** The chart opens to each who is asked, for a day when it is a reminder; to whom it is open already it stays as it is. */
async function askDoctors(
  tx: Tx,
  deps: Deps,
  stay: Stay,
  held: readonly Held[],
  { title, text, toOthers = false, dedupeKey }: Words & { toOthers?: boolean },
): Promise<void> {
  const { patient_id: patientId, doctor_id: doctor } = stay;
  const isFirst = dedupeKey === undefined;
  const carers = await findCarers(tx, patientId, deps.clock.now());
  const doctors = await whoDecides(tx, deps, stay, toOthers ? carers : null);
  for (const to of doctors) {
    const closesAt = new Date(
      deps.clock.now().getTime() + (isFirst && to === doctor ? OPENS_CHART_MS : TASK_OPENS_CHART_MS),
    );
    if (isFirst || !carers.includes(to)) {
      for (const { id } of held) {
        await openCare(tx, deps, { patientId, clinicianId: to, kind: 'task', sourceId: id, closesAt });
      }
    }
    const link = `/doctor-dashboard?view=patients&patient=${patientId}` as const;
    await notify(tx, deps, {
      to,
      kind: 'discharge',
      title,
      text,
      link,
      patientId,
      ...(dedupeKey ? { dedupeKey: `${dedupeKey}:${to}` } : {}),
      mail: {
        subject: 'A medicine waits for your decision',
        text: `A patient was discharged, and nobody has decided how a medicine goes on.\n\n${linkTo(deps.config, link)}`,
      },
    });
  }
  if (doctors.length === 0) return;
  for (const { id } of held) {
    const about = { subject: 'prescribed-medicine', subjectId: id, patientId, details: { doctors } };
    await appendEntry(tx, deps.clock, SYSTEM, 'medicine.hold_told', about);
  }
}

/**
 * The doctor of the stay; where that one has left, those on duty. The others are the doctors to whom the chart is open, because they
 * may decide already, and those on duty.
 */
async function whoDecides(tx: Tx, deps: Deps, stay: Stay, others: readonly string[] | null): Promise<string[]> {
  const isHere = await isDoctorHere(tx, stay.doctor_id);
  if (isHere && !others) return [stay.doctor_id];
  const caring = await doctorsAmong(tx, others ?? []);
  return [...new Set([...(isHere ? [stay.doctor_id] : []), ...caring, ...(await listDoctorsToTell(tx, deps))])];
}
