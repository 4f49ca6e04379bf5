import type { PatientListed } from '#contract/patients/patients.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Deps } from '#server/platform/deps.ts';
import { dayIn } from '#server/platform/zoned-time.ts';
import { ageOn } from '../age.ts';
import { presentFormerPuds } from '../merged/store.ts';
import { caresForInpatients } from '../policy.ts';
import { type ListedRow, listedByIds } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>;

const STATUS = { critical: 'Critical', 'follow-up': 'Follow-up', none: 'Active' } as const;
const GENDER = { male: 'Male', female: 'Female', other: 'Other' } as const;

/** The clinic's zone, and its day in it. */
type Shown = { timeZone: string; today: string };

/** Enough to find a person; what they came for and when, only to those who care for them. */
export function patientListed({ timeZone, today }: Shown, row: ListedRow): PatientListed {
  const visit = row.is_in_care ? row.last_visit_at : null;
  return {
    id: row.id,
    pud: row.pud,
    ...presentFormerPuds(row.former_puds),
    name: row.name,
    age: ageOn(row, today),
    dateOfBirth: row.date_of_birth,
    gender: row.sex ? GENDER[row.sex] : null,
    lastVisit: visit ? dayIn(timeZone, visit) : null,
    condition: row.is_in_care ? row.diagnosis || row.last_visit_reason || null : null,
    status: row.is_in_care ? STATUS[row.mark ?? 'none'] : 'Active',
    phoneEnding: row.phone.replace(/\D/g, '').slice(-4),
    isDeactivated: row.deactivated_at !== null,
    isInCare: row.is_in_care,
  };
}

export async function patientsListed(deps: Needs, actor: Actor, ids: string[]): Promise<PatientListed[]> {
  if (ids.length === 0) return [];
  const looking = lookingAs(deps, actor);
  const rows = await listedByIds(deps.db, looking, ids);
  return rows.map((row) => patientListed(looking, row));
}

/** Returns whose patients are listed, and the clinic's day. */
export function lookingAs({ clock, config }: Pick<Needs, 'clock' | 'config'>, actor: Actor) {
  const now = clock.now();
  const { timeZone } = config.clinic;
  return {
    timeZone,
    caredForBy: actor.accountId,
    isNurse: caresForInpatients(actor),
    now,
    today: dayIn(timeZone, now),
  };
}
