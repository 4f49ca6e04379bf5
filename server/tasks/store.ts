import { randomUUID } from 'node:crypto';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { DAY_MS } from '#contract/durations.ts';
import type { StaffTask } from '#contract/ward/staff-tasks.ts';
import type { Database, Tx } from '../db/connect.ts';
import type { DB } from '../db/rows.generated.ts';
import { sealText } from '../db/sealed/open-results.ts';
import { SEALED } from '../db/sealed/sealed-columns.ts';
import { formerPuds } from '../patients/public.ts';

const tasks = (db: Database) =>
  db
    .selectFrom('staff_tasks')
    .innerJoin('patients', 'patients.id', 'staff_tasks.patient_id')
    .innerJoin('accounts as givers', 'givers.id', 'staff_tasks.given_by')
    .leftJoin('accounts as meant', 'meant.id', 'staff_tasks.to_id')
    .leftJoin('accounts as takers', 'takers.id', 'staff_tasks.taken_by')
    .leftJoin('accounts as doers', 'doers.id', 'staff_tasks.done_by')
    .leftJoin('accounts as formers', 'formers.id', 'staff_tasks.given_back_from')
    .selectAll('staff_tasks')
    .select([
      'patients.name as patient_name',
      'patients.pud',
      'patients.place',
      'givers.name as giver_name',
      'givers.role as giver_role',
      'meant.name as to_name',
      'takers.name as taker_name',
      'doers.name as doer_name',
      'formers.name as former_name',
    ])
    .select(formerPuds('patients.id').as('former_puds'));

export type TaskRow = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];

export const taskById = (db: Database, id: string): Promise<TaskRow | undefined> =>
  tasks(db).where('staff_tasks.id', '=', id).executeTakeFirst();

export const tasksOfDiagnoses = (db: Database, diagnosisIds: readonly string[]): Promise<TaskRow[]> =>
  tasks(db)
    .where('staff_tasks.diagnosis_id', 'in', [...diagnosisIds])
    .orderBy('staff_tasks.given_at')
    .execute();

type States = StaffTask['state'][];
type Page = { states: States; limit: number; after?: string | undefined };

const URGENCY = sql`case staff_tasks.priority when 'critical' then 0 when 'high' then 1 else 2 end`;

/** Theirs and those for whoever takes them: most urgent first, then by when they are due. */
export async function tasksForNurse(db: Database, nurseId: string, { states, limit, after }: Page) {
  const query = tasks(db)
    .where((where) => where.or([where('staff_tasks.to_id', 'is', null), where('staff_tasks.to_id', '=', nurseId)]))
    .where('staff_tasks.state', 'in', states)
    .orderBy(URGENCY)
    .orderBy(sql`coalesce(staff_tasks.due_at, 'infinity')`)
    .orderBy('staff_tasks.id')
    .limit(limit);
  if (!after) return query.execute();
  const last = await taskById(db, after);
  if (!last) return [];
  const rank = last.priority === 'critical' ? 0 : last.priority === 'high' ? 1 : 2;
  const due = last.due_at ? sql`${last.due_at}::timestamptz` : sql`'infinity'::timestamptz`;
  return query
    .where(
      sql<SqlBool>`(${URGENCY}, coalesce(staff_tasks.due_at, 'infinity'), staff_tasks.id) > (${rank}::int, ${due}, ${last.id}::uuid)`,
    )
    .execute();
}

/** Newest first. */
export async function tasksByDoctor(db: Database, doctorId: string, { states, limit, after }: Page) {
  const query = tasks(db)
    .where('staff_tasks.given_by', '=', doctorId)
    .where('staff_tasks.state', 'in', states)
    .orderBy('staff_tasks.given_at', 'desc')
    .orderBy('staff_tasks.id')
    .limit(limit);
  if (!after) return query.execute();
  const last = await taskById(db, after);
  if (!last) return [];
  const at = last.given_at;
  return query
    .where(
      sql<SqlBool>`(staff_tasks.given_at < ${at} or (staff_tasks.given_at = ${at} and staff_tasks.id > ${last.id}))`,
    )
    .execute();
}

export async function insertTask(tx: Tx, task: Insertable<DB['staff_tasks']>): Promise<string> {
  const id = randomUUID();
  const cell = { owner: task.patient_id, row: [id] };
  const sealed = {
    task: await sealText(tx, { ...cell, column: SEALED.task }, task.task),
    note: await sealText(tx, { ...cell, column: SEALED.taskNote }, task.note ?? null),
  };
  await tx
    .insertInto('staff_tasks')
    .values({ ...task, id, ...sealed })
    .execute();
  return id;
}

type TaskChange = Omit<Updateable<DB['staff_tasks']>, 'note'> & { note?: string | null };

/** Changes the task only while it is in one of these states. Of two takers at once one wins. */
export async function changeTaskIf(
  tx: Tx,
  { id, patient_id: owner }: Pick<TaskRow, 'id' | 'patient_id'>,
  expected: { states: States; version: number },
  change: TaskChange,
): Promise<boolean> {
  const cell = { column: SEALED.taskNote, owner, row: [id] };
  const note = change.note ? { note: await sealText(tx, cell, change.note) } : {};
  const changed = await tx
    .updateTable('staff_tasks')
    .set({ ...change, ...note, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .where('state', 'in', expected.states)
    .where('version', '=', expected.version)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/**
 * Counts unfinished tasks that this nurse took from everyone's list, about patients who do not lie here. The lock makes
 * several takes at once count each other.
 */
export async function countOpenTakes(tx: Tx, nurseId: string, since: Date): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('task-takes:' || ${nurseId}::text, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('staff_tasks')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('taken_by', '=', nurseId)
    .where('state', '=', 'taken')
    .where('to_id', 'is', null)
    .where('taken_at', '>', since)
    .where(
      sql<SqlBool>`not exists (select from charts_open_to_nurses open
        where open.patient_id = staff_tasks.patient_id and open.closed_at is null)`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads call-backs that were asked for at home, by patients or for them: due within the last day, and not done. */
export const lateCallBacks = (db: Database, now: Date) =>
  tasks(db)
    .select('patients.phone')
    .where('givers.role', '=', 'patient')
    .where('staff_tasks.state', '!=', 'done')
    .where('staff_tasks.due_at', '<', now)
    .where('staff_tasks.due_at', '>', new Date(now.getTime() - DAY_MS))
    .execute();

/** Reads tasks that were taken before then and not done, or that one nurse was to do before then and did not take. */
export const leftSince = (db: Database, before: Date) =>
  tasks(db)
    .where((where) =>
      where.or([
        where('staff_tasks.state', '=', 'taken').and('staff_tasks.taken_at', '<=', before),
        where('staff_tasks.state', '=', 'open')
          .and('staff_tasks.to_id', 'is not', null)
          .and(sql<Date>`greatest(staff_tasks.given_at, staff_tasks.due_at)`, '<=', before),
      ]),
    )
    .execute();

/** Nurses who may log in now. */
export const nurses = (db: Database) =>
  db
    .selectFrom('accounts')
    .innerJoin('clinicians', 'clinicians.account_id', 'accounts.id')
    .select(['accounts.id', 'accounts.name', 'clinicians.title'])
    .where('accounts.role', '=', 'staff')
    .where('accounts.disabled_at', 'is', null)
    .orderBy('accounts.name')
    .execute();
