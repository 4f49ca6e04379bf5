import type { ProfileForm } from '../../contract/records.ts';
import type { Judged } from './judged.ts';

export type Allergies = {
  allergy_state: NonNullable<ProfileForm['allergyState']>;
  allergies: string[];
  allergies_stated_by: string | null;
  allergies_stated_at: Date | null;
};

type Typed = Pick<ProfileForm, 'allergyState' | 'allergies'>;
type Said = { by: string; at: Date };

/** "None known" is only what somebody said; who said it last, and when, changes with what is said and not with every save. */
export function nextAllergies(typed: Typed, before: Allergies, said: Said): Judged<Allergies> {
  const allergies = typed.allergies ? withoutRepeats(typed.allergies) : before.allergies;
  const allergy_state = typed.allergyState ?? stateOf(allergies, before);
  const isSame = allergy_state === before.allergy_state && allergies.join('\n') === before.allergies.join('\n');
  const value = {
    allergy_state,
    allergies,
    allergies_stated_by: isSame ? before.allergies_stated_by : said.by,
    allergies_stated_at: isSame ? before.allergies_stated_at : said.at,
  };
  return { value, refused: problemsOf(allergy_state, allergies, before), unusual: {} };
}

/** Without an answer of its own, a list speaks for itself; what was unconfirmed is not confirmed by adding to it. */
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
