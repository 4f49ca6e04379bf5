import * as z from 'zod/mini';
import { Phone } from '#contract/fields.ts';
import { AGE_LIMITS } from '#contract/patients/profile.ts';
import { wrongDay } from '#web/ui/time/day-text.ts';
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
    problems.bp = pressure.problem === 'Enter a number.' ? 'Write it like 120/80.' : pressure.problem;
  for (const kind of ['temperature', 'height', 'weight'] as const) {
    const checked = draft[kind].trim() === '' ? null : figureOf(draft, kind);
    if (checked && 'problem' in checked) problems[kind] = checked.problem;
  }
  return problems;
}

export const bornUntil = (today: string) => ({ max: today, outside: 'This day is still to come.' });

function born(draft: ProfileDraft, today: string): Problems {
  const { dateOfBirth, age } = draft;
  const wrong = wrongDay(dateOfBirth, bornUntil(today));
  if (wrong) return { dateOfBirth: wrong };
  const years = ageOf(draft, today);
  if (dateOfBirth && (years === null || years > AGE_LIMITS.refuseAbove)) return { dateOfBirth: 'Check the year.' };
  if (age.trim() !== '' && (years === null || years < AGE_LIMITS.refuseBelow))
    return { age: `Enter the age in whole years, at most ${AGE_LIMITS.refuseAbove}.` };
  return {};
}

function listed(draft: ProfileDraft): Problems {
  const problems: Problems = {};
  for (const name of ['allergies', 'conditions', 'medicines'] as const) {
    const lines = linesOf(draft[name]);
    if (lines.length > MAX_ENTRIES) problems[name] = `At most ${MAX_ENTRIES} entries.`;
    if (lines.some((line) => line.length > LONGEST_ENTRY))
      problems[name] = `Each line can be at most ${LONGEST_ENTRY} characters long.`;
  }
  if (draft.allergyState === 'listed' && linesOf(draft.allergies).length === 0)
    problems.allergies = 'Write down what you are allergic to.';
  return problems;
}

function contact({ emergencyName, emergencyPhone }: ProfileDraft): Problems {
  const [name, phone] = [emergencyName.trim(), emergencyPhone.trim()];
  if (!name && !phone) return {};
  if (!name) return { emergencyName: 'Whose number is this?' };
  if (name.length > LONGEST_ENTRY) return { emergencyName: `At most ${LONGEST_ENTRY} characters.` };
  const problem = Phone.safeParse(phone).error?.issues[0]?.message;
  return problem ? { emergencyPhone: problem } : {};
}
