import type { CareLeft } from '#contract/appointments/leaving.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { readWorker } from '#server/staffing/read-worker.ts';
import { countCareLeft } from './store.ts';

/** Figures only, and the other doctors, those of the same department first. */
export async function readCareLeft({ db }: Deps, id: string): Promise<CareLeft> {
  const { department } = await readWorker(db, id);
  const others = (await listDoctorsOf(db)).filter((doctor) => doctor.id !== id);
  const takers = others.map((doctor) => ({ id: doctor.id, name: doctor.name, department: doctor.department }));
  const isNear = (taker: { department: string }) => Number(taker.department === department);
  return { ...(await countCareLeft(db, id)), takers: takers.sort((one, other) => isNear(other) - isNear(one)) };
}
