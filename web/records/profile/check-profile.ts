import * as z from 'zod/mini';
import { Phone } from '#contract/fields.ts';
import { AGE_LIMITS } from '#contract/patients/profile.ts';
import { t } from '#web/language/say.ts';
import { wrongDay } from '#web/ui/time/day-text.ts';
import { noNumber } from '../figures/check-figure.ts';
import { ageOf, figureOf, linesOf, type ProfileDraft, pressureOf } from './profile-draft.ts';

const LONGEST_ENTRY = 120;
const MAX_ENTRIES = 40;

type Problems = Partial<Record<keyof ProfileDraft, string>>;

/** What is wrong, field by field. Nothing is demanded: whoever does not know something leaves it out. */
export function problemsWith(draft: ProfileDraft, today: string): Problems {
  return { ...measured(draft), ...born(draft, today), ...listed(draft), ...contact(draft) };
}

export const profileDraftSchema = (today: string) =>
  z.custom<ProfileDraft>().check((draft) => {
    for (const [field, message] of Object.entries(problemsWith(draft.value, today)))
      draft.issues.push({ code: 'custom', path: [field], message, input: draft.value });
  });

function measured(draft: ProfileDraft): Problems {
  const problems: Problems = {};
  const { bp } = draft;
  const pressure = bp.trim() === '' ? null : pressureOf(bp);
  if (pressure && 'problem' in pressure)
    problems.bp = pressure.problem === noNumber() ? t('Write it like 120/80.') : pressure.problem;
  for (const kind of ['temperature', 'height', 'weight'] as const) {
    const checked = draft[kind].trim() === '' ? null : figureOf(draft, kind);
    if (checked && 'problem' in checked) problems[kind] = checked.problem;
  }
  return problems;
}

export const bornUntil = (today: string) => ({ max: today, outside: t('This day is still to come.') });

function born(draft: ProfileDraft, today: string): Problems {
  const { dateOfBirth, age } = draft;
  const wrong = wrongDay(dateOfBirth, bornUntil(today));
  if (wrong) return { dateOfBirth: wrong };
  const years = ageOf(draft, today);
  if (dateOfBirth && (years === null || years > AGE_LIMITS.refuseAbove)) return { dateOfBirth: t('Check the year.') };
  if (age.trim() !== '' && (years === null || years < AGE_LIMITS.refuseBelow))
    return { age: t('Enter the age in whole years, at most {max}.', { max: AGE_LIMITS.refuseAbove }) };
  return {};
}

function listed(draft: ProfileDraft): Problems {
  const problems: Problems = {};
  for (const name of ['allergies', 'conditions', 'medicines'] as const) {
    const lines = linesOf(draft[name]);
    if (lines.length > MAX_ENTRIES) problems[name] = t('At most {max} entries.', { max: MAX_ENTRIES });
    if (lines.some((line) => line.length > LONGEST_ENTRY))
      problems[name] = t('Each line can be at most {max} characters long.', { max: LONGEST_ENTRY });
  }
  if (draft.allergyState === 'listed' && linesOf(draft.allergies).length === 0)
    problems.allergies = t('Write down what you are allergic to.');
  return problems;
}

function contact({ emergencyName, emergencyPhone }: ProfileDraft): Problems {
  const [name, phone] = [emergencyName.trim(), emergencyPhone.trim()];
  if (!name && !phone) return {};
  if (!name) return { emergencyName: t('Whose number is this?') };
  if (name.length > LONGEST_ENTRY) return { emergencyName: t('At most {max} characters.', { max: LONGEST_ENTRY }) };
  const problem = Phone.safeParse(phone).error?.issues[0]?.message;
  return problem ? { emergencyPhone: problem } : {};
}
