import type { Doctor } from '#contract/appointments/doctors.ts';
import type { Deps } from '#server/platform/deps.ts';
import { findDoctorsByVideo, listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { findLanguages } from '#server/staffing/doctor-pages/read-doctor-page.ts';
import { nextFreeAt } from './free-slots.ts';

export async function listDoctors(deps: Deps, department?: string | undefined): Promise<Doctor[]> {
  const [doctors, languages] = [await listDoctorsOf(deps.db, department), await findLanguages(deps.db)];
  const byVideo = await findDoctorsByVideo(deps);
  return Promise.all(
    doctors.map(async ({ id, name, title, department: itsDepartment }) => ({
      id,
      name,
      title,
      department: itsDepartment,
      languages: languages.get(id) ?? [],
      offersVideo: byVideo.has(id),
      nextFreeAt: (await nextFreeAt(deps, id))?.toISOString() ?? null,
    })),
  );
}
