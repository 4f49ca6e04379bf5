// The emergency card in words. Silence never means fine: what is not recorded says so, and what was not chosen is named.

import { CARD_FACTS, type CardFact, type CardFacts } from './emergency-card.ts';
import { ALLERGY_SEVERITIES } from './profile.ts';

export const FACT_NAMES: Record<CardFact, string> = {
  bloodGroup: 'Blood group',
  allergies: 'Allergies',
  medicines: 'Medicines',
  conditions: 'Long-term illness',
  contact: 'Whom to call',
};

export const NOT_RECORDED = 'Not recorded';

/** What was left off by choice, as it stands on the card. */
export function notShown(facts: CardFacts): string | null {
  const absent = CARD_FACTS.filter((fact) => facts[fact] === undefined).map((fact) => FACT_NAMES[fact].toLowerCase());
  return absent.length === 0 ? null : `Not on this card: ${absent.join(', ')}.`;
}

type Allergies = NonNullable<CardFacts['allergies']>;

/** What stands in place of a list of allergies, or null where there is one. */
export function allergiesWithoutList({ state, listed }: Allergies): string | null {
  if (state === 'none-known') return 'None known';
  if (state === 'not-asked') return NOT_RECORDED;
  return listed.length === 0 ? 'Has some, not listed' : null;
}

export const allergyInWords = ({ substance, severity }: Allergies['listed'][number]): string =>
  severity === null ? substance : `${substance} (${ALLERGY_SEVERITIES[severity].toLowerCase()})`;

export function personInWords({ sex, age }: Pick<CardFacts, 'sex' | 'age'>): string {
  const years = age === null ? null : `${age} ${age === 1 ? 'year' : 'years'}`;
  const words = [sex === 'other' ? null : sex, years].filter((word) => word !== null).join(', ');
  return words === '' ? 'Age and sex not recorded' : words.slice(0, 1).toUpperCase() + words.slice(1);
}
