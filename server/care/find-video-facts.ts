// What the safety check is told of the video visit that a prescription comes from. Every way to prescribe asks here: a new
// diagnosis, a renewal, a repeat that a patient asked for, an order on the ward.
import { DAY_MS } from '#contract/durations.ts';
import type { ByVideo } from '../pharmacy/facts.ts';
import { nameIngredients } from '../pharmacy/name-ingredients.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findVideoEncounter, type VideoEncounter } from '../visits/find-video-encounter.ts';
import { needsAdult } from '../visits/present-visit.ts';
import { prescribedBefore } from './prescriptions/store.ts';
import { codedDiagnosesOf, signedSince } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** What is signed after the diagnosis of a visit still comes from it, until the day after. */
const STILL_OF_THE_VISIT_MS = DAY_MS;

/** The video visit that what this doctor prescribes now comes from. Finishing it, or signing once, does not end that. */
export async function findVisitPrescribedFrom(
  deps: Needs,
  actor: Actor,
  patientId: string,
): Promise<VideoEncounter | undefined> {
  const visit = await findVideoEncounter(deps, actor.accountId, patientId);
  if (!visit) return undefined;
  const isLongOver = deps.clock.now().getTime() - visit.ends_at.getTime() > STILL_OF_THE_VISIT_MS;
  const isDone = isLongOver && (await signedSince(deps.db, actor.accountId, patientId, visit.starts_at));
  return isDone ? undefined : visit;
}

/** Undefined: the patient is seen in person, or was since. `code`: of the diagnosis that is about to be signed. */
export async function findVideoFacts(
  deps: Needs,
  actor: Actor,
  patientId: string,
  code: string | null,
): Promise<ByVideo | undefined> {
  const visit = await findVisitPrescribedFrom(deps, actor, patientId);
  if (!visit) return undefined;
  const before = await prescribedBefore(deps.db, patientId);
  const ingredients = await nameIngredients(
    deps.db,
    before.map(({ medicine_id, name }) => ({ ...(medicine_id ? { id: medicine_id } : {}), name })),
  );
  const inPerson = ingredients.filter((_, nth) => before[nth]?.video_visit_id === null);
  return {
    rules: deps.config.telePrescribing,
    isIdentityChecked: visit.identity_checked_at !== null,
    isAdultMissing: visit.adult_present === null && (await needsAdult(deps, patientId)),
    isSeen: visit.seen_on_video_at !== null,
    isFollowUp: code !== null && (await wasSeenInPersonFor(deps, patientId, code)),
    prescribedBefore: new Set(ingredients.flat()),
    prescribedInPerson: new Set(inPerson.flat()),
  };
}

/** The first three characters of an ICD code name the illness. */
async function wasSeenInPersonFor({ db }: Needs, patientId: string, code: string): Promise<boolean> {
  const signed = await codedDiagnosesOf(db, patientId);
  return signed.some((one) => one.video_visit_id === null && one.code?.slice(0, 3) === code.slice(0, 3));
}
