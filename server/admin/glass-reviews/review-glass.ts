import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { type GlassReview, REVIEW_HOURS } from '#contract/trail/glass-reviews.ts';
import { appendEntry } from '#server/audit/append-entry.ts';
import { endpointCode } from '#server/audit/endpoint-code.ts';
import type { Tx } from '#server/db/connect.ts';
import { transaction } from '#server/db/transaction.ts';
import { findPeople } from '#server/identity/find-people.ts';
import { notify } from '#server/notices/notify.ts';
import { findPatient } from '#server/patients/find-patient.ts';
import { letter } from '#server/patients/letters/write-letter.ts';
import { writeToPatient } from '#server/patients/write-to-patient.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { allowedWithGlass, isFreeToJudge, mayJudgeGlass } from '../policy.ts';
import { administratorsWithoutHandIn, otherAdministrators } from '../store.ts';
import { actionsOf } from '../trail/trail-words.ts';
import { type GlassRow, glassById, glassToReview, insertVerdict } from './store.ts';

const OPENINGS = actionsOf('chart');
const SHOWN_FOR_MS = 30 * DAY_MS;
const MOST = 100;
const LIST = endpointCode('GET /admin/trail/reviews');

/** Asking is an entry of the trail, with the patients whose PUDs were shown. */
export async function listGlassReviews(deps: Deps, actor: Actor): Promise<GlassReview[]> {
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const rows = await glassToReview(tx, OPENINGS, new Date(now.getTime() - SHOWN_FOR_MS), MOST);
    if (rows.length > 0) {
      const patients = [...new Set(rows.map(({ patient_id }) => patient_id))];
      const details = { list: LIST, what: 'reviews', lines: rows.length, patients };
      await appendEntry(tx, deps.clock, actor, 'trail.read', { subject: 'trail', details });
    }
    const free = await freeToJudge(tx, rows);
    return rows.map((row) => present(actor, row, now, free));
  });
}

type Judgement = { id: string; verdict: 'justified' | 'not-justified'; finding: string };

export async function decideGlassReview(deps: Deps, actor: Actor, { id, verdict, finding }: Judgement) {
  const now = deps.clock.now();
  return transaction(deps.db, async (tx) => {
    const glass = await glassById(tx, OPENINGS, id);
    if (!glass) throw new Refusal('not_found');
    if (!mayJudgeGlass(actor, glass)) throw new Refusal('review_own');
    const free = await freeToJudge(tx, [glass]);
    if (!isFreeToJudge(actor, free.get(glass.clinician_id) ?? [])) throw new Refusal('review_own_account');
    const { clinician_id, patient_id: patientId } = glass;
    const decided = { glass_id: id, clinician_id, verdict, finding, decided_by: actor.accountId, decided_at: now };
    if (!(await insertVerdict(tx, decided))) throw new Refusal('review_decided');
    const about = { subject: 'glass', subjectId: id, patientId, details: { verdict } };
    await appendEntry(tx, deps.clock, actor, 'glass.judged', about);
    await tellClinician(tx, deps, glass, verdict);
    await tellAdministrators(tx, deps, actor, glass, verdict);
    if (verdict === 'not-justified') await tellPatient(tx, deps, glass);
    const after = await glassById(tx, OPENINGS, id);
    return present(actor, after ?? glass, now, free);
  });
}

const freeToJudge = (tx: Tx, rows: readonly GlassRow[]) =>
  administratorsWithoutHandIn(tx, [...new Set(rows.map(({ clinician_id }) => clinician_id))]);

/** A verdict is seen by those who did not give it. */
async function tellAdministrators(
  tx: Tx,
  deps: Deps,
  actor: Actor,
  { clinician_id, name, pud }: GlassRow,
  verdict: Judgement['verdict'],
): Promise<void> {
  const judge = (await findPeople(tx, [actor.accountId])).get(actor.accountId)?.name ?? 'An administrator';
  const title = `${judge} judged an opening by ${name}`;
  const text = `Breaking the glass on the record of ${pud} was ${verdict === 'justified' ? 'justified' : 'not justified'}, says ${judge}.`;
  for (const to of await otherAdministrators(tx, actor.accountId, clinician_id)) {
    const mail = { subject: 'A broken glass was judged', text };
    await notify(tx, deps, { to, kind: 'glass-review', title, text, link: '/admin/trail', mail });
  }
}

const tellClinician = (tx: Tx, deps: Deps, { clinician_id, pud }: GlassRow, verdict: Judgement['verdict']) =>
  notify(tx, deps, {
    to: clinician_id,
    kind: 'glass-review',
    title: verdict === 'justified' ? 'Breaking the glass was justified' : 'Breaking the glass was not justified',
    text: `An administrator has looked at your opening of the record of ${pud}.`,
    link: '/account',
  });

async function tellPatient(tx: Tx, deps: Deps, { patient_id, name }: GlassRow): Promise<void> {
  const patient = await findPatient(tx, patient_id);
  if (patient.account_id) {
    await notify(tx, deps, {
      to: patient.account_id,
      kind: 'break-glass',
      says: { code: 'record-opening-not-justified', values: { name } },
      link: '/account',
    });
  }
  if (!patient.account_id || patient.record_held_since) {
    await writeToPatient(tx, deps, patient, {
      kind: 'break-glass',
      words: letter(deps.config, 'record-opening-not-justified', { name }),
    });
  }
}

function present(actor: Actor, row: GlassRow, now: Date, free: Map<string, string[]>): GlassReview {
  const dueAt = new Date(row.broken_at.getTime() + REVIEW_HOURS * HOUR_MS);
  return {
    id: row.id,
    pud: row.pud,
    who: row.name,
    role: row.role,
    department: row.department,
    brokenAt: row.broken_at.toISOString(),
    dueAt: dueAt.toISOString(),
    state: row.verdict ?? (now < dueAt ? 'waiting' : 'overdue'),
    openings: row.openings,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    caredForLater: row.cared_later,
    finding: row.finding,
    decidedBy: row.decided_by_name,
    decidedAt: row.decided_at?.toISOString() ?? null,
    ...allowedWithGlass(actor, row, free.get(row.clinician_id) ?? []),
  };
}
