import type { FigureScope } from '#server/appointments/figures/count-visits.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type CountedOrders, countedOrders } from './store.ts';

/** The same of the ward's orders: how often, never what for or for whom. */
export const countOrderOverrides = ({ db }: Pick<Deps, 'db'>, scope: FigureScope): Promise<CountedOrders[]> =>
  countedOrders(db, scope);
