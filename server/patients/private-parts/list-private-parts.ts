import type { PrivateParts } from '#contract/patients/private-parts.ts';
import type { Database } from '#server/db/connect.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { ageOn } from '../age.ts';
import { requireChart } from '../chart-access/require-chart.ts';
import { findOwnPatient, findPatient } from '../find-patient.ts';
import { allowedHere, allowedOnPart, listsOwn, mayMark, shownToMark } from './policy.ts';
import { bornOf, hasOthers, liftReasonsOf, markableOf, marksOf } from './store.ts';

export async function listPrivateParts(deps: Deps, actor: Actor, patientId: string): Promise<PrivateParts> {
  await requireWhose(deps, actor, patientId);
  return presentParts(deps, actor, patientId);
}

/** Also patients whose identity nobody has confirmed yet: they see their visits, and can hide them. */
export async function requireWhose(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, patientId: string): Promise<void> {
  if (!listsOwn(actor)) await requireChart(deps, actor, patientId);
  else if ((await findOwnPatient(deps.db, actor)).id !== patientId) throw new Refusal('not_found', { patientId });
}

/** The caller has checked who asks. */
export async function presentParts(deps: Deps, actor: Actor, patientId: string): Promise<PrivateParts> {
  const marks = await marksOf(deps.db, patientId);
  const isAllowed = await mayMarkHere(deps, actor, patientId);
  return {
    patientId,
    parts: marks.map(({ subject, subject_id, cause }) => ({
      subject,
      id: subject_id,
      by: cause,
      can: allowedOnPart(actor, cause),
    })),
    markable: isAllowed ? await findMarkable(deps, actor, patientId) : [],
    can: allowedHere(isAllowed),
  };
}

const SHOWN = 100;

async function findMarkable(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  patientId: string,
): Promise<PrivateParts['markable']> {
  const { record_held_since } = await findPatient(db, patientId);
  const shown = shownToMark(actor, record_held_since !== null);
  const lifted = await liftReasonsOf(db, patientId);
  return (await markableOf(db, patientId, SHOWN))
    .filter(({ subject }) => shown === 'all' || shown.includes(subject))
    .map(({ at, ...part }) => ({ ...part, at: at.toISOString(), ...shownAgain(lifted.get(part.id)) }));
}

type Lifted = Awaited<ReturnType<typeof liftReasonsOf>> extends Map<string, infer Row> ? Row : never;

const shownAgain = (lifted: Lifted | undefined) =>
  lifted?.lift_reason && lifted.lifted_at
    ? { shownAgain: { by: lifted.by, at: lifted.lifted_at.toISOString(), reason: lifted.lift_reason } }
    : {};

export async function mayMarkHere(
  { db, clock, config }: Pick<Deps, 'clock' | 'config'> & { db: Database },
  actor: Actor,
  patientId: string,
): Promise<boolean> {
  const born = await bornOf(db, patientId);
  const age = born ? ageOn(born, dayIn(config.clinic.timeZone, clock.now())) : null;
  return mayMark(actor, { age, ages: config.family, hasOthers: await hasOthers(db, patientId) });
}
