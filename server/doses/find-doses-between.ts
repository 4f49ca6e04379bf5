import type { HomeDose } from '#contract/medicines/doses.ts';
import type { Deps } from '../platform/deps.ts';
import { dosesBetween, findHome } from './find-series.ts';
import { presentDose } from './present.ts';

/** What a patient takes at home between two moments. The caller has decided who may. */
export async function findDosesBetween(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  patientId: string,
  span: { from: Date; until: Date },
): Promise<HomeDose[]> {
  const home = await findHome(deps, patientId, span.from);
  return dosesBetween(home, span, deps.config.clinic.timeZone).map((one) => presentDose(one, deps.clock.now()));
}
