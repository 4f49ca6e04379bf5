// What the safety check is told of the video visit that a prescription comes from. Every way to prescribe asks here: a new
// diagnosis, a renewal, a repeat that a patient asked for, an order on the ward.
import type { ByVideo } from '../pharmacy/facts.ts';
import { nameIngredients } from '../pharmacy/name-ingredients.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { findLastMeeting, type LastMeeting } from '../visits/find-video-encounter.ts';
import { needsAdult } from '../visits/present-visit.ts';
import { prescribedBefore } from './prescriptions/store.ts';
import { codedDiagnosesOf } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

/** A visit by video follows one in person for so long. */
const FOLLOW_UP_MONTHS = 6;

/** What is kept with a signed diagnosis or prescription: how the two had last met. */
export async function howTheyMet(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, patientId: string) {
  const { how, visit } = await findLastMeeting(deps, actor.accountId, patientId);
  return { last_met: how, video_visit_id: visit?.visit_id ?? null };
}

/** Undefined: the patient is seen in person, or has never met this doctor. `code`: of the diagnosis that is about to be signed. */
export async function findVideoFacts(
  deps: Needs,
  actor: Actor,
  patientId: string,
  code: string | null,
): Promise<ByVideo | undefined> {
  const meeting = await findLastMeeting(deps, actor.accountId, patientId);
  const { visit } = meeting;
  if (!visit) return undefined;
  const before = await prescribedBefore(deps.db, patientId);
  const ingredients = await nameIngredients(
    deps.db,
    before.map(({ medicine_id, name }) => ({ ...(medicine_id ? { id: medicine_id } : {}), name })),
  );
  const isInPerson = isOfAMeetingInPerson(actor);
  const inPerson = ingredients.filter((_, nth) => {
    const one = before[nth];
    return one && isInPerson({ ...one, by: one.prescribed_by });
  });
  const isWithinMonths = wasLately(deps, meeting);
  return {
    rules: deps.config.telePrescribing,
    isIdentityChecked: visit.identity_checked_at !== null,
    isAdultMissing: visit.adult_present === null && (await needsAdult(deps, patientId)),
    isSeen: visit.seen_on_video_at !== null,
    isFollowUp: isWithinMonths && code !== null && (await wasSeenInPersonFor(deps, actor, patientId, code)),
    prescribedBefore: new Set(isWithinMonths ? ingredients.flat() : []),
    prescribedInPerson: new Set(isWithinMonths ? inPerson.flat() : []),
  };
}

function wasLately({ clock }: Needs, { inPersonAt }: LastMeeting): boolean {
  if (!inPersonAt) return false;
  const ends = new Date(inPersonAt);
  ends.setUTCMonth(ends.getUTCMonth() + FOLLOW_UP_MONTHS);
  // 31 August and six months: the last day of February.
  if (ends.getUTCDate() !== inPersonAt.getUTCDate()) ends.setUTCDate(0);
  return clock.now() <= ends;
}

type Signed = { last_met: string | null; by: string };

/** By this doctor; what was signed before it was written down how they met was not by video. */
const isOfAMeetingInPerson =
  ({ accountId }: Actor) =>
  ({ last_met, by }: Signed): boolean =>
    by === accountId && (last_met === 'in-person' || last_met === null);

/** The first three characters of an ICD code name the illness. */
async function wasSeenInPersonFor({ db }: Needs, actor: Actor, patientId: string, code: string): Promise<boolean> {
  const isInPerson = isOfAMeetingInPerson(actor);
  const signed = await codedDiagnosesOf(db, patientId);
  return signed.some((one) => isInPerson({ ...one, by: one.signed_by }) && one.code?.slice(0, 3) === code.slice(0, 3));
}
