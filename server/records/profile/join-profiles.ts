// Two health profiles of one person become one. Nothing that either says is lost, and where they contradict each other the more
// careful one counts until a clinician has asked.
import type { AllergyDetail } from '#contract/patients/profile.ts';
import { DOES_NOT_OPEN } from '#server/db/sealed/open-results.ts';
import type { MedicineVisit } from './next-medicines.ts';
import type { StoredProblem } from './next-problems.ts';
import type { ProfileFacts } from './next-profile.ts';

/** What people decided: whose birth and whose sex is right. */
export type Chosen = { birth: 'kept' | 'other'; sex: 'kept' | 'other' };

export function joinProfiles(
  kept: ProfileFacts | undefined,
  other: ProfileFacts | undefined,
  chosen: Chosen,
): ProfileFacts | undefined {
  if (!kept || !other) return kept ?? other;
  const birth = firstWith(bornIn, chosen.birth === 'kept' ? [kept, other] : [other, kept]);
  const sex = (chosen.sex === 'kept' ? [kept, other] : [other, kept]).map((one) => one.sex).find((one) => one !== null);
  const contact = kept.emergency_phone ? kept : other;
  return {
    date_of_birth: birth.date_of_birth,
    age_years: birth.age_years,
    age_given_on: birth.age_given_on,
    sex: sex ?? null,
    // Born early: told with the birth, which is that of the one person.
    gestation_days: birth.gestation_days ?? kept.gestation_days ?? other.gestation_days,
    blood_group: kept.blood_group ?? other.blood_group,
    emergency_name: contact.emergency_name,
    emergency_phone: contact.emergency_phone,
    ...joinAllergies(kept, other),
    conditions: union(kept.conditions, other.conditions),
    problems: joinProblems(kept.problems, other.problems),
    medicines: union(kept.medicines, other.medicines),
    medicine_visits: joinVisits(kept, other),
    // Also where it does not fit the sex that was chosen: a clinician asks.
    ...joinPregnancy(kept, other),
    contraception: later(kept.contraception, other.contraception, (one) => one.statedAt),
    kidney: later(kept.kidney, other.kidney, (one) => one.measuredOn),
  };
}

type Allergies = Pick<
  ProfileFacts,
  'allergy_state' | 'allergies' | 'allergy_details' | 'allergies_stated_by' | 'allergies_stated_at'
>;

/**
 * Every allergy of both. Where one says that none is known and the other lists some, or either is unconfirmed, the answer is
 * unconfirmed: the list is checked all the same, and the next clinician is asked.
 */
export function joinAllergies(kept: Allergies, other: Allergies): Allergies {
  const allergies = union(kept.allergies, other.allergies);
  const known = [...kept.allergy_details, ...other.allergy_details];
  const saying = [kept, other].filter(({ allergy_state }) => allergy_state !== 'not-asked');
  const states = new Set(saying.map(({ allergy_state }) => allergy_state));
  const last = saying.toSorted((one, two) => Number(two.allergies_stated_at) - Number(one.allergies_stated_at))[0];
  const [only] = states;
  return {
    allergy_state: states.size > 1 ? 'unconfirmed' : (only ?? (allergies.length > 0 ? 'unconfirmed' : 'not-asked')),
    allergies,
    allergy_details: allergies.map((substance) => worstOf(substance, known)),
    allergies_stated_by: last?.allergies_stated_by ?? null,
    allergies_stated_at: last?.allergies_stated_at ?? null,
  };
}

const SEVERITIES = [null, 'mild', 'moderate', 'severe', 'anaphylaxis'];

/** One that cannot be opened may have been the worst: it is not covered by another one. */
const severityOf = ({ severity, reaction }: AllergyDetail): number =>
  reaction === DOES_NOT_OPEN ? SEVERITIES.length : SEVERITIES.indexOf(severity);

/** Of one substance in both records, the more severe reaction. */
function worstOf(substance: string, known: readonly AllergyDetail[]): AllergyDetail {
  const [worst] = known
    .filter((one) => isSame(one.substance, substance))
    .toSorted((one, two) => severityOf(two) - severityOf(one));
  return { ...(worst ?? { reaction: null, severity: null, source: null }), substance };
}

/** Of one problem in both, the one that is still there, then the one that a clinician confirmed; a code of either. */
function joinProblems(kept: readonly StoredProblem[], other: readonly StoredProblem[]): StoredProblem[] {
  const weight = ({ isActive, isConfirmed }: StoredProblem) => Number(isActive) * 2 + Number(isConfirmed);
  const joined: StoredProblem[] = [];
  for (const problem of [...kept, ...other]) {
    const at = joined.findIndex(
      ({ name, code }) =>
        isSame(name, problem.name) && (code === problem.code || code === null || problem.code === null),
    );
    const before = joined[at];
    if (!before) joined.push(problem);
    else joined[at] = weight(problem) > weight(before) ? joinTwo(problem, before) : joinTwo(before, problem);
  }
  return joined;
}

/** What was told stays visible, and nothing more: what a clinician wrote in either of the two may be hidden. */
function joinTwo(counts: StoredProblem, beside: StoredProblem): StoredProblem {
  const joined = { ...counts, code: counts.code ?? beside.code };
  const { id, visitId = null } = counts.id ? counts : beside;
  if (!id) return joined;
  const toldOf = (one: StoredProblem) => (one.id ? one.otherwise : one);
  return { ...joined, id, visitId, otherwise: toldOf(counts) ?? toldOf(beside) ?? null };
}

const CAREFUL = ['yes', 'unsure', 'no'] as const;

/** With the visit at which it was said: what is private stays so. */
function joinPregnancy(one: ProfileFacts, two: ProfileFacts): Pick<ProfileFacts, 'pregnancy' | 'pregnancy_visit'> {
  const pregnancy = CAREFUL.find((answer) => answer === one.pregnancy || answer === two.pregnancy) ?? null;
  const saying = [one, two].filter((each) => each.pregnancy === pregnancy);
  return { pregnancy, pregnancy_visit: saying.find((each) => each.pregnancy_visit)?.pregnancy_visit ?? null };
}

/** Named as in the list of both. Who told of it without a visit goes on seeing it. */
function joinVisits(one: ProfileFacts, two: ProfileFacts): MedicineVisit[] {
  return union(one.medicines, two.medicines).flatMap((name): MedicineVisit[] => {
    const visits = [one, two].map((each) => each.medicine_visits.find((visit) => isSame(visit.name, name)));
    const [first] = visits.filter((visit) => visit !== undefined);
    const isTold = [one, two].some((each, nth) => !visits[nth] && each.medicines.some((entry) => isSame(entry, name)));
    const otherwise = isTold || visits.some((visit) => visit?.otherwise);
    return first ? [{ ...first, name, otherwise }] : [];
  });
}

function later<Fact>(one: Fact | null, two: Fact | null, at: (fact: Fact) => string): Fact | null {
  if (!one || !two) return one ?? two;
  return at(two) > at(one) ? two : one;
}

type Birth = Pick<ProfileFacts, 'date_of_birth' | 'age_years' | 'age_given_on'>;

const bornIn = ({ date_of_birth, age_years }: Birth): boolean => date_of_birth !== null || age_years !== null;

const firstWith = <One>(has: (one: One) => boolean, [first, second]: [One, One]): One => (has(first) ? first : second);

const isSame = (one: string, two: string): boolean => one.trim().toLowerCase() === two.trim().toLowerCase();

function union(one: readonly string[], two: readonly string[]): string[] {
  return [...one, ...two.filter((entry) => !one.some((before) => isSame(before, entry)))];
}
