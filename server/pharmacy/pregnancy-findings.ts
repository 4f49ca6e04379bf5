import { type Facts, type Finding, keyOf, type Ordered } from './facts.ts';
import { classesOf } from './table/ingredients.ts';
import { PREGNANCY, type PregnancyEntry } from './table/pregnancy.ts';
import { cite } from './table/version.ts';

// Asked between these ages, as the triage asks.
const FROM_YEARS = 10;
const UNTIL_YEARS = 55;

export function pregnancyFindings({ patient, orders }: Facts): Finding[] {
  const state = pregnancyOf(patient);
  if (state === 'no') return [];
  return orders.flatMap((order) => {
    const entry = worstEntry(order);
    if (!entry || (state === 'not asked' && entry.severity !== 'severe')) return [];
    return [card(order, entry, state)];
  });
}

type State = 'yes' | 'unsure' | 'not asked' | 'no';

function pregnancyOf({ sex, age, pregnancy }: Facts['patient']): State {
  if (sex === 'male') return 'no';
  if (pregnancy) return pregnancy;
  if (sex === null) return 'not asked';
  return age !== null && (age < FROM_YEARS || age > UNTIL_YEARS) ? 'no' : 'not asked';
}

function worstEntry({ parts }: Ordered): PregnancyEntry | undefined {
  const names = parts.flatMap(({ ingredient }) => [ingredient, ...classesOf(ingredient)]);
  const entries = PREGNANCY.filter(({ which }) => names.includes(which));
  return entries.find(({ severity }) => severity === 'severe') ?? entries[0];
}

const WHO: Record<Exclude<State, 'no'>, string> = {
  yes: 'in pregnancy',
  unsure: 'for someone who may be pregnant',
  'not asked': 'and nobody has asked about a pregnancy',
};

function card(order: Ordered, entry: PregnancyEntry, state: Exclude<State, 'no'>): Finding {
  // Not asked is no pregnancy; the card asks for the question, not for a reason.
  const severity = state === 'not asked' ? 'caution' : entry.severity;
  return {
    key: keyOf('pregnancy', entry.entry, [order.name, state]),
    kind: 'pregnancy',
    severity,
    orders: [order.place],
    title: `${order.name} ${WHO[state]}`,
    why: entry.why,
    instead: state === 'not asked' ? `Ask about a pregnancy. If there is one: ${entry.instead}` : entry.instead,
    source: cite(entry.entry, entry.source),
    needsReason: severity === 'severe',
  };
}
