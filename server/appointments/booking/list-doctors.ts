import type { Doctor } from '#contract/appointments/doctors.ts';
import type { Deps } from '#server/platform/deps.ts';
import { listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { nextFreeAt } from './free-slots.ts';

export async function listDoctors(deps: Deps, department?: string | undefined): Promise<Doctor[]> {
  const doctors = await listDoctorsOf(deps.db, department);
  return Promise.all(
    doctors.map(async ({ id, name, title, department: itsDepartment }) => ({
      id,
      name,
      title,
      department: itsDepartment,
      nextFreeAt: (await nextFreeAt(deps, id))?.toISOString() ?? null,
    })),
  );
}
