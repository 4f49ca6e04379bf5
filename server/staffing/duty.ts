// On duty or off it: a switch of one's own. Alerts that nobody answers go to those who are on.
import type { Duty } from '#contract/staffing/duty.ts';
import { appendEntry } from '../audit/append-entry.ts';
import type { Database } from '../db/connect.ts';
import { transaction } from '../db/transaction.ts';
import type { Actor } from '../platform/actor.ts';
import type { Deps } from '../platform/deps.ts';
import { publish } from '../platform/events.ts';
import { dayIn } from '../platform/zoned-time.ts';
import {
  clinicianOf,
  enabledAdministrators,
  enabledDoctors,
  enabledNurses,
  licensedAmong,
  onDuty,
  setOnDuty,
} from './store.ts';

export async function readDuty({ db }: Pick<Deps, 'db'>, actor: Actor): Promise<Duty> {
  const since = (await clinicianOf(db, actor.accountId))?.on_duty_since ?? null;
  const { licenceEndsOn } = actor;
  return { isOnDuty: since !== null, since: since?.toISOString() ?? null, ...(licenceEndsOn ? { licenceEndsOn } : {}) };
}

export async function changeDuty(deps: Deps, actor: Actor, isOnDuty: boolean): Promise<Duty> {
  return transaction(deps.db, async (tx) => {
    await setOnDuty(tx, actor.accountId, isOnDuty ? deps.clock.now() : null);
    await appendEntry(tx, deps.clock, actor, isOnDuty ? 'duty.began' : 'duty.ended');
    await publish(tx, { type: 'duty', to: { roles: ['doctor', 'staff'] } });
    return readDuty({ db: tx }, actor);
  });
}

export const listOnDuty = (db: Database, role: 'doctor' | 'staff'): Promise<string[]> => onDuty(db, role);

type Now = Pick<Deps, 'clock' | 'config'>;

const todayOf = ({ clock, config }: Now): string => dayIn(config.clinic.timeZone, clock.now());

/**
 * Those on duty. Where none of them could sign what has to be done now, all who can hear of it as well; where nobody can, all
 * doctors.
 */
export async function listDoctorsToTell(db: Database, deps: Now): Promise<string[]> {
  const [here, all] = await Promise.all([onDuty(db, 'doctor'), enabledDoctors(db)]);
  const able = new Set(await licensedAmong(db, all, todayOf(deps)));
  if (here.some((id) => able.has(id))) return here;
  return [...new Set([...here, ...(able.size > 0 ? able : all)])];
}

/** Those on duty; where nobody is, all. */
export async function listNursesToTell(db: Database): Promise<string[]> {
  const here = await onDuty(db, 'staff');
  return here.length > 0 ? here : enabledNurses(db);
}

/** Whether this doctor is on duty and could sign: else an urgent result is not left to them alone. */
export async function isAbleOnDuty(db: Database, deps: Now, doctorId: string): Promise<boolean> {
  const here = await onDuty(db, 'doctor');
  return here.includes(doctorId) && (await licensedAmong(db, [doctorId], todayOf(deps))).length > 0;
}

export const countOnDuty = async (db: Database, role: 'doctor' | 'staff'): Promise<number> =>
  (await onDuty(db, role)).length;

export const listAdministrators = (db: Database): Promise<string[]> => enabledAdministrators(db);

/** Those of them who are doctors and work here. */
export async function doctorsAmong(db: Database, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const doctors = new Set(await enabledDoctors(db));
  return accountIds.filter((id) => doctors.has(id));
}

export const isDoctorHere = async (db: Database, accountId: string): Promise<boolean> => {
  const clinician = await clinicianOf(db, accountId);
  return clinician?.role === 'doctor' && clinician.disabled_at === null;
};
