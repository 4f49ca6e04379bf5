import { sql } from 'kysely';
import type { SetUpFigures } from '#contract/clinic/set-up.ts';
import type { Database, Tx } from '#server/db/connect.ts';

type Figures = Omit<SetUpFigures, 'hasOwnName'>;

const NOTHING: Figures = {
  ...{ departments: 0, doctors: 0, doctorsWithHours: 0, bookable: 0, nurses: 0, receptionists: 0, administrators: 0 },
  working: { doctors: 0, nurses: 0, receptionists: 0, administrators: 0 },
  ...{ invited: 0, rooms: 0, beds: 0 },
};

export async function figuresOf(db: Database, today: string): Promise<Figures> {
  const { rows } = await sql<Figures>`with people as (
      select id, role, password_hash is null as is_invited, (licence_ends_on < ${today}::date) is true as is_lapsed,
        exists (select from working_hours where doctor_id = accounts.id) as has_hours
      from accounts left join clinicians on account_id = accounts.id where role <> 'patient' and disabled_at is null)
    select
      (select count(*)::int from departments where closed_at is null) as departments,
      count(*) filter (where role = 'doctor')::int as doctors,
      count(*) filter (where role = 'doctor' and has_hours)::int as "doctorsWithHours",
      count(*) filter (where role = 'doctor' and has_hours and not is_invited and not is_lapsed)::int as bookable,
      json_build_object(
        'doctors', count(*) filter (where role = 'doctor' and not is_invited),
        'nurses', count(*) filter (where role = 'staff' and not is_invited),
        'receptionists', count(*) filter (where role = 'desk' and not is_invited),
        'administrators', count(*) filter (where role = 'admin' and not is_invited)) as working,
      count(*) filter (where role = 'staff')::int as nurses,
      count(*) filter (where role = 'desk')::int as receptionists,
      count(*) filter (where role = 'admin')::int as administrators,
      count(*) filter (where is_invited)::int as invited,
      (select count(*)::int from rooms) as rooms,
      (select count(*)::int from beds) as beds
    from people`.execute(db);
  return rows[0] ?? NOTHING;
}

export const allMarks = (db: Database) =>
  db
    .selectFrom('set_up_marks')
    .innerJoin('accounts', 'accounts.id', 'set_up_marks.marked_by')
    .select(['step', 'mark', 'marked_at', 'accounts.name as by'])
    .execute();

type Mark = { step: string; mark: string; marked_at: Date; marked_by: string };

/** False where it is so already. */
export async function setMark(tx: Tx, mark: Mark): Promise<boolean> {
  const written = await tx
    .insertInto('set_up_marks')
    .values(mark)
    .onConflict((conflict) => conflict.column('step').doUpdateSet(mark).where('set_up_marks.mark', '<>', mark.mark))
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}
