import { DANGER_SIGNS, type DangerSign } from '#contract/readings/reading-advice.ts';
import { SPEAKS_OF_NOW_MS } from '#contract/readings/reading-time.ts';
import { type ClinicTold, READING_FACTS } from '#contract/readings/readings.ts';
import { raiseAlert } from '#server/alerts/raise-alert.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findAccountsOf } from '#server/identity/public.ts';
import { notify } from '#server/notices/notify.ts';
import { findCarers } from '#server/patients/chart-access/care.ts';
import { findOwnPatient, type PatientRow } from '#server/patients/find-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type HeldReading, lockReadingsById } from '#server/records/readings/lock-readings.ts';
import { markClinicTold } from '#server/records/readings/mark-clinic-told.ts';
import { requestCallBack } from '#server/tasks/request-call-back.ts';
import { notifyTheDesk } from './notify-the-desk.ts';

const GRAVE = 4;

type Input = { signs: DangerSign[]; also?: string[] | undefined };

/** An emergency, or any danger sign, reaches every screen; what can wait for a call today reaches those in care. */
export async function notifyOfReading(deps: Deps, actor: Actor, id: string, input: Input): Promise<ClinicTold> {
  const patient = await findOwnPatient(deps.db, actor);
  return transaction(deps.db, async (tx) => {
    // The lock makes two tabs that tell at once wait for each other; the second finds it told.
    const readings = await lockOwn(tx, deps, patient, [...new Set([id, ...(input.also ?? [])])]);
    const before = readings.flatMap(({ clinicTold }) => clinicTold ?? []);
    const signs = [...new Set([...before.flatMap((told) => told.signs), ...input.signs])] as DangerSign[];
    // A reading that no rule judged, such as a child's fever, counts as grave.
    const isGrave = readings.some(({ advice }) => (advice?.urgency ?? GRAVE) >= GRAVE);
    const how = isGrave || signs.length > 0 ? 'alert' : 'notice';
    const news = readings.filter(({ clinicTold }) => isNews(clinicTold, how, signs));
    const [latest] = before.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
    if (news.length === 0 && latest) return latest;

    if (how === 'alert') await alertAll(tx, deps, actor, patient, readings, signs);
    else await notifyCarers(tx, deps, patient, news);
    const at = deps.clock.now();
    const task = `Call back today, phone ${patient.phone}. ${inWords(news)}.`;
    if (how === 'notice') await requestCallBack(tx, actor, { patientId: patient.id, task, at });
    const told: ClinicTold = { at: at.toISOString(), how, signs, answered: null };
    const ids = (how === 'alert' ? readings : news).map((reading) => reading.id);
    await markClinicTold(tx, deps, actor, patient, ids, told);
    return told;
  });
}

/** True when the clinic was not told yet, or was told of less, or of other signs. */
const isNews = (told: ClinicTold | null, how: ClinicTold['how'], signs: readonly string[]): boolean =>
  !told || (how === 'alert' && (told.how === 'notice' || signs.some((sign) => !told.signs.includes(sign))));

async function lockOwn(tx: Tx, { clock }: Deps, patient: PatientRow, ids: string[]): Promise<HeldReading[]> {
  const unchecked = await lockReadingsById(tx, ids);
  const own = unchecked.filter(({ patient_id }) => patient_id === patient.id);
  if (own.length < ids.length) {
    const another = unchecked.find(({ patient_id }) => patient_id !== patient.id);
    throw new Refusal('not_found', { patientId: another?.patient_id ?? null });
  }
  const isOfNow = ({ measured_at }: HeldReading) => clock.now().getTime() - measured_at.getTime() <= SPEAKS_OF_NOW_MS;
  if (!own.every((reading) => reading.advice && isOfNow(reading))) throw new Refusal('no_danger_in_reading');
  return own.toSorted((a, b) => (b.advice?.urgency ?? 0) - (a.advice?.urgency ?? 0));
}

async function alertAll(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  patient: PatientRow,
  readings: HeldReading[],
  signs: DangerSign[],
): Promise<void> {
  const reason = [`${inWords(readings)}.`, ...signs.map((sign) => `${DANGER_SIGNS[sign]}.`)].join(' ');
  await raiseAlert(tx, deps, actor, { patientId: patient.id, source: 'triage', reason });
}

async function notifyCarers(tx: Tx, deps: Deps, patient: PatientRow, readings: HeldReading[]): Promise<void> {
  const title = `${patient.name} asks for a call today`;
  const link = `/doctor-dashboard?view=patients&patient=${patient.id}` as const;
  const dedupeKey = `reading:${readings[0]?.id}`;
  const patientId = patient.id;
  const text = `${inWords(readings)}. Phone ${patient.phone}.`;
  const doctors = new Set(await findAccountsOf(tx, 'doctor'));
  const carers = await findCarers(tx, patient.id, deps.clock.now());
  for (const to of carers.filter((carer) => doctors.has(carer))) {
    await notify(tx, deps, { to, kind: 'reading', title, text, link, patientId, dedupeKey: `${dedupeKey}:${to}` });
  }
  // The desk hears whom to call, not what was measured.
  const call = `Phone ${patient.phone}. Take the task to see what was measured.`;
  await notifyTheDesk(tx, deps, { title, text: call, patientId, dedupeKey });
}

/** Home reading: blood pressure 192/124 mmHg */
function inWords(readings: HeldReading[]): string {
  const measured = readings.map(({ kind, value, second }) => {
    const { name, unit } = READING_FACTS[kind];
    return `${name.toLowerCase()} ${second === null ? value : `${value}/${second}`} ${unit}`;
  });
  // Some of those that are dangerous together may be no danger alone, and so are not told by themselves.
  const together = readings.flatMap(({ advice }) => (advice?.together ? [advice.title.replace(/\.$/, '')] : []));
  return [`Home ${readings.length > 1 ? 'readings' : 'reading'}: ${measured.join(', ')}`, ...together].join('. ');
}
