// How long visits last: of the clinic until a doctor has other lengths. What is booked keeps its own.
import { type KeptLengths, VisitLengths } from '#contract/appointments/visit-lengths.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish, SEE_SLOTS } from '../platform/events.ts';
import { USUAL_LENGTHS } from './slots.ts';
import { insertLengths, newestLengths } from './store.ts';

export async function readLengths(db: Database, doctorId: string | null): Promise<KeptLengths> {
  const ofClinic = await newestLengths(db, null);
  const ofDoctor = doctorId === null ? undefined : await newestLengths(db, doctorId);
  const last = [ofClinic, ofDoctor]
    .flatMap((row) => row ?? [])
    .toSorted((a, b) => Number(b.number) - Number(a.number))[0];
  return {
    clinic: lengthsIn(ofClinic) ?? USUAL_LENGTHS,
    own: lengthsIn(ofDoctor) ?? null,
    version: Number(last?.number ?? 0),
    changed: last ? { at: last.set_at.toISOString(), by: last.setter } : null,
  };
}

type Row = Awaited<ReturnType<typeof newestLengths>>;

function lengthsIn(row: Row): VisitLengths | undefined {
  if (!row || row.first_minutes === null) return undefined;
  return VisitLengths.parse({
    first: row.first_minutes,
    followUp: row.follow_up_minutes,
    video: row.video_minutes,
    pause: row.pause_minutes,
  });
}

/** Call it while the schedule of the doctor, or every schedule, is locked. Null: the doctor follows the clinic again. */
export async function writeLengths(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { doctorId, lengths }: { doctorId: string | null; lengths: VisitLengths | null },
): Promise<void> {
  await insertLengths(tx, {
    doctor_id: doctorId,
    first_minutes: lengths?.first ?? null,
    follow_up_minutes: lengths?.followUp ?? null,
    video_minutes: lengths?.video ?? null,
    pause_minutes: lengths?.pause ?? null,
    set_by: actor.accountId,
    set_at: deps.clock.now(),
  });
  await appendEntry(tx, deps.clock, actor, 'schedule.lengths_set', {
    ...(doctorId ? { subject: 'account', subjectId: doctorId } : { subject: 'clinic' }),
    details: { ...(lengths ?? { follows: 'clinic' }) },
  });
  await publish(tx, { type: 'slots', ...(doctorId ? { id: doctorId } : {}), to: { roles: [...SEE_SLOTS, 'admin'] } });
}
