// The ages and lengths of the family's rules: settings of the clinic, with their history.
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Instant } from '../fields.ts';

const years = (error: string) => z.int({ error }).check(z.minimum(1, { error }), z.maximum(30, { error }));
const YEARS = 'A number of years from 1 to 30.';
const days = (most: number) => {
  const error = `A number of days from 1 to ${most}.`;
  return z.int({ error }).check(z.minimum(1, { error }), z.maximum(most, { error }));
};
const MONTHS = 'A number of months from 1 to 60.';

const RULES = {
  /** From this age on a young person decides what parents see of the private; parents see visits, vaccines and what is not private. */
  teenagerFrom: years(YEARS),
  /** From this age on parents and guardians have no access. */
  adultFrom: years(YEARS),
  /** How long one yes to a helper lasts at most. */
  helpMonths: z.int({ error: MONTHS }).check(z.minimum(1, { error: MONTHS }), z.maximum(60, { error: MONTHS })),
  /** So many days before an access ends by itself both sides are told, and once more. */
  firstDayTold: days(365),
  lastDayTold: days(90),
};

export const FamilyRules = z.strictObject(RULES);
export type FamilyRules = z.infer<typeof FamilyRules>;
export type FamilyRuleName = keyof FamilyRules;

export const USUAL_FAMILY_RULES: Readonly<FamilyRules> = {
  ...{ teenagerFrom: 13, adultFrom: 18, helpMonths: 18 },
  ...{ firstDayTold: 60, lastDayTold: 7 },
};

export const FAMILY_RULE_WORDS: Readonly<Record<FamilyRuleName, string>> = {
  teenagerFrom: 'Teenager from (years)',
  adultFrom: 'Adult from (years)',
  helpMonths: 'Help lasts at most (months)',
  firstDayTold: 'First told before the end (days)',
  lastDayTold: 'Told again before the end (days)',
};

/** What the fields cannot know of each other; an empty answer: they fit. */
export function misfitsIn(rules: FamilyRules): Partial<Record<FamilyRuleName, string>> {
  return {
    ...(rules.adultFrom > rules.teenagerFrom ? {} : { adultFrom: 'Adults are older than teenagers.' }),
    ...(rules.firstDayTold > rules.lastDayTold ? {} : { firstDayTold: 'The first time comes before the second.' }),
  };
}

export const KeptFamilyRules = z.object({
  rules: FamilyRules,
  usual: FamilyRules,
  /** Grows with every change. */
  version: z.int(),
  /** The newest first. */
  history: z.array(z.object({ rules: FamilyRules, by: z.string(), at: Instant })),
});
export type KeptFamilyRules = z.infer<typeof KeptFamilyRules>;

export const readFamilyRules = endpoint({
  method: 'GET',
  path: '/admin/family-rules',
  summary: 'The ages and lengths of the family’s rules, and who changed them when',
  reply: KeptFamilyRules,
  roles: ['admin'],
  refusals: [],
  failure: 'Failed to fetch the rules',
});

export const TypedFamilyRules = z.strictObject({ ...RULES, version: z.int() });

export const setFamilyRules = endpoint({
  method: 'PUT',
  path: '/admin/family-rules',
  summary: 'Set the ages and lengths of the family’s rules. They hold at once, and every administrator is told',
  body: TypedFamilyRules,
  reply: KeptFamilyRules,
  roles: ['admin'],
  refusals: ['version_outdated'],
  stepUp: true,
  failure: 'Nothing was saved. Please try again.',
});
