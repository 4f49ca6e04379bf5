// A way of giving that the medicine does not have.
import { type Facts, type Finding, keyOf, type Ordered } from '../facts.ts';
import type { SafetyTable } from '../table/build-table.ts';
import type { Ingredient } from '../table/schema.ts';

export const routeFindings = ({ orders }: Facts, table: SafetyTable): Finding[] =>
  orders.flatMap((order) => {
    const strange = order.parts
      .map(({ ingredient }) => table.ingredients.get(ingredient))
      .find((ingredient) => ingredient !== undefined && !ingredient.routes.includes(order.route));
    return strange ? [card(order, strange, table)] : [];
  });

/** By these a mistake cannot be taken back. */
const DEADLY: readonly string[] = ['spinal', 'into a vein'];

function card(order: Ordered, { name, routes, source = '' }: Ingredient, { cite }: SafetyTable): Finding {
  const entry = `R:${name.replaceAll(' ', '-')}`;
  const [only] = routes;
  return {
    key: keyOf('route', entry, [order.name, order.route]),
    kind: 'route',
    severity: 'severe',
    orders: [order.place],
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
