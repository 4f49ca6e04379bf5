// A way of giving that the medicine does not have.
import { type Facts, type Finding, keyOf, type Ordered } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { Ingredient } from '../table/schema.ts';

export const routeFindings = ({ orders }: Facts, table: SafetyTable): Finding[] =>
  orders.flatMap((order) => {
    const strange = order.parts
      .map(({ ingredient }) => table.ingredients.get(ingredient))
      .find((ingredient) => ingredient !== undefined && !ingredient.routes.includes(order.route));
    if (strange) return [card(order, strange, table)];
    const form = FORMS.find(({ written, routes }) => written.test(order.name) && !routes.includes(order.route));
    return form ? [formCard(order, form, table)] : [];
  });

type Form = { written: RegExp; words: string; routes: readonly string[] };

const SWALLOWED = ['by mouth', 'under the tongue', 'rectal', 'vaginal', 'into the nose'];

/** What the name itself says about how it is given. */
const FORMS: readonly Form[] = [
  { written: /\bear drops?\b/i, words: 'Ear drops', routes: ['into the ear'] },
  { written: /\beye (drops?|ointment|gel)\b/i, words: 'Eye drops', routes: ['into the eye', 'into the ear'] },
  { written: /\b(nasal|nose) (spray|drops?)\b/i, words: 'A nasal spray', routes: ['into the nose'] },
  {
    written: /\b(cream|ointment|lotion)\b/i,
    words: 'A cream',
    routes: ['on the skin', 'rectal', 'vaginal', 'into the nose', 'into the eye', 'into the ear'],
  },
  { written: /\b(respules?|nebules?|rotacaps?|inhaler)\b/i, words: 'Something to inhale', routes: ['inhaled'] },
  { written: /^\s*(tab|tabs|tablets?|caps?|capsules?|syp|syrup)\b/i, words: 'Something to swallow', routes: SWALLOWED },
];

function formCard(order: Ordered, { words, routes }: Form, { cite }: SafetyTable): Finding {
  return {
    key: keyOf('route', 'R-001', [order.name, order.route]),
    kind: 'route',
    severity: 'severe',
    orders: [order.index],
    title: `${words} ${order.route}: ${order.name}`,
    why: 'The name says another way than the order.',
    instead: `Change the route to ${routes[0]}, or choose another form.`,
    source: cite('R-001', 'the form that the name tells'),
    needsReason: true,
  };
}

/** By these a mistake cannot be taken back. */
const DEADLY: readonly string[] = ['spinal', 'into a vein'];

function card(order: Ordered, { name, routes, source = '' }: Ingredient, { cite }: SafetyTable): Finding {
  const entry = `R:${name.replaceAll(' ', '-')}`;
  const [only] = routes;
  return {
    key: keyOf('route', entry, [order.name, order.route]),
    kind: 'route',
    severity: 'severe',
    orders: [order.index],
    title: `${name} is never given ${order.route}`,
    why: `Its own routes: ${routes.join(', ')}.${DEADLY.includes(order.route) ? ' Given this way it can kill.' : ' Given this way it harms or does nothing.'}`,
    instead: only
      ? `Change the route to ${routes.join(' or ')}, and check the dose for it.`
      : 'Choose another medicine.',
    source: cite(entry, source),
    needsReason: true,
    ...(routes.length === 1 && only ? { offer: { words: `Change route to ${only}`, route: only } } : {}),
  };
}
