import type { Addressee, InboxColleague, InboxThread, InboxThreadInFull } from '#contract/inbox.ts';
import type { Database } from '../db/connect.ts';
import { findOwnRecord } from '../patients/find-patient.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { Refusal } from '../platform/refusal.ts';
import { dayIn } from '../platform/zoned-time.ts';
import { answeringCalendar, answeringTimes } from './answering-times.ts';
import { earliestVisit, mayKnowOf, mayRead, readerOf } from './policy.ts';
import { presentInFull, presentThread } from './present.ts';
import {
  type Counts,
  colleagues,
  countThreads,
  doctorsVisited,
  isDeskHidden,
  messagesOf,
  patientOfThread,
  type ThreadRow,
  threadById,
  threadsOf,
} from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'seal' | 'config'>;

const ALL = 1_000;

type Wanted = { status?: 'open' | 'closed' | undefined; limit: number };

export async function listInbox(deps: Needs, actor: Actor, wanted: Wanted): Promise<InboxThread[]> {
  const rows = await threadsOf(deps.db, readerOf(actor), deps.clock.now(), wanted);
  return rows.map((row) => presentThread(deps, actor, row));
}

export const countInbox = ({ db, clock }: Needs, actor: Actor): Promise<Counts> =>
  countThreads(db, readerOf(actor), clock.now());

export const listInboxColleagues = ({ db }: Needs): Promise<InboxColleague[]> => colleagues(db);

/** Whom a patient may write to: the desk, the doctors of the last 90 days, and those of earlier threads for reading. */
export async function listAddressees(deps: Needs, actor: Actor) {
  const { db, clock, config } = deps;
  const { timeZone } = config.clinic;
  const now = clock.now();
  const patient = await findOwnRecord(db, actor);
  const [visited, threads] = [
    await doctorsVisited(db, patient.id, earliestVisit(now), now),
    await listInbox(deps, actor, { limit: ALL }),
  ];
  const threadWith = (doctorId: string | null) => threads.find((thread) => thread.doctorId === doctorId) ?? null;
  const desk = {
    doctorId: null,
    doctor: null,
    specialty: null,
    visitOn: null,
    canWrite: !(await isDeskHidden(db, patient.id)),
    thread: threadWith(null),
  };
  const doctors = visited.map(
    ({ doctor_id, doctor, specialty, visit_at }): Addressee => ({
      doctorId: doctor_id,
      doctor,
      specialty,
      visitOn: dayIn(timeZone, visit_at),
      canWrite: true,
      thread: threadWith(doctor_id),
    }),
  );
  const earlier = threads
    .filter(({ doctorId }) => doctorId !== null && !visited.some(({ doctor_id }) => doctor_id === doctorId))
    .map(
      (thread): Addressee => ({
        doctorId: thread.doctorId,
        doctor: thread.doctor,
        specialty: null,
        visitOn: thread.visitOn,
        canWrite: false,
        thread,
      }),
    );
  return {
    addressees: [...doctors, desk, ...earlier],
    answering: answeringTimes(now, await answeringCalendar(deps, now)),
  };
}

export async function readInboxThread(deps: Needs, actor: Actor, id: string): Promise<InboxThreadInFull> {
  const thread = await requireThread(deps, actor, id, 'read');
  return presentInFull(deps, actor, { thread, messages: await messagesOf(deps.db, id) });
}

/** Another's answers like one that does not exist. */
export async function requireThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  wanted: 'read' | 'know',
): Promise<ThreadRow> {
  const reader = readerOf(actor);
  if (reader.side === 'patient') await findOwnRecord(db, actor);
  const now = clock.now();
  const unchecked = await threadById(db, reader, now, id);
  const isOpen = unchecked && (wanted === 'read' ? mayRead(actor, unchecked) : mayKnowOf(actor, unchecked, now));
  if (!isOpen) throw new Refusal('not_found', { patientId: await patientOfThread(db, id) });
  return unchecked;
}

/** For the copy of everything that the clinic holds about a person. The calling module has decided who may. */
export async function copyInbox(deps: Needs & { db: Database }, actor: Actor): Promise<InboxThreadInFull[]> {
  const rows = await threadsOf(deps.db, readerOf(actor), deps.clock.now(), { limit: ALL });
  const copies: InboxThreadInFull[] = [];
  for (const thread of rows) {
    copies.push(presentInFull(deps, actor, { thread, messages: await messagesOf(deps.db, thread.id) }));
  }
  return copies;
}
