import type { Deps } from '../platform/deps.ts';
import { countInCare } from './store.ts';

/** How many people this clinician cares for, or cared for at an earlier moment. */
export const countPatientsInCare = ({ db }: Pick<Deps, 'db'>, clinicianId: string, at: Date): Promise<number> =>
  countInCare(db, clinicianId, at);
