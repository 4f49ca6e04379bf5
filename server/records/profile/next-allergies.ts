import type { AllergyDetail, ProfileForm } from '#contract/patients/profile.ts';
import { DOES_NOT_OPEN } from '#server/db/sealed/open-results.ts';
import type { Judged } from '../readings/judged.ts';

export type Allergies = {
  allergy_state: NonNullable<ProfileForm['allergyState']>;
  allergies: string[];
  allergy_details: AllergyDetail[];
  allergies_stated_by: string | null;
  allergies_stated_at: Date | null;
};

type Typed = Pick<ProfileForm, 'allergyState' | 'allergies' | 'allergyDetails'>;
type Said = { by: string; at: Date };

/** "None known" is only what somebody said; who said it last, and when, changes with what is said and not with every save. */
export function nextAllergies(typed: Typed, before: Allergies, said: Said): Judged<Allergies> {
  const substances = typed.allergyDetails?.map(({ substance }) => substance) ?? typed.allergies;
  const allergies = substances ? withoutRepeats(substances) : before.allergies;
  const allergy_details = detailsFor(allergies, typed.allergyDetails ?? before.allergy_details);
  const allergy_state = typed.allergyState ?? stateOf(allergies, before);
  const isSame =
    allergy_state === before.allergy_state &&
    allergies.join('\n') === before.allergies.join('\n') &&
    JSON.stringify(allergy_details) === JSON.stringify(detailsFor(before.allergies, before.allergy_details));
  const value = {
    allergy_state,
    allergies,
    allergy_details,
    allergies_stated_by: isSame ? before.allergies_stated_by : said.by,
    allergies_stated_at: isSame ? before.allergies_stated_at : said.at,
  };
  return { value, refused: problemsOf(allergy_state, allergies, before), unusual: {} };
}

/** A list without an answer counts as listed; an unconfirmed state is not confirmed by adding to it. */
function stateOf(allergies: string[], before: Allergies): Allergies['allergy_state'] {
  if (allergies.length === 0 || before.allergy_state === 'unconfirmed') return before.allergy_state;
  return 'listed';
}

function problemsOf(state: Allergies['allergy_state'], allergies: string[], before: Allergies): Record<string, string> {
  if (state === 'listed' && allergies.length === 0) {
    return { allergies: 'List at least one allergy, or choose another answer.' };
  }
  if ((state === 'none-known' || state === 'not-asked') && allergies.length > 0) {
    return { allergyState: 'Allergies are listed: choose Listed or Unconfirmed.' };
  }
  if (state === 'not-asked' && before.allergy_state !== 'not-asked') {
    return { allergyState: 'This was asked before. Choose another answer.' };
  }
  return {};
}

function withoutRepeats(entries: string[]): string[] {
  const seen = new Map(entries.toReversed().map((entry) => [entry.toLowerCase(), entry]));
  return [...seen.values()].toReversed();
}

/** As stored. Where the key was damaged nothing is known of them, which is said: the substances themselves are readable. */
export const storedDetails = ({ allergies, allergy_details }: { allergies: string[]; allergy_details: unknown }) =>
  (allergy_details as AllergyDetail[] | null) ??
  allergies.map((substance) => ({ substance, reaction: DOES_NOT_OPEN, severity: null, source: null }));

/** One for each substance, in its order: a form that knows substances only keeps what was known of them. */
export function detailsFor(substances: readonly string[], known: readonly AllergyDetail[]): AllergyDetail[] {
  return substances.map((substance) => {
    const same = known.find((each) => each.substance.toLowerCase() === substance.toLowerCase());
    return {
      substance,
      reaction: same?.reaction ?? null,
      severity: same?.severity ?? null,
      source: same?.source ?? null,
    };
  });
}
