import type { Deps } from '#server/platform/deps.ts';
import { findHome, isRunning } from '../find-series.ts';

export type Held = {
  /** The prescription that ran when the patient left. */
  id: string;
  name: string;
};

/** What waits for a doctor at this moment, whichever stay it waits since. The caller has decided who may know. */
export async function findHeld(deps: Pick<Deps, 'db' | 'clock' | 'config'>, patientId: string): Promise<Held[]> {
  const now = deps.clock.now();
  const { series } = await findHome(deps, patientId, now);
  return series.flatMap((one) =>
    one.hold && isRunning(one, now) && one.current.frequency !== 'once'
      ? [{ id: one.hold.medicineId, name: one.current.name }]
      : [],
  );
}
