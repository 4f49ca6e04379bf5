import type { ComingVisit } from '#contract/appointments/leaving.ts';
import { findPatient } from '#server/patients/find-patient.ts';
import type { Deps } from '#server/platform/deps.ts';
import { addDays, dayBounds, dayIn, timeIn } from '#server/platform/zoned-time.ts';
import { listDoctorsOf } from '#server/schedule/find-doctor.ts';
import { readWorker } from '#server/staffing/read-worker.ts';
import { slotsOn } from '../booking/free-slots.ts';
import type { AppointmentRow } from '../store.ts';
import { comingVisits, type Today } from './store.ts';

export function todayOf({ clock, config }: Pick<Deps, 'clock' | 'config'>): Today {
  const { timeZone } = config.clinic;
  const now = clock.now();
  return { now, from: dayBounds(dayIn(timeZone, now), timeZone).from };
}

/** Lists the coming visits of someone who works here; empty for those who see no patients. */
export async function listVisitsOfDoctor(deps: Deps, doctorId: string): Promise<ComingVisit[]> {
  await readWorker(deps.db, doctorId);
  const rows = await comingVisits(deps.db, { doctorId }, todayOf(deps));
  const takers = await takersOf(deps, doctorId, rows);
  return rows.map((row) => ({ ...visitOf(deps, row), takers: takers(row) }));
}

export async function listVisitsOfPatient(deps: Deps, patientId: string): Promise<ComingVisit[]> {
  await findPatient(deps.db, patientId);
  const rows = await comingVisits(deps.db, { patientId }, todayOf(deps));
  return rows.map((row) => visitOf(deps, row));
}

function visitOf({ config }: Deps, row: AppointmentRow): ComingVisit {
  const { timeZone } = config.clinic;
  return {
    id: row.id,
    version: row.version,
    date: dayIn(timeZone, row.starts_at),
    time: timeIn(timeZone, row.starts_at),
    startsAt: row.starts_at.toISOString(),
    status: row.status === 'pending' ? 'pending' : 'approved',
    doctor: row.doctor_name,
    takers: [],
  };
}

/**
 * Finds doctors of the same department who are free at the time of each visit. Reads each doctor's times once for all days.
 */
async function takersOf(deps: Deps, doctorId: string, rows: AppointmentRow[]) {
  const { timeZone } = deps.config.clinic;
  const free: { id: string; name: string; departmentId: string; starts: Set<number> }[] = [];
  const [first, last] = [rows[0], rows.at(-1)];
  if (first && last) {
    const from = dayIn(timeZone, first.starts_at);
    const until = dayIn(timeZone, last.starts_at);
    const count = (Date.parse(until) - Date.parse(from)) / (Date.parse(addDays(from, 1)) - Date.parse(from)) + 1;
    const departments = new Set(rows.map((row) => row.department_id));
    for (const { id, name, department_id } of await listDoctorsOf(deps.db)) {
      if (id === doctorId || !departments.has(department_id)) continue;
      const slots = [...(await slotsOn(deps, id, from, count)).values()].flat();
      const starts = new Set(slots.filter(({ isFree }) => isFree).map((slot) => slot.startsAt.getTime()));
      free.push({ id, name, departmentId: department_id, starts });
    }
  }
  return (row: AppointmentRow) =>
    free
      .filter(({ departmentId, starts }) => departmentId === row.department_id && starts.has(row.starts_at.getTime()))
      .map(({ id, name }) => ({ id, name }));
}
