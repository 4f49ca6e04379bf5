import type { FigureScope } from '#server/appointments/figures/count-visits.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type CountedSignatures, countedSignatures } from './store.ts';

/** How often doctors signed against a finding of the safety check: how often, never what for or for whom. */
export const countOverrides = ({ db }: Pick<Deps, 'db'>, scope: FigureScope): Promise<CountedSignatures[]> =>
  countedSignatures(db, scope);
