import { DANGER_SIGNS, type DangerSign, SPEAKS_OF_NOW_MS } from '../../contract/reading-advice.ts';
import { READING_FACTS, type ReadingAdvice } from '../../contract/records.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Tx } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import { findAccountsOf } from '../identity/find-role.ts';
import { tell } from '../notices/tell.ts';
import { findCarers } from '../patients/care.ts';
import { findOwnPatient, type PatientRow } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { findReading } from '../records/find-reading.ts';
import { tellTheDesk } from './tell-the-desk.ts';

const GRAVE = 4;

type Told = { told: 'alert' | 'notice' };
type Reading = NonNullable<Awaited<ReturnType<typeof findReading>>>;

/** An emergency, or any danger sign, reaches every screen; what can wait for a call today reaches those in care. */
export async function tellOfReading(
  deps: Deps,
  actor: Actor,
  id: string,
  { signs }: { signs: DangerSign[] },
): Promise<Told> {
  const patient = await findOwnPatient(deps.db, actor);
  return transaction(deps.db, async (tx) => {
    const unchecked = await findReading(tx, id);
    if (!unchecked || unchecked.patient_id !== patient.id) throw new Refusal('not_found');
    const urgency = urgencyNow(deps, unchecked);
    if (urgency < GRAVE && signs.length === 0) return tellCarers(tx, deps, actor, patient, unchecked);
    const reason = [`Home reading: ${inWords(unchecked)}.`, ...signs.map((sign) => `${DANGER_SIGNS[sign]}.`)].join(' ');
    await raiseAlert(tx, deps, actor, { patientId: patient.id, source: 'triage', reason });
    return { told: 'alert' };
  });
}

function urgencyNow({ clock }: Pick<Deps, 'clock'>, { advice, measured_at }: Reading): number {
  const given = advice as ReadingAdvice | null;
  const isOld = clock.now().getTime() - measured_at.getTime() > SPEAKS_OF_NOW_MS;
  if (!given || isOld) throw new Refusal('no_danger_in_reading');
  // A child's reading that no rule has checked: who cares for the child hears of it, with a danger sign everyone does.
  return given.urgency ?? 0;
}

async function tellCarers(tx: Tx, deps: Deps, actor: Actor, patient: PatientRow, reading: Reading): Promise<Told> {
  const title = `${patient.name} asks for a call today`;
  const link = `/doctor-dashboard?view=patients&patient=${patient.id}` as const;
  const onceKey = `reading:${reading.id}`;
  const text = `Home reading: ${inWords(reading)}. Phone ${patient.phone}.`;
  const doctors = new Set(await findAccountsOf(tx, 'doctor'));
  const carers = await findCarers(tx, patient.id, deps.clock.now());
  for (const to of carers.filter((carer) => doctors.has(carer))) {
    await tell(tx, deps, { to, kind: 'reading', title, text, link, onceKey: `${onceKey}:${to}` });
  }
  // The desk hears whom to call, not what was measured.
  await tellTheDesk(tx, deps, { title, text: `Phone ${patient.phone}. A doctor should hear of it today.`, onceKey });
  const about = { subject: 'reading', subjectId: reading.id, patientId: patient.id };
  await appendEntry(tx, deps.clock, actor, 'reading.told', about);
  return { told: 'notice' };
}

const inWords = ({ kind, value, second }: Reading): string => {
  const { name, unit } = READING_FACTS[kind];
  return `${name.toLowerCase()} ${second === null ? value : `${value}/${second}`} ${unit}`;
};
