import type { Deps } from '../platform/deps.ts';
import { countInCare } from './store.ts';

/** How many people this clinician cares for now. */
export const countPatientsInCare = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, clinicianId: string): Promise<number> =>
  countInCare(db, clinicianId, clock.now());
