// An administrator sets how long visits last, for the clinic or for one doctor, and sees before which booked visits get too little time.
import type { KeptLengths, TightVisit, VisitLengths } from '#contract/appointments/visit-lengths.ts';
import { DAY_MS } from '#contract/durations.ts';
import type { Database, Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { notify } from '#server/notices/notify.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { findSchedule, listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { readLengths, writeLengths } from '#server/schedule/keep-lengths.ts';
import { lockEverySchedule, lockSchedule } from '#server/schedule/public.ts';
import { patientsSeenSince } from '../booking/store.ts';
import { todayOf } from '../leaving/list-coming-visits.ts';
import { comingVisits } from '../leaving/store.ts';
import { requireDoctor } from './keep-doctor-hours.ts';
import { findTight } from './tight-visits.ts';

type Needs = Pick<Deps, 'clock' | 'config'> & { db: Database };
type Change = { doctorId: string | null; lengths: VisitLengths | null };

export async function readVisitLengths({ db }: Pick<Deps, 'db'>, doctorId: string | null): Promise<KeptLengths> {
  if (doctorId) await requireDoctor(db, doctorId);
  return readLengths(db, doctorId);
}

export async function listTightVisits(deps: Needs, { doctorId, lengths }: Change): Promise<TightVisit[]> {
  if (doctorId) {
    await requireDoctor(deps.db, doctorId);
    return tightOf(deps, doctorId, lengths ?? (await readLengths(deps.db, null)).clinic);
  }
  const found: TightVisit[] = [];
  for (const { id } of await listDoctorsOf(deps.db)) {
    // Doctors with lengths of their own do not follow.
    const { own } = await readLengths(deps.db, id);
    if (!own) found.push(...(await tightOf(deps, id, requireLengths(lengths))));
  }
  return found;
}

async function tightOf(deps: Needs, doctorId: string, lengths: VisitLengths): Promise<TightVisit[]> {
  const { timeZone } = deps.config.clinic;
  const now = deps.clock.now();
  const rows = await comingVisits(deps.db, { doctorId }, todayOf(deps));
  const schedule = await findSchedule(deps.db, doctorId, dayIn(timeZone, now));
  const known = await patientsSeenSince(deps.db, doctorId, new Date(now.getTime() - 365 * DAY_MS));
  const visits = rows.map((row) => ({
    ...{ id: row.id, startsAt: row.starts_at, endsAt: row.ends_at, mode: row.mode },
    isKnown: known.has(row.patient_id),
  }));
  const tight = new Map(findTight(visits, schedule, lengths, timeZone).map(({ id, why }) => [id, why]));
  return rows.flatMap(({ id, starts_at, status, doctor_name }) => {
    const why = tight.get(id);
    if (!why) return [];
    const when = { date: dayIn(timeZone, starts_at), time: timeIn(timeZone, starts_at) };
    return [{ id, ...when, doctor: doctor_name, status: status === 'pending' ? 'pending' : 'approved', why }];
  });
}

/** Whoever books at this moment comes before, and is named, or after, and finds the new lengths. */
export async function setVisitLengths(
  deps: Deps,
  actor: Actor,
  { version, hitIds, ...change }: Change & { version: number; hitIds: string[] },
): Promise<KeptLengths> {
  const { doctorId } = change;
  if (!doctorId) requireLengths(change.lengths);
  return transaction(deps.db, async (tx) => {
    const inTx = { ...deps, db: tx };
    await (doctorId ? lockSchedule(tx, doctorId) : lockEverySchedule(tx));
    const hit = await listTightVisits(inTx, change);
    if ((await readLengths(tx, doctorId)).version !== version) throw new Refusal('version_outdated');
    if (hit.some(({ id }) => !hitIds.includes(id))) throw new Refusal('visits_changed');
    await writeLengths(tx, deps, actor, change);
    if (doctorId) await tellDoctor(tx, deps, actor, { doctorId, hit: hit.length });
    return readLengths(tx, doctorId);
  });
}

function requireLengths(lengths: VisitLengths | null): VisitLengths {
  if (!lengths) throw new Refusal('bad_input', { fields: { lengths: 'The clinic needs lengths.' } });
  return lengths;
}

async function tellDoctor(
  tx: Tx,
  deps: Deps,
  { accountId }: Actor,
  { doctorId, hit }: { doctorId: string; hit: number },
): Promise<void> {
  const name = (await findPeople(tx, [accountId])).get(accountId)?.name ?? 'An administrator';
  const { clinic, own } = await readLengths(tx, doctorId);
  const { first, followUp, video, pause } = own ?? clinic;
  const lengths = `First visit ${first} minutes, follow-up ${followUp}, video ${video}; pause after each ${pause}.`;
  const text =
    hit > 0
      ? `${lengths} ${hit === 1 ? '1 booked visit has' : `${hit} booked visits have`} too little time for it: look at the calendar.`
      : `${lengths} What is booked keeps its length.`;
  const title = `${name} changed how long your visits last`;
  await notify(tx, deps, {
    ...{ to: doctorId, kind: 'appointment', title, text },
    link: '/doctor-dashboard?view=appointments&list=calendar',
    mail: { subject: 'The length of your visits was changed', text: `${title}.\n\n${text}` },
  });
}
