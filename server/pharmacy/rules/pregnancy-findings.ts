// What harms an unborn child, and whoever could become pregnant while taking it.
import { perDayOf } from '../doses.ts';
import { type Facts, type Finding, isSystemic, keyOf, namesOf, type Ordered } from '../facts.ts';
import { clausesOf } from '../illnesses/denied.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { PregnancyEntry } from '../table/schema.ts';
import { dangerOf } from './danger.ts';

// Asked between these ages, as the triage asks.
const FROM_YEARS = 10;
// MHRA, Pregnancy prevention programmes: girls and women from menarche to menopause.
const PREVENTION_FROM_YEARS = 12;
const UNTIL_YEARS = 55;

export function pregnancyFindings({ patient, orders }: Facts, table: SafetyTable): Finding[] {
  const state = pregnancyOf(patient);
  return orders.flatMap((order) => {
    const entry = worstEntry(order, table);
    if (!entry) return [];
    if (entry.prevention && (state === 'no' || state === 'not asked')) {
      return couldBecomePregnant(patient) && !isAgreed(patient, state) ? [preventionCard(order, entry, table)] : [];
    }
    if (state === 'no' || (state === 'not asked' && entry.severity !== 'severe')) return [];
    return [card(order, entry, state, table)];
  });
}

type State = 'yes' | 'unsure' | 'not asked' | 'no';
type Entry = PregnancyEntry & { source: string };

const PREGNANCY = /\b(?:pregnan(?:t|cy)|gravida)\b/i;
const ANOTHER_OR_NONE = /\b(?:not?|previous|past|ectopic|after)\b/i;
const IS_DENIED = /^\W*(?:no|nil|none|ruled out|excluded)\W*$/i;

/** "Pregnant with no complaints" is a pregnancy; "not pregnant" and "pregnancy: no" are none. */
function isPregnancy(clause: string): boolean {
  const found = PREGNANCY.exec(clause);
  if (!found) return false;
  const after = clause.slice(found.index + found[0].length);
  return !ANOTHER_OR_NONE.test(clause.slice(0, found.index)) && !IS_DENIED.test(after);
}

function pregnancyOf({ sex, age, pregnancy, conditions = [] }: Facts['patient']): State {
  if (sex === 'male') return 'no';
  if (pregnancy && pregnancy !== 'no') return pregnancy;
  if (conditions.flatMap(clausesOf).some(isPregnancy)) return 'yes';
  if (pregnancy) return pregnancy;
  if (sex === null) return 'not asked';
  return age !== null && (age < FROM_YEARS || age > UNTIL_YEARS) ? 'no' : 'not asked';
}

const couldBecomePregnant = ({ sex, age }: Facts['patient']) =>
  sex !== 'male' && (age === null || (age >= PREVENTION_FROM_YEARS && age <= UNTIL_YEARS));

// MHRA, Valproate pregnancy prevention programme: reviewed at least once a year.
const AGREED_DAYS = 365;

/** A pregnancy is ruled out, and contraception was agreed within the year. */
const isAgreed = ({ contraception }: Facts['patient'], state: State) =>
  state === 'no' && contraception != null && contraception.daysAgo <= AGREED_DAYS;

/** An ingredient's own entry says more than those of its classes. */
function worstEntry(order: Ordered, table: SafetyTable): Entry | undefined {
  const entries = order.parts.flatMap(({ ingredient }) => {
    const [own, ...classes] = namesOf(table, ingredient, order.route).map((name) => table.pregnancy.get(name) ?? []);
    const mine = own && own.length > 0 ? own : classes.flat();
    const onSurface = !isSystemic(table, ingredient, order.route);
    const daily = perDayOf(table, order, ingredient);
    return mine.filter(
      ({ alsoOnSurface, except = [], quietUpToDaily }) =>
        (!onSurface || alsoOnSurface) &&
        !except.includes(ingredient) &&
        (quietUpToDaily === undefined || daily === null || daily > quietUpToDaily),
    );
  });
  return (
    entries.find(({ severity, prevention }) => severity === 'severe' && prevention) ??
    entries.find(({ severity }) => severity === 'severe') ??
    entries[0]
  );
}

const WHO: Record<Exclude<State, 'no'>, string> = {
  yes: 'in pregnancy',
  unsure: 'for someone who may be pregnant',
  'not asked': 'and nobody has asked about a pregnancy',
};

function card(order: Ordered, entry: Entry, state: Exclude<State, 'no'>, { cite }: SafetyTable): Finding {
  // A pregnancy that nobody asked about is only a caution: the card asks the question, not for a reason.
  const severity = state === 'not asked' ? 'caution' : entry.severity;
  return {
    key: keyOf('pregnancy', entry.id, [order.name, state]),
    kind: 'pregnancy',
    severity,
    orders: [order.index],
    title: `${order.name} ${WHO[state]}`,
    why: entry.why,
    instead: state === 'not asked' ? `Ask about a pregnancy. If there is one: ${entry.instead}` : entry.instead,
    source: cite(entry.id, entry.source),
    needsReason: severity === 'severe',
    ...(state === 'yes' ? {} : { asks: { what: 'pregnancy' as const } }),
  };
}

function preventionCard(order: Ordered, entry: Entry, { cite }: SafetyTable): Finding {
  return {
    key: keyOf('prevention', entry.id, [order.name]),
    kind: 'prevention',
    severity: entry.severity,
    orders: [order.index],
    title: `${order.name} for someone who could become pregnant: ask about contraception`,
    why: `${dangerOf(entry.why)}. Before it is given, a pregnancy is ruled out and contraception agreed.`,
    instead: `Ask, and write what was agreed. Otherwise: ${entry.instead}`,
    asks: { what: 'contraception' },
    source: cite(entry.id, entry.source),
    needsReason: true,
  };
}
