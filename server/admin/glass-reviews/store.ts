import { sql } from 'kysely';
import type { Action } from '#server/audit/actions.ts';
import type { Database, Tx } from '#server/db/connect.ts';

export type GlassRow = {
  id: string;
  patient_id: string;
  pud: string;
  clinician_id: string;
  name: string;
  role: 'patient' | 'doctor' | 'staff' | 'admin';
  department: string | null;
  broken_at: Date;
  verdict: 'justified' | 'not-justified' | null;
  finding: string | null;
  decided_at: Date | null;
  decided_by_name: string | null;
  openings: number;
  last_opened_at: Date | null;
  cared_later: boolean;
};

/** Without the reason that was given: it may speak of an illness. What was opened is counted in the trail. */
const glasses = (openings: readonly Action[]) => sql<GlassRow>`
  select glass.id, glass.patient_id, patients.pud, glass.clinician_id, accounts.name, accounts.role,
    departments.name as department, glass.broken_at, review.verdict, review.finding, review.decided_at,
    judge.name as decided_by_name, opened.count as openings, opened.last as last_opened_at,
    exists (select from care_relationships care
      where care.patient_id = glass.patient_id and care.clinician_id = glass.clinician_id
        and care.kind <> 'broken-glass' and care.opened_at >= glass.broken_at
        and care.opened_at < glass.broken_at + interval '24 hours') as cared_later
  from broken_glass glass
  join patients on patients.id = glass.patient_id
  join accounts on accounts.id = glass.clinician_id
  left join clinicians on clinicians.account_id = glass.clinician_id
  left join departments on departments.id = clinicians.department_id
  left join glass_reviews review on review.glass_id = glass.id
  left join accounts judge on judge.id = review.decided_by
  cross join lateral (
    select count(*)::int as count, max(at) as last from audit_entries
    where actor_id = glass.clinician_id and patient_id = glass.patient_id and action = any(${[...openings]}::text[])
      and at >= glass.broken_at and at < glass.until_at) opened`;

/** What waits, the oldest first; then what was decided, the latest first. */
export async function glassToReview(db: Database, openings: readonly Action[], decidedSince: Date, limit: number) {
  const { rows } = await sql<GlassRow>`
    ${glasses(openings)}
    where review.glass_id is null or review.decided_at > ${decidedSince}
    order by review.glass_id is not null, case when review.glass_id is null then glass.broken_at end,
      review.decided_at desc limit ${limit}`.execute(db);
  return rows;
}

export async function glassById(db: Database, openings: readonly Action[], id: string): Promise<GlassRow | null> {
  const { rows } = await sql<GlassRow>`${glasses(openings)} where glass.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

type Verdict = {
  glass_id: string;
  clinician_id: string;
  verdict: 'justified' | 'not-justified';
  finding: string;
  decided_by: string;
  decided_at: Date;
};

/** True for the one verdict that came first. */
export async function insertVerdict(tx: Tx, verdict: Verdict): Promise<boolean> {
  const inserted = await tx
    .insertInto('glass_reviews')
    .values(verdict)
    .onConflict((earlier) => earlier.column('glass_id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** Broken before this time, not judged, and nobody has been told so yet. */
export async function overdueGlass(db: Database, brokenBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from broken_glass where broken_at <= ${brokenBefore} and review_overdue_at is null
      and not exists (select from glass_reviews where glass_id = broken_glass.id)
    order by broken_at limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** One server gets it, and only while nobody has judged it. */
export async function claimOverdue(tx: Tx, id: string, now: Date) {
  const { rows } = await sql<{ patient_id: string; clinician_id: string; name: string; pud: string }>`
    update broken_glass set review_overdue_at = ${now}
    from accounts, patients
    where broken_glass.id = ${id}::uuid and review_overdue_at is null
      and accounts.id = clinician_id and patients.id = patient_id
      and not exists (select from glass_reviews where glass_id = broken_glass.id)
    returning patient_id, clinician_id, accounts.name, patients.pud`.execute(tx);
  return rows[0] ?? null;
}
